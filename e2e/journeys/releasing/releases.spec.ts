import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import type { ShellHealth } from "@festival/contracts/api/system";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth } from "@festival/contracts/calls/platform";
import {
  isOwner,
  type OwnerName,
  type RemoteName,
  remoteNames,
} from "@festival/contracts/containers";
import type { LiveSet } from "@festival/contracts/release";
import { href, visitorRoutes } from "@festival/contracts/routes";
import { readSecret } from "@festival/tooling/secrets";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { startReading } from "../../src/readers.ts";
import { pagePaths, routeScreens } from "../../src/screens.ts";
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

/** Between two looks; asking without a pause takes the processor from the workers that are to come. */
const pauseMs = 100;
/** Two workers start one after the other, and the first renders probes: four seconds on a machine with nothing else to do. */
const takeover = { timeout: 60_000 };

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

/** A place where a remote shows itself, and words of its German file that stand there. */
interface Part {
  path: string;
  words: string;
}

/** What has no screens stands on the pages of others. */
const besideScreens: Record<Exclude<RemoteName, OwnerName>, Part> = {
  "mf-editor": {
    path: href("page", "de", { path: pagePaths.visit.de }),
    words: "Seite bearbeiten",
  },
};
/** Where the words of a remote's parts stand that its releases are told by. */
const wordsOf = (remote: RemoteName) =>
  `${remote}/src/${isOwner(remote) ? "" : "words/"}locales/de.json`;

const wordsIn = (texts: unknown): string[] =>
  typeof texts === "string" ? [texts] : Object.values(texts ?? {}).flatMap(wordsIn);

/** The first screen of an owner, and the first of its words that stand in it. */
async function partOf(owner: Exclude<OwnerName, "shell">, page: Page): Promise<Part> {
  const route = visitorRoutes(owner).at(0);
  const path = route && (await routeScreens[route]?.("de"));
  if (!path) throw new Error(`${owner} has no screen that visitors can open.`);
  await page.goto(path);
  const texts: unknown = JSON.parse(copy.read(`${owner}/src/locales/de.json`));
  for (const words of wordsIn(texts)) {
    if ((await shown(page.getByRole("main"), words).count()) > 0) return { path, words };
  }
  throw new Error(`${path} shows no text of ${owner}/src/locales/de.json.`);
}

const shown = (place: Locator, words: string) =>
  place.getByText(words, { exact: true }).filter({ visible: true }).first();

const roundsOfEach = Math.ceil(rounds / remoteNames.length);

for (const remote of remoteNames) {
  test(`${remote} is released while people read, and taken back, and no other part moves`, async ({
    page,
  }) => {
    const before = readLive().live;
    const hasScreens = isOwner(remote);
    const { path, words: now } = hasScreens ? await partOf(remote, page) : besideScreens[remote];
    // its own page, and one that another team makes
    const elsewhere = href(remote === "mf-programme" ? "magazine" : "programme", "de");
    const readers = [startReading(path, 2), startReading(elsewhere, 2)];
    // the editor is there for staff alone
    if (remote === "mf-editor") await signIn(page, path);
    const place = hasScreens ? page.getByRole("main") : page.locator("body");
    let present = now;
    for (let round = 1; round <= roundsOfEach; round += 1) {
      const words = `Zum ${round}. Mal ganz neu`;
      const texts = new RegExp(`(?<=": ")${RegExp.escape(present)}(?=")`, "g");
      copy.change(wordsOf(remote), texts, words);
      present = words;
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
      await expect(shown(place, words)).toBeVisible();

      const back = await copy.releases("rollback", remote);
      expect(back.output).toContain("is live again");
      expect(await servedReleases()).toEqual(before);
      await page.goto(path);
      await expect(shown(place, now)).toBeVisible();
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
