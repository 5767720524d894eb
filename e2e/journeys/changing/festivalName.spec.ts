import type { SettingsRecord } from "@festival/contracts/api/settings";
import { addressOf } from "@festival/contracts/calls/call";
import { getAllSettings } from "@festival/contracts/calls/platform";
import type { Localized } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { signIn, updateAsStaff } from "../../src/staff.ts";

const former = { de: "Musikfest am Strom", en: "Musikfest am Strom" };
const chosen = { de: "Internationale Orgelwoche Nürnberg", en: "Organ Week" };

const callIt = (staff: Page, festival_name: Localized) =>
  updateAsStaff<SettingsRecord>(staff, addressOf(getAllSettings, { locale: "de" }), {
    festival_name,
  });

test.afterEach(({ page }) => callIt(page, former));

test("a festival puts its own name on the site, which then says it everywhere", async ({
  page,
  browser,
}) => {
  await signIn(page, href("home", "de"));
  await callIt(page, chosen);
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 320, height: 640 },
  });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(href("newsletter", "de"));
    await expect(visitor).toHaveTitle(`Newsletter – ${chosen.de}`, { timeout: 100 });
  }).toPass();
  const brand = (name: string) => visitor.getByRole("banner").getByRole("link", { name });
  await expect(brand(`${chosen.de}, Zur Startseite`)).toBeVisible();
  // however long: nothing is wider than the window
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // another page in the same document
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await visitor.getByRole("banner").getByRole("link", { name: "Magazin", exact: true }).click();
  await expect(visitor).toHaveTitle(`Magazin – ${chosen.de}`);
  await visitor.goto(href("magazine", "en"));
  await expect(visitor).toHaveTitle(`Magazine – ${chosen.en}`);
  const manifest = await (await visitor.request.get("/site.en.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Organ Week", short_name: "Organ" });
  const offline = await (await visitor.request.get("/offline.de.html")).text();
  expect(offline).toContain(`<p>${chosen.de}</p>`);
  await context.close();
});
