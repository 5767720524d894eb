import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NewReleaseKey } from "@festival/contracts/api/editing/releaseKeys";
import { addressOf } from "@festival/contracts/calls/call";
import { createReleaseKey } from "@festival/contracts/calls/releases";
import type { LiveSet } from "@festival/contracts/release";
import { href } from "@festival/contracts/routes";
import { makeTeamRepository, type TeamRepository } from "@festival/tooling/teamRepository";
import { expect, test } from "../../src/journey.ts";
import { site } from "../../src/site.ts";
import { createAsStaff, signIn } from "../../src/staff.ts";

// A team that has its remote elsewhere, with nothing but the packed packages and a key.

test.describe.configure({ timeout: 120_000 });

const readLive = (): LiveSet =>
  JSON.parse(readFileSync(join(site.dataDir, "releases", "live.json"), "utf8"));

let repository: TeamRepository;
test.beforeAll(async () => {
  repository = await makeTeamRepository("mf-quiz");
});
test.afterAll(() => repository.remove());

test("a team builds its remote elsewhere, releases it by its key and takes it back", async ({
  page,
  browser,
}) => {
  await signIn(page, href("home", "de"));
  const asked = { remote: "mf-quiz", label: "CI of the quiz" };
  const call = addressOf(createReleaseKey, { locale: "de" });
  const { secret } = (await createAsStaff(page, call, asked)) as NewReleaseKey;
  const team = { FESTIVAL_SITE: site.url, FESTIVAL_RELEASE_KEY: secret };
  const before = readLive().live;

  const file = join(repository.folder, "src", "locales", "de.json");
  const texts = readFileSync(file, "utf8");
  const words = "Von anderswo gebaut";
  const changed = texts.replace(/(?<="start": ")[^"]+/, words);
  expect(changed).not.toBe(texts);
  writeFileSync(file, changed);
  const { stdout } = await repository.kit(["release", "--reason", "a new word"], team);
  const [, version] = /mf-quiz (\w{12}) is live\.$/m.exec(stdout) ?? [];
  expect(readLive().live).toEqual({ ...before, "mf-quiz": version });
  const visitor = await browser.newPage();
  const start = new URL(href("quizStart", "de"), site.url).href;
  await visitor.goto(start);
  await expect(visitor.getByText(words).first()).toBeVisible();

  const back = await repository.kit(["rollback", String(before["mf-quiz"])], team);
  expect(back.stdout).toContain("is live again");
  expect(readLive().live).toEqual(before);
  await visitor.goto(start);
  await expect(visitor.getByRole("main")).not.toContainText(words);
  await visitor.close();
});
