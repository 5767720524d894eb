import { setTimeout as wait } from "node:timers/promises";
import { consentCookie, parseConsent } from "@festival/contracts/consent";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { href } from "@festival/contracts/routes";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { axeProblems, setContrast } from "../src/axe.ts";
import { untoldOf } from "../src/device.ts";
import { expect, test } from "../src/journey.ts";
import { pressOn } from "../src/keyboard.ts";
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

/** How late a rare section's code comes on a slow line. */
const lateByMs = 700;
/** The settings, over the page. */
async function openSettings(page: Page, name = "Cookie-Einstellungen"): Promise<Locator> {
  await page.getByRole("contentinfo").getByRole("link", { name }).press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
const specimen = href("page", "de", { path: pagePaths.specimen.de });

test("a film is requested from its provider alone, once the visitor always wants it", async ({
  page,
  context,
}) => {
  const asked = await foreignRequests(context);
  await page.goto(specimen);
  // nothing asks at the door: what would be loaded asks in its own place
  await expect(page.getByRole("region", { name: "Externe Inhalte laden?" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Immer laden.*YouTube/ }).click();
  const film = page.locator("iframe");
  await expect(film).toHaveAttribute("title", /^Video bei YouTube: /);
  await expect(film).toBeFocused();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const hosts = new Set(asked.map((url) => new URL(url).host));
  expect([...hosts]).toEqual(["www.youtube-nocookie.com"]);

  // and from then on by itself, once the decision is kept
  await expect.poll(() => consentOf(context)).toMatch(/youtube/);
  await page.reload();
  await page.locator("[data-section-model=video]").scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\//);
  expect(parseConsent(await consentOf(context))).toMatchObject({ services: ["youtube"] });
});

test("a video of the site plays with its captions from any place, and asks nothing of others", async ({
  page,
  context,
}) => {
  const asked = await foreignRequests(context);
  await page.goto(specimen);
  const film = page.locator("[data-section-model=film] video");
  await film.scrollIntoViewIfNeeded();
  // nothing of it is loaded before it plays
  await expect(film).toHaveJSProperty("readyState", 0);
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    video.currentTime = 3;
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(3);
  const shown = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === "showing")
        .map(({ language, cues }) => [language, cues?.length]),
    );
  await expect.poll(shown).toEqual([["de", 2]]);
  expect(asked).toEqual([]);
});

test("what is loaded once is not loaded on the next visit", async ({ page, context }) => {
  await foreignRequests(context);
  // a slow line: the page is alive before the code of its rare sections is there, and no press is lost
  await context.route(/\/sections\.\w+\.js$/, async (route) => {
    await wait(lateByMs);
    await route.continue();
  });
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
  await (await openSettings(page)).getByRole("button", { name: "Alle erlauben" }).click();
  await expect(page.locator("iframe").first()).toBeAttached();
  // the server has recorded it under an id, and keeps it
  await expect
    .poll(async () => parseConsent(await consentOf(context))?.id ?? "")
    .toMatch(/^[\da-f-]{36}$/);
  const dialog = await openSettings(page);
  const reloaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Alle ablehnen" }).click();
  await reloaded;
  await expect(page.getByRole("button", { name: /^Einmal laden/ }).first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(parseConsent(await consentOf(context))).toMatchObject({ services: [] });
});

test("the settings are answered by keyboard, and Escape decides nothing", async ({
  page,
  context,
}) => {
  await page.goto(href("home", "de"));
  const dialog = await openSettings(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" });
  await expect(link).toBeFocused();
  expect(await consentOf(context)).toBeUndefined();

  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: /Externe Medien/ }).focus();
  await page.keyboard.press("Space");
  await pressOn(page, dialog.getByRole("button", { name: "Auswahl speichern" }));
  await expect(dialog).toBeHidden();
  expect(parseConsent(await consentOf(context))?.services).toContain("spotify");
});

test("a device that holds what the registry does not tell of is noticed", async ({
  page,
  context,
}) => {
  await page.goto(legalHref("privacy", "de"));
  const { origin } = new URL(site.url);
  // what is kept here is told on this very page
  await expect(page.getByRole("table", { name: "Notwendig" })).toContainText(consentCookie);
  expect(await untoldOf(context, origin, true)).toEqual([]);
  const ends = Date.now() / 1000 + 500 * 86_400;
  await context.addCookies([
    { name: "festival_locale", value: "de", url: origin, expires: ends },
    { name: "_ga", value: "1", url: origin },
  ]);
  await page.evaluate(() => {
    localStorage.setItem("festival-new", "1");
    sessionStorage.setItem("festival-form-3", "{}");
  });
  expect((await untoldOf(context, origin, true)).toSorted()).toEqual([
    "cookie: _ga is not in contracts/privacy/deviceStorage.ts",
    expect.stringMatching(/^cookie: festival_locale lasts \d{3} days$/),
    "localStorage: festival-new is not in contracts/privacy/deviceStorage.ts",
  ]);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
});

for (const [locale, settings] of [
  ["de", "Cookie-Einstellungen"],
  ["en", "Cookie settings"],
] as const) {
  test(`axe finds nothing on the settings in ${locale}, in both contrasts`, async ({ page }) => {
    await page.goto(href("home", locale));
    const dialog = await openSettings(page, settings);
    await dialog.locator("summary").last().click();
    await expect(dialog.getByRole("checkbox").last()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await setContrast(page, "high");
    expect(await axeProblems(page, "colours")).toEqual([]);
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
    await page.getByRole("checkbox", { name: /^Spotify/ }).check();
    await page.getByRole("button", { name: "Auswahl speichern" }).click();
    await expect(page.getByRole("status")).toHaveText(/^Gespeichert/);
    await expect(page.getByRole("checkbox", { name: /^Spotify/ })).toBeChecked();
    expect(parseConsent(await consentOf(context))).toMatchObject({ services: ["spotify"] });
  });
});
