import type { StaffUser } from "@festival/contracts/api/staff";
import type { Locale } from "@festival/contracts/locales";
import { expect, type Locator, type Page } from "@playwright/test";

/** What the admin area shows where there is no screen, or none for its reader. */
export const unknownScreen = (page: Page): Locator =>
  page.getByRole("heading", {
    level: 1,
    name: /^(Diese Seite gibt es nicht|There is no such page)$/,
  });

const german =
  /[äöüß]|(?<!\p{L})(?:der|die|das|und|oder|nicht|für|mit|von|ein|eine|keine|im|am)(?!\p{L})/iu;

/** The names of fields, columns and parts of an English screen that are German. */
export async function germanNames(page: Page): Promise<string[]> {
  const names = await page.locator("main").locator("h1, h2, label, legend, th, dt").allInnerTexts();
  return names.filter((name) => german.test(name)).map((name) => `German: ${name}`);
}

/** The addresses that the navigation of the admin area shows, in a window that has room for it. */
export async function screensOf(page: Page): Promise<string[]> {
  const links = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
  );
}

/** Opens a screen and waits until it is there. */
export async function openScreen(page: Page, path: string, locale: Locale = "de"): Promise<void> {
  await page.goto(`${path}?lang=${locale}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Wird geladen|Loading)/)).toHaveCount(0);
}

/** The addresses that the bar of staff shows on the pages of the site. */
export async function linksOfBar(page: Page): Promise<string[]> {
  const user: StaffUser = await (await page.request.get("/de/pageeditor-api/user")).json();
  return user.admin_menus.flatMap(({ links }) => links.map(({ url }) => url));
}

/** The address of the first record that a list shows, where it leads to its records. */
export async function firstRecordOf(page: Page, path: string): Promise<string | undefined> {
  const links = page.locator(`main a[href^="${path}/"]`);
  const found = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  return found.find((address) => /^\/\d+$/.test(address.slice(path.length)));
}
