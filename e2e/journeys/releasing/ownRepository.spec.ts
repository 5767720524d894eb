import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NewReleaseKey } from "@festival/contracts/api/editing/releaseKeys";
import { addressOf } from "@festival/contracts/calls/call";
import { createReleaseKey } from "@festival/contracts/calls/releases";
import type { LiveSet } from "@festival/contracts/release";
import { href } from "@festival/contracts/routes";
import { makeTeamRepository, type TeamRepository } from "@festival/tooling/teamRepository";
import { expect, test, waitForScripts } from "../../src/journey.ts";
import { site } from "../../src/site.ts";
import { createAsStaff, signIn } from "../../src/staff.ts";

// A team that has its remote elsewhere, with nothing but the packed packages and a key.

test.describe.configure({ timeout: 120_000 });

const readLive = (): LiveSet =>
  JSON.parse(readFileSync(join(site.dataDir, "releases", "live.json"), "utf8"));

/** A screen that no other part was built with, and another address of one that all link to. */
const newScreen: Record<string, string> = {
  "routes.ts": `import type { DeclaredRoutes } from "@festival/contracts/release/declaredRoutes";

export const routes = {
  quizArchive: {
    path: { de: "/quiz/archiv", en: "/quiz/archive" },
    query: ["year"],
  },
  quizStart: { path: { de: "/quiz", en: "/quiz" }, query: [] },
} as const satisfies DeclaredRoutes;

type Added = Record<keyof typeof routes, "mf-quiz">;
declare module "@festival/contracts/routes/table" {
  interface OwnersByRoute extends Added {}
}
`,
  "pages/ArchivePage.tsx": `import { href } from "@festival/contracts/routes";
import type { ScreenProps } from "@festival/shared-ui/owner";

export function ArchivePage({ page }: ScreenProps<{ year: string }>) {
  return (
    <>
      <h1>Archiv {page.data.year}</h1>
      <a href={href("quizStart", "de")}>Zum Anfang</a>
    </>
  );
}
`,
  "pages/loadArchivePage.ts": `import { localize } from "@festival/contracts/locales";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";

export const loadArchivePage = async ({ route }: PageRequest) => ({
  kind: "page" as const,
  data: { year: route.query.year ?? "" },
  head: { title: "Archiv", description: "Alle Fragen" },
  alternates: localize((locale) => href("quizArchive", locale)),
});
`,
};
const newRow = `
  quizArchive: screen({
    server: ON_SERVER && { load: loadArchivePage },
    Screen: async () => (await import("./pages/ArchivePage.tsx")).ArchivePage,
  }),
`;

let repository: TeamRepository;
test.beforeAll(async () => {
  repository = await makeTeamRepository("mf-quiz");
});
test.afterAll(() => repository.remove());

test("a team builds its remote elsewhere, with a new screen and a new address, releases it by its key and takes it back", async ({
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
  for (const [name, text] of Object.entries(newScreen)) {
    writeFileSync(join(repository.folder, "src", name), text);
  }
  const screens = join(repository.folder, "src", "screens.ts");
  const rows = readFileSync(screens, "utf8").replace(/(?<=screens: .+ = \{)\n/, newRow);
  expect(rows).toContain(newRow);
  writeFileSync(screens, `import { loadArchivePage } from "./pages/loadArchivePage.ts";\n${rows}`);
  const { stdout } = await repository.kit(["release", "--reason", "a new word"], team);
  const [, version] = /mf-quiz (\w{12}) is live\.$/m.exec(stdout) ?? [];
  expect(readLive().live).toEqual({ ...before, "mf-quiz": version });
  const visitor = await browser.newPage();
  const start = new URL(href("quizStart", "de"), site.url).href;
  await visitor.goto(start);
  await expect(visitor.getByText(words).first()).toBeVisible();

  // an address that no part of the site was built with, and the links of all parts to the one that has changed
  await expect(visitor).toHaveURL(/\/de\/quiz$/);
  const errors: string[] = [];
  visitor.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visitor.goto(new URL("/de/quiz/archiv?year=1920&other=1", site.url).href);
  await expect(visitor.getByRole("heading", { name: "Archiv 1920" })).toBeVisible();
  await waitForScripts(visitor);
  await visitor.evaluate(() => Object.assign(window, { isSame: true }));
  await visitor.getByRole("link", { name: "Zum Anfang" }).click();
  await expect(visitor).toHaveURL(/\/de\/quiz$/);
  await expect(visitor.getByText(words).first()).toBeVisible();
  await visitor.goBack();
  await expect(visitor.getByRole("heading", { name: "Archiv 1920" })).toBeVisible();
  expect(await visitor.evaluate(() => "isSame" in window)).toBe(true);
  const sitemap = await visitor.request.get(new URL("/en/sitemap.xml", site.url).href);
  expect(await sitemap.text()).toContain("/en/quiz/archive</loc>");
  expect(errors).toEqual([]);

  const back = await repository.kit(["rollback", String(before["mf-quiz"])], team);
  expect(back.stdout).toContain("is live again");
  expect(readLive().live).toEqual(before);
  await visitor.goto(start);
  await expect(visitor).toHaveURL(start);
  await expect(visitor.getByRole("main")).not.toContainText(words);
  expect((await visitor.request.get(new URL("/de/quiz/archiv", site.url).href)).status()).toBe(404);
  await visitor.close();
});
