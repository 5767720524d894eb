import type { SettingsRecord } from "@festival/contracts/api/settings";
import { addressOf } from "@festival/contracts/calls/call";
import { getAllSettings } from "@festival/contracts/calls/platform";
import { consentCookie, provisionalConsent } from "@festival/contracts/consent";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { axeProblems, setContrast } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { focusProblems, tabTo } from "../../src/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../../src/layoutShift.ts";
import { contactForm } from "../../src/screens.ts";
import { signIn, updateAsStaff } from "../../src/staff.ts";

const home = href("home", "de");
const settingsCall = addressOf(getAllSettings, { locale: "de" });

const setTagManager = (page: Page, id: string) =>
  updateAsStaff<SettingsRecord>(page, settingsCall, { tag_manager_id: id });

const policyOf = async (page: Page) =>
  (await page.request.get(home)).headers()["content-security-policy"];

const question = (page: Page) => page.getByRole("region", { name: "Externe Inhalte laden?" });

async function consentOf(context: BrowserContext): Promise<string | undefined> {
  const found = (await context.cookies()).find(({ name }) => name === consentCookie);
  return found && decodeURIComponent(found.value);
}

/** A visitor who has decided nothing, on a site whose settings have the tag manager's id. */
async function undecided(staff: Page, browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(staff.url()).origin,
    viewport: { width, height: 740 },
  });
  const page = await context.newPage();
  await expect.poll(() => policyOf(page)).toContain("https://www.googletagmanager.com");
  return page;
}

test.beforeEach(async ({ page }) => {
  await signIn(page, home);
  await setTagManager(page, "GTM-ABCD");
});

test.afterEach(async ({ page }) => {
  await setTagManager(page, "");
  await expect.poll(() => policyOf(page)).not.toContain("googletagmanager");
});

test("the tag manager runs for those who agreed to it, where the settings have its id", async ({
  page,
  browser,
}) => {
  const visitorsPage = await undecided(page, browser, 1280);
  const asked: string[] = [];
  await visitorsPage.context().route("https://www.googletagmanager.com/**", async (route) => {
    asked.push(route.request().url());
    const body = "document.documentElement.dataset.tagged = JSON.stringify(dataLayer[0][2])";
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await visitorsPage.goto(home);
  await question(visitorsPage).waitFor();
  expect(asked).toEqual([]);
  await question(visitorsPage).getByRole("button", { name: "Alle erlauben" }).click();
  // it runs under the page's own policy, and is told what else was agreed to
  await expect(visitorsPage.locator("html")).toHaveAttribute(
    "data-tagged",
    /"ad_storage":"granted"/,
  );
  expect(asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABCD"]);
  await visitorsPage.context().close();
});

test("the question about statistics is one line of 72 px that covers nothing, and Escape decides nothing", async ({
  page,
  browser,
}) => {
  const visitorsPage = await undecided(page, browser, 360);
  await watchLayoutShift(visitorsPage);
  await visitorsPage.goto(home);
  const line = question(visitorsPage);
  await expect(line).toBeVisible();
  const box = await line.boundingBox();
  const main = await visitorsPage.getByRole("main").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(72);
  expect(main?.y).toBe((box?.y ?? 0) + (box?.height ?? 0));
  // its room was there from the first paint
  expect(await layoutShift(visitorsPage)).toEqual({ score: 0, moved: [] });
  expect(await axeProblems(visitorsPage)).toEqual([]);
  await setContrast(visitorsPage, "high");
  expect(await axeProblems(visitorsPage, "colours")).toEqual([]);

  await tabTo(visitorsPage, line.getByRole("button", { name: "Alle ablehnen" }));
  await visitorsPage.keyboard.press("Escape");
  await expect(line).toBeHidden();
  expect((await visitorsPage.getByRole("main").boundingBox())?.y).toBe(box?.y);
  expect(await consentOf(visitorsPage.context())).toBeUndefined();

  await visitorsPage.reload();
  await line.getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(line).toBeHidden();
  await visitorsPage.reload();
  // for those who have decided there is neither the question nor its room
  expect((await visitorsPage.getByRole("main").boundingBox())?.y).toBe(box?.y);
  await visitorsPage.context().close();
});

test("the question fills the room that is kept for it, at every width and in both languages", async ({
  page,
  browser,
}) => {
  const visitorsPage = await undecided(page, browser, 360);
  const line = visitorsPage.getByRole("region", { name: /^(?:Externe Inhalte|Load external)/ });
  for (const locale of locales) {
    await visitorsPage.goto(href("home", locale));
    for (const [width, room] of [
      [360, 72],
      [768, 56],
      [1280, 56],
      [1920, 56],
    ] as const) {
      await visitorsPage.setViewportSize({ width, height: 800 });
      expect([locale, width, (await line.boundingBox())?.height]).toEqual([locale, width, room]);
    }
  }
  await visitorsPage.context().close();
});

test("imprint and privacy ask nothing, and leaving them asks again", async ({ page, browser }) => {
  const visitorsPage = await undecided(page, browser, 1280);
  await visitorsPage.goto(legalHref("privacy", "de"));
  await expect.poll(() => consentOf(visitorsPage.context())).toBe(provisionalConsent);
  await expect(question(visitorsPage)).toBeHidden();
  const footer = visitorsPage.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Impressum" }).click();
  await expect(visitorsPage.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await expect(question(visitorsPage)).toBeHidden();
  await visitorsPage.getByRole("banner").getByRole("link", { name: "Magazin" }).first().click();
  await expect(question(visitorsPage)).toBeVisible();
  await visitorsPage.context().close();
});

test("the question covers nothing that has the focus, in small windows", async ({
  page,
  browser,
}) => {
  test.slow();
  const visitorsPage = await undecided(page, browser, 360);
  for (const size of [
    { width: 740, height: 360 },
    { width: 320, height: 256 },
  ]) {
    await visitorsPage.setViewportSize(size);
    await visitorsPage.goto(contactForm("de"));
    await expect(question(visitorsPage)).toBeVisible();
    for (const key of ["Tab", "Shift+Tab"] as const) {
      const problems = await focusProblems(visitorsPage, key, "main", 20);
      expect.soft([size.width, key, ...problems]).toEqual([size.width, key]);
    }
  }
  await visitorsPage.context().close();
});
