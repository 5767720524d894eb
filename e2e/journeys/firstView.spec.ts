import { href } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { meanLuminance } from "../src/luminance.ts";
import { screens } from "../src/screens.ts";

// What a visitor has in sight, in px.

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const windows = [phone, { width: 768, height: 1024 }, desktop, { width: 1920, height: 1080 }];

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
