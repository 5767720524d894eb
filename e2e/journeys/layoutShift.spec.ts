import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { focusProblems } from "../src/keyboard.ts";
import { layoutShift, loadFonts, watchLayoutShift } from "../src/layoutShift.ts";
import { routeScreens, screens } from "../src/screens.ts";

/** Of goals.md: what moves by itself while a page is read. */
const highestLayoutShift = 0.002;
/** When the font comes long after the first paint; what stands in for it has nearly its measures. */
const highestShiftOfLateFont = 0.003;
const lateFontMs = 700;

/** What moves while somebody reads a page to its end. */
async function shiftWhileRead(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  // comes with the footer's script
  await expect(page.getByRole("button", { name: "Kontrast erhöhen" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return layoutShift(page);
}

for (const [name, addressOf] of Object.entries(screens)) {
  // one visitor, whose browser has the fonts, for all that leaves the page as it is
  test(`nothing moves by itself on ${name}, and the keyboard's place can be seen`, async ({
    page,
  }) => {
    test.slow();
    await loadFonts(page);
    await watchLayoutShift(page);
    for (const width of [412, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { score, moved } = await shiftWhileRead(page, await addressOf("de"));
      const where = `${width} px: ${moved.join(", ")}`;
      expect.soft(score, where).toBeLessThanOrEqual(highestLayoutShift);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await focusProblems(page, 60)).toEqual([]);
  });
}

for (const [name, addressOf] of Object.entries(routeScreens)) {
  test(`hardly anything moves on ${name} when the font comes late`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    await page.route(/latin-wght-normal.*\.woff2$/, async (route) => {
      await setTimeout(lateFontMs);
      await route.continue();
    });
    await watchLayoutShift(page);
    await page.goto(await addressOf("de"));
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const { score, moved } = await layoutShift(page);
    expect(score, moved.join(", ")).toBeLessThanOrEqual(highestShiftOfLateFont);
  });
}
