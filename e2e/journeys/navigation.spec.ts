import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { watchDocument, watchedDocument } from "../src/withoutReload.ts";

/** Holds a page's data back until it is let go. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    if (route.request().headers().accept?.startsWith("application/json")) await held;
    await route.continue();
  });
  return letGo;
}

const magazine = href("magazine", "de");
const goToMagazine = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Magazin" }).first().click();

test("a page that is long in coming shows progress, then a placeholder over the old screen", async ({
  page,
}) => {
  await page.goto(href("programme", "de"));
  await watchDocument(page);
  const letGo = await holdPage(page, magazine);
  await goToMagazine(page);
  const main = page.getByRole("main");
  await expect(main).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: "Die Seite wird geladen." })).toHaveCount(
    1,
  );
  await expect(page.locator('[data-kind="title"]')).toBeVisible();
  await expect(page.locator("main h1")).toHaveText("Programm");
  letGo();
  await expect(page).toHaveTitle(/Magazin/);
  await expect(page.locator('[data-kind="title"]')).toHaveCount(0);
  await expect(main).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await watchedDocument(page)).toEqual({ same: true, emptyMain: 0 });
});

test.describe("without a network", () => {
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });

  test("the old screen comes back as it was", async ({ page, context }) => {
    await page.goto(href("programme", "de"));
    const letGo = await holdPage(page, magazine);
    await goToMagazine(page);
    await expect(page.locator('[data-kind="title"]')).toBeVisible();
    await context.setOffline(true);
    letGo();
    await expect(page.locator('[data-kind="title"]')).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "Die Seite konnte nicht geladen werden." }),
    ).toHaveCount(1);
  });
});
