import { locales } from "@festival/contracts/locales";
import { href, match } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { pressOn } from "../src/keyboard.ts";

const banner = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const searchLink = (page: Page) => banner(page).getByRole("link", { name: /^(?:Suche|Search)$/ });
const routeOf = (page: Page) => match(new URL(page.url()).pathname)?.name;

/** Its link opens a dialog once the header's scripts run. */
async function openDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Suche" });
  await expect(async () => {
    await searchLink(page).press("Enter");
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  return dialog;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("searches the whole site without scripts", async ({ page }) => {
    await page.goto(href("home", "de"));
    await searchLink(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Suche" })).toBeVisible();
    const field = main(page).getByRole("searchbox");
    await field.fill("beethoven");
    await main(page).getByRole("button", { name: "Suchen" }).click();
    await expect(page).toHaveURL("/de/suche?q=beethoven");
    await expect(page).toHaveTitle(/^\d+ Treffer zu „beethoven“/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(field).toHaveValue("beethoven");
    await main(page)
      .getByRole("region", { name: /^Konzerte/ })
      .getByRole("heading", { level: 3 })
      .getByRole("link")
      .first()
      .click();
    expect(routeOf(page)).toBe("event");

    await page.goto(href("search", "en", {}, { q: "gibtesnicht" }));
    await main(page).getByRole("link", { name: "See the whole programme" }).click();
    expect(routeOf(page)).toBe("programme");
  });
});

test("by keyboard alone, searches the whole site from the header", async ({ page }) => {
  await page.goto(href("programme", "de"));
  // the programme's own field is one of these once scripts run
  await expect(page.getByRole("combobox")).toBeVisible();
  const dialog = await openDialog(page);
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(searchLink(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await field.pressSequentially("saariaho");
  const composer = dialog.getByRole("option", { name: "Kaija Saariaho" }).first();
  await expect(composer).toBeVisible();
  for (const option of await dialog.getByRole("option").all()) {
    await page.keyboard.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    if ((await composer.getAttribute("aria-selected")) === "true") break;
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/komponisten\/kaija-saariaho\/\d+$/);
  await expect(dialog).toBeHidden();

  await openDialog(page);
  await field.pressSequentially("beethoven");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/suche?q=beethoven");
  await expect(page.getByRole("heading", { level: 1, name: "Suche" })).toBeFocused();
  await pressOn(page, main(page).getByRole("region").getByRole("link").first());
  await expect(page.getByRole("heading", { level: 1, name: "Suche" })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/de/suche?q=beethoven");
});

for (const width of [320, 360, 768, 1024, 1280]) {
  for (const locale of locales) {
    test(`the search in the header has its place at ${width} px in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(href("home", locale));
      const box = await searchLink(page).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      const ends = (box?.x ?? 0) + (box?.width ?? 0);
      expect(ends).toBeLessThanOrEqual(width);
      // in one row with the brand
      const brand = await banner(page).getByRole("link").first().boundingBox();
      const middle = (of: typeof box) => (of?.y ?? 0) + (of?.height ?? 0) / 2;
      expect(Math.abs(middle(box) - middle(brand))).toBeLessThanOrEqual(2);
      // nothing in the header's row lies over it
      const isOnTop = await searchLink(page).evaluate((link) => {
        const { left, top, width: wide, height } = link.getBoundingClientRect();
        return [0.05, 0.5, 0.95].every((part) =>
          link.contains(document.elementFromPoint(left + wide * part, top + height / 2)),
        );
      });
      expect(isOnTop).toBe(true);
    });
  }
}
