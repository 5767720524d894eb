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
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

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

test("a link to a place in another page goes to its top, and then to the place", async ({
  page,
}) => {
  await page.goto(href("programme", "de"));
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = `${address}#footer`;
    link.textContent = "Zum Ende des Magazins";
    document.querySelector("main")?.prepend(link);
  }, magazine);
  await watchDocument(page);
  await page.getByRole("link", { name: "Zum Ende des Magazins" }).click();
  await expect(page).toHaveTitle(/Magazin/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page).toHaveURL(/#footer$/);
  expect((await watchedDocument(page)).same).toBe(true);
});

test.describe("a remote whose code can't be loaded", () => {
  test.use({ expectedTrouble: [/mf-quiz|ERR_FAILED|Failed to (?:fetch|load)/] });

  test("is loaded again once, and reads as the server wrote it", async ({ page, trouble }) => {
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route(/\/remotes\/mf-quiz\/.*\.js$/, (route) => route.abort());
    await page.goto(href("quizStart", "de"));
    await expect.poll(() => documents.length, { timeout: 30_000 }).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // by then the second try has failed, too
    const failures = () => trouble.filter((text) => /^console error.*mf-quiz.*died/s.test(text));
    await expect.poll(() => failures().length, { timeout: 30_000 }).toBe(2);
    expect(documents).toHaveLength(2);
  });
});

test("an old browser is told so, until its reader closes that for good", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "ElementInternals"));
  await page.goto(href("programme", "de"));
  const notice = page.getByRole("region", { name: "Hinweis zu Ihrem Browser" });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  await notice.getByRole("button", { name: "Hinweis schließen" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
