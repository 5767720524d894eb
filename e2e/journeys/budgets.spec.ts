import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { remoteNames } from "@festival/contracts/containers";
import type { LiveSet, Release } from "@festival/contracts/release";
import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { openScreen, screensOf } from "../src/office/adminScreens.ts";
import { site } from "../src/site.ts";
import { signIn } from "../src/staff.ts";

/** What the goals allow, in bytes of brotli. */
const most = {
  remote: 40 * 1024,
  remoteEntry: 8 * 1024,
  firstList: 195_000,
  form: 28_600,
  screen: 30_000,
  /** The largest of the screens: all that can be set for the site. */
  settings: 34_500,
};

/** Bytes of the programme's document before compression. */
const mostOfProgramme = 170_000;

const store = () => join(site.dataDir, "releases");
const read = (...path: string[]) => JSON.parse(readFileSync(join(store(), ...path), "utf8"));

/** The weight of a release's files as visitors get them. */
function weightOf({ name, version }: Release, files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + statSync(join(store(), name, version, "browser", `${file}.br`)).size,
    0,
  );
}

for (const locale of locales) {
  test(`the document of the programme keeps to its bytes in "${locale}"`, async () => {
    const answer = await fetch(site.url + href("programme", locale));
    expect(answer.status).toBe(200);
    expect((await answer.bytes()).byteLength).toBeLessThanOrEqual(mostOfProgramme);
  });
}

// the editor comes to staff alone
for (const name of remoteNames.filter((one) => one !== "mf-editor")) {
  test(`each screen of ${name} keeps to 40 KB, of which its entry has 8`, () => {
    const { live }: LiveSet = read("live.json");
    const release: Release = read(name, live[name] ?? "", "release.json");
    const { entry, exposes } = release.browser;
    expect(weightOf(release, [entry])).toBeLessThanOrEqual(most.remoteEntry);
    const scriptsAt = (exposed: string) => exposes[exposed]?.scripts ?? [];
    const shown = Object.keys(exposes).filter((exposed) => exposed.startsWith("./screen/"));
    expect(shown.length).toBeGreaterThan(0);
    const tooHeavy = shown.flatMap((exposed) =>
      locales
        .map((locale) => {
          const parts = ["./app", exposed, `./texts/${locale}`].flatMap(scriptsAt);
          return { exposed, locale, bytes: weightOf(release, [entry, ...parts]) };
        })
        .filter(({ bytes }) => bytes > most.remote),
    );
    expect(tooHeavy).toEqual([]);
  });
}

/** Bytes of the scripts that a document has asked for until it is quiet, by their addresses. */
async function scriptsOf(page: Page): Promise<Map<string, number>> {
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map((entry): [string, number] => [
        entry.name,
        (entry as PerformanceResourceTiming).encodedBodySize,
      ]),
  );
  return new Map(scripts);
}

const sum = (bytes: readonly number[]) => bytes.reduce((all, one) => all + one, 0);

/** The scripts of the first list of the admin area. */
async function scriptsOfList(page: Page): Promise<Map<string, number>> {
  const list = `${staffPaths.admin}/events`;
  await signIn(page, list);
  await openScreen(page, list);
  await expect(page.locator("main tbody a").first()).toBeVisible();
  return scriptsOf(page);
}

/** Bytes of the scripts of a screen that others have not brought. */
async function bytesMore(page: Page, path: string, others: Map<string, number>): Promise<number> {
  await openScreen(page, path);
  const more = [...(await scriptsOf(page))].filter(([name]) => !others.has(name));
  return sum(more.map(([, bytes]) => bytes));
}

test("the admin area keeps to its bytes of scripts: of the first list, and of a form more", async ({
  page,
}) => {
  const ofList = await scriptsOfList(page);
  expect(ofList.size).toBeGreaterThan(5);
  expect(Math.min(...ofList.values())).toBeGreaterThan(0);
  expect(sum([...ofList.values()])).toBeLessThanOrEqual(most.firstList);
  const ofForm = await bytesMore(page, `${staffPaths.admin}/events/1`, ofList);
  expect(ofForm).toBeGreaterThan(most.form / 2);
  expect(ofForm).toBeLessThanOrEqual(most.form);
});

test.describe("screens of the admin area", () => {
  // the preview of a form is a page of the site's own, which may do what the document around it may
  test.use({
    expectedTrouble: [
      /has both allow-scripts and allow-same-origin|Nothing is kept\. InvalidStateError/,
    ],
  });

  test("each keeps to its bytes of scripts, besides those of the first list", async ({ page }) => {
    test.slow();
    const ofList = await scriptsOfList(page);
    const forms =
      "forms/1 forms/create venues/1 images/1 quizzes/1 events/1/cancel artists/1/replace";
    const further = `${forms} composers/1/merge images/words`.split(" ");
    const all = [
      ...(await screensOf(page)),
      ...further.map((path) => `${staffPaths.admin}/${path}`),
    ];
    expect(all.length).toBeGreaterThan(40);
    const weights: [string, number][] = [];
    for (const path of all) weights.push([path, await bytesMore(page, path, ofList)]);
    expect(Math.max(...weights.map(([, bytes]) => bytes))).toBeGreaterThan(most.form / 2);
    const mostOf = (path: string) => (path.endsWith("/settings") ? most.settings : most.screen);
    expect(weights.filter(([path, bytes]) => bytes > mostOf(path))).toEqual([]);
  });
});
