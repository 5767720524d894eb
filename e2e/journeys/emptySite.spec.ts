import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addressOf } from "@festival/contracts/calls/call";
import { getEventsIcs } from "@festival/contracts/calls/programme";
import { locales } from "@festival/contracts/locales";
import { remoteNames } from "@festival/contracts/containers";
import { href, screenNames, type RouteName } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { axeProblems } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { launchSite, type LaunchedSite } from "../src/launchSite.ts";
import { createAsStaff, signInByInvitation, statusOfStaffLinks } from "../src/staff.ts";

// A site of its own that starts without any content: what a festival sees that begins.

const dataDir = mkdtempSync(join(tmpdir(), "festival-empty-"));
let site: LaunchedSite;

// one worker, with one site, in this order
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await launchSite(dataDir, { FESTIVAL_DEMO: "0", SMTP_URL: "" }, "pipe");
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Routes of a single thing are honestly missing; lists and services say that there is nothing yet. */
const missing: readonly RouteName[] = [
  "quizQuestion",
  "magazineTag",
  "article",
  "event",
  "eventBooklet",
  "venue",
  "artist",
  "ensemble",
  "work",
  "composer",
  "teamMember",
  "form",
  "page",
  // for staff alone
  "quizCheck",
  "styleGuide",
  // without the token of a mail
  "newPassword",
  // without a link that staff made
  "review",
];
/** Before another try. */
const againMs = 500;
const parameters = {
  slug: "x",
  id: 1,
  ensembleId: 1,
  result: "1-1-1",
  path: "impressum",
  token: "x",
};

/** Asks again where a 503 says so: other sites and browsers keep the machine busy beside this one. */
async function get(request: APIRequestContext, address: string): Promise<APIResponse> {
  for (;;) {
    const answer = await request.get(site.url + address);
    if (answer.status() !== 503) return answer;
    await wait(againMs);
  }
}

test("says how to make the first account, and shows no login of a demo", () => {
  expect(site.printed()).toContain("npm run invite -- EMAIL NAME --admin");
  expect(site.printed()).not.toContain("Staff login");
  expect(site.login).toBeUndefined();
});

test("releases every remote, and refuses none", () => {
  expect(site.printed()).toContain(`${remoteNames.length} remotes released`);
  expect(site.printed()).not.toContain("is refused");
});

for (const locale of locales) {
  test(`answers at every route in ${locale}, within header and footer`, async ({ request }) => {
    for (const name of screenNames()) {
      const answer = await get(request, href(name, locale, parameters));
      const expected = missing.includes(name) ? 404 : 200;
      expect([name, answer.status()]).toEqual([name, expected]);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toMatch(/<header[\s>]/);
      expect(html).toMatch(/<footer[\s>]/);
    }
  });

  test(`has an accessible home page in ${locale} that says what it is`, async ({ page }) => {
    await page.goto(site.url + href("home", locale));
    const words = { de: "Diese Website ist im Aufbau.", en: "This website is being prepared." };
    await expect(page.getByText(words[locale], { exact: false })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}

test("answers search engines, calendars, feeds and staff who sign in", async ({ request }) => {
  const addresses = [
    "/robots.txt",
    "/sitemap.xml",
    addressOf(getEventsIcs, { locale: "de" }),
    "/de/api/programme-changes/feed.atom",
    "/en/api/articles/feed.atom",
    staffPaths.login,
    staffPaths.forgot,
  ];
  for (const address of addresses) {
    expect([address, (await get(request, address)).status()]).toEqual([address, 200]);
  }
});

test("has the clock of today", async ({ request }) => {
  const html = await (await request.get(site.url + href("home", "de"))).text();
  const now = Date.parse(/"now":"([^"]+)"/.exec(html)?.[1] ?? "");
  const oneHour = 3_600_000;
  expect(Math.abs(Date.now() - now)).toBeLessThan(oneHour);
});

test("lets the first admin in by the command that it names, and make the home page", async ({
  page,
}) => {
  const login = { email: "erste@festival.example", password: "fünf Noten auf einer Linie" };
  const origin = await signInByInvitation(page, login, {
    name: "Erste",
    dataDir,
    more: ["--admin"],
  });
  expect(origin).toBe(site.url);

  // all that an admin is shown
  await page.goto(site.url + href("home", "de"));
  const walked = await statusOfStaffLinks(page);
  expect(walked.map(([path]) => path)).toContain(staffPaths.secondFactor);
  expect(walked.filter(([, status]) => status >= 400)).toEqual([]);

  // visitors have been shown the page of before, which the shell keeps until now
  await createAsStaff(page, "/de/pageeditor-api/pages/", {
    urls: { de: "", en: "" },
    title: { de: "Klangfest", en: "Festival of Sound" },
  });
  // what the page of staff still asks for would be answered to a stranger
  await page.goto("about:blank");
  await page.context().clearCookies();
  // the shell learns of the change within a moment
  await expect(async () => {
    await page.goto(site.url + href("home", "en"));
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Festival of Sound", { timeout: 100 });
  }).toPass();
});

test("has logged no error in all of this", () => {
  for (const name of ["backend", "shell"]) {
    const lines = readFileSync(join(dataDir, "logs", `${name}.log`), "utf8").split("\n");
    const errors = lines.filter((line) => /"level":[56]0/.test(line));
    expect(errors).toEqual([]);
  }
});
