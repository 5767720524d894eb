import { consentCookie, parseConsent, provisionalConsent } from "@festival/contracts/consent";
import { href } from "@festival/contracts/routes";
import { legalHref } from "@festival/contracts/legalPages";
import type { BrowserContext, Page } from "@playwright/test";
import { axeProblems, setContrast } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { pressOn, tabTo } from "../src/keyboard.ts";
import { pagePaths } from "../src/screens.ts";
import { site } from "../src/site.ts";

test.use({ agreed: null });

/** Notes what is asked of others, and answers it with nothing: no journey leaves this machine. */
async function foreignRequests(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(site.url).origin,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" });
    },
  );
  return asked;
}

async function consentOf(context: BrowserContext): Promise<string | undefined> {
  const found = (await context.cookies()).find(({ name }) => name === consentCookie);
  return found && decodeURIComponent(found.value);
}

const question = (page: Page) => page.getByRole("region", { name: "Was dürfen wir laden?" });
const specimen = href("page", "de", { path: pagePaths.specimen.de });

test("a film is requested from its provider alone, once the visitor always wants it", async ({
  page,
  context,
}) => {
  const asked = await foreignRequests(context);
  await page.goto(specimen);
  await question(page).getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole("button", { name: /^Immer laden.*YouTube/ }).click();
  const film = page.locator("iframe");
  await expect(film).toHaveAttribute("title", /^Video bei YouTube: /);
  await expect(film).toBeFocused();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const hosts = new Set(asked.map((url) => new URL(url).host));
  expect([...hosts]).toEqual(["www.youtube-nocookie.com"]);

  // and from then on by itself
  await page.reload();
  await page.locator("[data-section-model=video]").scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\//);
  await expect(question(page)).toBeHidden();
  expect(parseConsent(await consentOf(context))).toMatchObject({ services: ["youtube"] });
});

test("what is loaded once is not loaded on the next visit", async ({ page, context }) => {
  await foreignRequests(context);
  await page.goto(specimen);
  await page
    .getByRole("button", { name: /^Einmal laden/ })
    .first()
    .click();
  await expect(page.locator("iframe")).toHaveCount(1);
  expect(await consentOf(context)).toBeUndefined();
  await page.reload();
  await page.locator("[data-section-model=video]").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /^Einmal laden/ }).first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a withdrawal takes away what was loaded, and is kept", async ({ page, context }) => {
  await foreignRequests(context);
  await page.goto(specimen);
  await question(page).getByRole("button", { name: "Alle erlauben" }).click();
  await expect(page.locator("iframe").first()).toBeAttached();
  // the server has recorded it under an id, and keeps it
  await expect
    .poll(async () => parseConsent(await consentOf(context))?.id ?? "")
    .toMatch(/^[\da-f-]{36}$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie-Einstellungen" });
  const reloaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Alle ablehnen" }).click();
  await reloaded;
  await expect(page.getByRole("button", { name: /^Einmal laden/ }).first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(parseConsent(await consentOf(context))).toMatchObject({ services: [] });
});

test("the question does not block the page, is answered by keyboard, and Escape decides nothing", async ({
  page,
  context,
}) => {
  await page.goto(href("home", "de"));
  await expect(question(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await tabTo(page, question(page).getByRole("button", { name: "Alle ablehnen" }));
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  expect(await consentOf(context)).toBeUndefined();

  await page.reload();
  await expect(question(page)).toBeVisible();
  await pressOn(page, question(page).getByRole("link", { name: "Einzeln auswählen" }));
  const dialog = page.getByRole("dialog", { name: "Cookie-Einstellungen" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(question(page).getByRole("link", { name: "Einzeln auswählen" })).toBeFocused();
  expect(await consentOf(context)).toBeUndefined();

  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: /Externe Medien/ }).focus();
  await page.keyboard.press("Space");
  await pressOn(page, dialog.getByRole("button", { name: "Auswahl speichern" }));
  await expect(dialog).toBeHidden();
  await expect(question(page)).toBeHidden();
  expect(parseConsent(await consentOf(context))?.services).toContain("vimeo");
});

test("imprint and privacy are covered by nothing, and leaving them asks again", async ({
  page,
  context,
}) => {
  await page.goto(legalHref("privacy", "de"));
  await expect.poll(() => consentOf(context)).toBe(provisionalConsent);
  await expect(question(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Magazin" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Magazin" })).toBeVisible();
  await expect(question(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the question covers neither the open menu nor the page's end", async ({ page }) => {
    await page.goto(href("home", "de"));
    await expect(question(page)).toBeVisible();
    const menu = page.getByRole("banner").locator("summary", { hasText: "Menü" });
    await menu.click();
    await expect(question(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeVisible();

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await expect(last).toBeVisible();
    const lowerEdge = await last.evaluate((link) => link.getBoundingClientRect().bottom);
    const upperEdge = await question(page).evaluate((one) => one.getBoundingClientRect().top);
    expect(lowerEdge).toBeLessThanOrEqual(upperEdge);
  });
});

for (const [locale, title, settings] of [
  ["de", "Was dürfen wir laden?", "Cookie-Einstellungen"],
  ["en", "What may we load?", "Cookie settings"],
] as const) {
  test(`axe finds nothing on question and settings in ${locale}, in both contrasts`, async ({
    page,
  }) => {
    await page.goto(href("home", locale));
    await expect(page.getByRole("region", { name: title })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await setContrast(page, "high");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("region", { name: title }).getByRole("link").nth(0).focus();
    await page.getByRole("contentinfo").getByRole("link", { name: settings }).press("Enter");
    const dialog = page.getByRole("dialog", { name: settings });
    await dialog.locator("summary").last().click();
    await expect(dialog.getByRole("checkbox").last()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await setContrast(page, "normal");
    expect(await axeProblems(page)).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the settings are a page that keeps what one chooses", async ({ page, context }) => {
    await page.goto(specimen);
    await expect(page.getByRole("button", { name: /laden/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Bei YouTube öffnen/ })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Cookie-Einstellungen" }),
    ).toBeVisible();
    await page.getByRole("checkbox", { name: /^Vimeo/ }).check();
    await page.getByRole("button", { name: "Auswahl speichern" }).click();
    await expect(page.getByRole("status")).toHaveText(/^Gespeichert/);
    await expect(page.getByRole("checkbox", { name: /^Vimeo/ })).toBeChecked();
    expect(parseConsent(await consentOf(context))).toMatchObject({ services: ["vimeo"] });
  });
});
