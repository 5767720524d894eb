import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Locator } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { meanLuminance } from "../src/luminance.ts";
import { screens } from "../src/screens.ts";

// What a visitor has in sight, in px.

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const tablet = { width: 768, height: 1024 };
const windows = [phone, tablet, desktop, { width: 1920, height: 1080 }];

test("an event has price and ticket in the first view, and on a phone they come along", async ({
  page,
}) => {
  const address = await screens.event?.("de");
  await page.goto(address ?? "");
  const offer = page.locator("[data-event-offer]");
  for (const window of windows) {
    await page.setViewportSize(window);
    await expect(offer.getByRole("link")).toBeVisible();
    const box = await offer.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(window.height);
  }
  await page.setViewportSize(phone);
  const bar = page.locator("[data-ticket-bar]");
  await expect(bar).toHaveCount(0);
  await page.mouse.wheel(0, 1500);
  await expect(bar.getByRole("link")).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
});

test("the ticket comes along where the page jumps from above its offer to below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await page.goto((await screens.event?.("de")) ?? "");
  await expect(page.locator("[data-event-offer]").getByRole("link")).not.toBeInViewport();
  const bar = page.locator("[data-ticket-bar]");
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(bar.getByRole("link")).toBeInViewport();
});

test("the programme begins in the first view, and the footer is short", async ({ page }) => {
  await page.goto(href("programme", "de"));
  const first = page.getByRole("main").getByRole("article").first();
  for (const [window, most] of [
    [desktop, 440],
    [phone, 420],
  ] as const) {
    await page.setViewportSize(window);
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(most);
  }
  expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeLessThanOrEqual(640);
  await page.goto(href("quizStart", "de"));
  expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeLessThanOrEqual(200);
});

const bottomOf = async (what: Locator) => {
  const box = await what.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0);
};

for (const locale of locales) {
  test(`the app has the motto's button and its menu's account above its bar in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${href("home", locale)}?beemobile=1`);
    const bar = page.getByRole("navigation", { name: /^(?:Schnellzugriff|Quick access)$/ });
    const button = page
      .getByRole("main")
      .getByRole("link", { name: /^(?:Zum Programm|See the programme)$/ })
      .first();
    const summary = bar.locator("summary");
    const account = bar.getByRole("link", { name: /^(?:Mein Konto|My account)/ });
    for (const window of [phone, tablet, desktop]) {
      await page.setViewportSize(window);
      const top = (await bar.boundingBox())?.y ?? 0;
      expect(await bottomOf(button)).toBeLessThanOrEqual(top - 16);
      await summary.click();
      await expect(summary).toHaveText(/^(?:Menü|Menu)(?:Schließen|Close)$/);
      await expect(summary.getByText(/^(?:Schließen|Close)$/)).toBeVisible();
      await expect(summary.getByText(/^Men[uü]$/)).toBeHidden();
      expect(await bottomOf(account)).toBeLessThanOrEqual(top - 8);
      await summary.click();
    }
  });

  test(`each question of the quiz has its buttons in the first view in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(href("quizQuestion", locale));
    const form = page.getByRole("main").locator("form");
    const submit = form.getByRole("button", { name: /^(?:Weiter|Fertig|Next|Done)$/ });
    let last = false;
    for (let number = 1; !last; number += 1) {
      await expect(page.getByText(new RegExp(`^(?:Frage|Question) ${number} `))).toBeVisible();
      expect([number, (await bottomOf(submit)) <= desktop.height]).toEqual([number, true]);
      last = /^(?:Fertig|Done)$/.test(await submit.innerText());
      if (!last) await form.getByRole("link", { name: /^(?:Überspringen|Skip)$/ }).click();
    }
  });
}

test("the account and the number of marked events stand apart in the header", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(href("programme", "de"));
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Merken/ })
    .first()
    .click();
  const header = page.getByRole("banner");
  const count = header.getByRole("link", { name: /^Mein Festival/ }).locator("span[aria-hidden]");
  const account = header.getByRole("link", { name: /^Mein Konto/ });
  await expect(count).toHaveText("1");
  const [left, right] = [await count.boundingBox(), await account.boundingBox()];
  expect((left?.x ?? Number.NaN) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
});

test.describe("where the system is dark", () => {
  test.use({ colorScheme: "dark", viewport: phone });

  test("a booklet is dark from its head to its footer, and remembers to be light", async ({
    page,
    context,
  }) => {
    const address = await screens.eventBooklet?.("de");
    await page.goto(address ?? "");
    const dark = page.getByRole("checkbox", { name: "Dunkle Ansicht" });
    await expect(dark).toBeInViewport();
    await expect(dark).toBeChecked();
    for (const window of [phone, desktop]) {
      await page.setViewportSize(window);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += window.height) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        expect(await meanLuminance(page, context)).toBeLessThanOrEqual(0.12);
      }
    }
    await dark.uncheck();
    await expect(page.locator("html")).toHaveAttribute("data-reading", "light");
    await page.reload();
    await expect(dark).not.toBeChecked();
    expect(await meanLuminance(page, context)).toBeGreaterThan(0.5);
  });
});
