import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import type { ShellHealth } from "@festival/contracts/api/system";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth } from "@festival/contracts/calls/platform";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import type { LiveSet } from "@festival/contracts/release";
import { href } from "@festival/contracts/routes";
import { readSecret } from "@festival/tooling/secrets";
import { expect, test } from "../../src/journey.ts";
import { startReading } from "../../src/readers.ts";
import { pagePaths } from "../../src/screens.ts";
import { site } from "../../src/site.ts";
import { signIn } from "../../src/staff.ts";
import { watchDocument, watchedDocument } from "../../src/withoutReload.ts";
import { type WorkingCopy, makeWorkingCopy } from "../../src/workingCopy.ts";

/** `npm run soak` goes round many times, shared among the remotes. */
const rounds = Number(process.env.SOAK_ROUNDS || 1);

test.describe.configure({ timeout: 120_000 + rounds * 60_000 });

const liveFile = () => join(site.dataDir, "releases", "live.json");
const readLive = (): LiveSet => JSON.parse(readFileSync(liveFile(), "utf8"));

/** Writes the live set as the store does: whole, and under a new revision. */
function writeLive(live: LiveSet["live"]): void {
  const present = readLive();
  const next: LiveSet = { ...present, live, revision: present.revision + 1 };
  writeFileSync(`${liveFile()}.next`, JSON.stringify(next));
  renameSync(`${liveFile()}.next`, liveFile());
}

/** Between two looks; who asks without a pause takes the processor from the workers that are to come. */
const pauseMs = 100;
/** Two workers start one after the other, and the first renders probes: four seconds on a machine with nothing else to do. */
const takeover = { timeout: 15_000 };

/** What all workers serve, once they do. */
async function servedReleases(): Promise<ShellHealth["releases"]> {
  for (;;) {
    const headers = { connection: "close", [internalHeader]: readSecret(site.dataDir) };
    const answer = await fetch(site.url + addressOf(getHealth), { headers });
    const { releases, takenOver } = (await answer.json()) as ShellHealth;
    if (takenOver) return releases;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

let copy: WorkingCopy;
test.beforeAll(() => {
  test.setTimeout(120_000);
  copy = makeWorkingCopy();
});
test.afterAll(() => copy.remove());

interface Part {
  /** A page that it shows itself on. */
  path: string;
  /** The key of a text that is the first of its name in the German file. */
  key: string;
  now: string;
  role: "heading" | "link" | "button";
}

const parts: Record<RemoteName, Part> = {
  "mf-programme": {
    path: href("programme", "de"),
    key: "title",
    now: "Programm",
    role: "heading",
  },
  "mf-magazine": { path: href("magazine", "de"), key: "title", now: "Magazin", role: "heading" },
  "mf-quiz": { path: href("quizStart", "de"), key: "start", now: "Los geht’s", role: "link" },
  "mf-forms": { path: href("forms", "de"), key: "title", now: "Formulare", role: "heading" },
  "mf-editor": {
    path: href("page", "de", { path: pagePaths.visit.de }),
    key: "start",
    now: "Seite bearbeiten",
    role: "button",
  },
};

const roundsOfEach = Math.ceil(rounds / remoteNames.length);

for (const remote of remoteNames) {
  const { path, key, now, role } = parts[remote];

  test(`${remote} is released while people read, and taken back, and no other part moves`, async ({
    page,
  }) => {
    const before = readLive().live;
    // its own page, and one that another team makes
    const elsewhere = href(remote === "mf-programme" ? "magazine" : "programme", "de");
    const readers = [startReading(path, 2), startReading(elsewhere, 2)];
    // the editor is there for staff alone
    if (remote === "mf-editor") await signIn(page, path);
    for (let round = 1; round <= roundsOfEach; round += 1) {
      const words = `Zum ${round}. Mal ganz neu`;
      const text = new RegExp(`"${key}": ".+"`);
      copy.change(`${remote}/src/locales/de.json`, text, `"${key}": "${words}"`);
      const released = await copy.releases("release", remote);
      expect(released.output).toContain("is live");
      expect(released.code).toBe(0);
      // of the demo season there is something to show on every screen and in every fragment
      expect(released.output).not.toContain("not rendered");
      // the other teams' parts stay as they were
      const served = await servedReleases();
      expect({ ...served, [remote]: before[remote] }).toEqual(before);
      expect(served[remote]).not.toBe(before[remote]);
      await page.goto(path);
      await expect(page.getByRole(role, { name: words, exact: true })).toBeVisible();

      const back = await copy.releases("rollback", remote);
      expect(back.output).toContain("is live again");
      expect(await servedReleases()).toEqual(before);
      await page.goto(path);
      await expect(page.getByRole(role, { name: now, exact: true })).toBeVisible();
    }

    for (const { answers, failures } of await Promise.all(readers.map((one) => one.stop()))) {
      expect(failures).toEqual([]);
      expect(answers).toBeGreaterThan(20);
    }
  });
}

const fault = 'throw new Error("the strings are out of tune");\n';
const resultScreen = "mf-quiz/src/pages/QuizResultPage/QuizResultPage.tsx";

for (const [what, file, place, words] of [
  ["is loaded", "mf-quiz/src/server.ts", /$/, /the strings are out of tune/],
  [
    "shows a screen that no list leads to",
    resultScreen,
    /(?<=^export function QuizResultPage\(.*\{\n)/m,
    /answers \/de\/konzert-o-mat\/1-.+ with 500: the strings are out of tune/,
  ],
  [
    "is loaded in a browser",
    "mf-quiz/src/app.ts",
    /$/,
    /does not load in Chromium: the strings are out of tune/,
  ],
] as const) {
  test(`a release that throws when it ${what} never goes live, and no other team notices`, async () => {
    const before = readLive();
    copy.change(file, place, fault);
    const refused = await copy.releases("release", "mf-quiz");
    copy.change(file, fault, "");
    expect(refused.output).toMatch(words);
    expect(refused.code).toBe(1);
    expect(readLive()).toEqual(before);
    expect(await servedReleases()).toEqual(before.live);
  });
}

for (const [what, code, words] of [
  ["imports what does not exist", '\nimport "./gibtEsNicht.ts";\n', "gibtEsNicht"],
  ["can't be parsed", "\nconst = 1;\n", "Unexpected token"],
] as const) {
  test(`a release that ${what} is not built, and the command says why`, async () => {
    copy.change("mf-quiz/src/server.ts", /$/, code);
    const failed = await copy.releases("release", "mf-quiz");
    copy.change("mf-quiz/src/server.ts", code, "");
    expect(failed.code).toBe(1);
    expect(failed.output).toContain(words);
    expect(failed.output).not.toContain("backtrace");
  });
}

test("a name that is no remote is answered with those that are", async () => {
  const answer = await copy.releases("release", "mf-kiosk");
  expect(answer.code).toBe(1);
  expect(answer.output).toContain("mf-programme");
});

for (const [remote, fallback] of [
  ["mf-programme", "Zum ganzen Programm"],
  ["mf-magazine", "Zum Magazin"],
] as const satisfies [RemoteName, string][]) {
  test(`the home page stands without ${remote}`, async ({ page }) => {
    const { live } = readLive();
    const { [remote]: left, ...others } = live;
    expect(left).toBeTruthy();
    writeLive(others);
    await expect.poll(servedReleases, takeover).not.toHaveProperty(remote);
    try {
      const answer = await page.goto(href("home", "de"));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: fallback })).toBeVisible();
      // the rest of the page is alive
      await watchDocument(page);
      await main.getByRole("link", { name: "Zum Concert-O-Mat" }).click();
      await expect(page).toHaveTitle(/Concert-O-Mat/);
      expect(await watchedDocument(page)).toEqual({ same: true, emptyMain: 0 });
    } finally {
      writeLive(live);
      await expect.poll(servedReleases, takeover).toHaveProperty(remote, left);
    }
  });
}
