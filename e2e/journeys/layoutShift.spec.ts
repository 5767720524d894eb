import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { focusProblems } from "../src/keyboard.ts";
import {
  displaced,
  layoutShift,
  loadFonts,
  placesBeforeScripts,
  watchLayoutShift,
} from "../src/layoutShift.ts";
import { screens } from "../src/screens.ts";

/** Of goals.md: what moves by itself while a page is read. */
const highestLayoutShift = 0.002;

const widths = [412, 1280];
/** Whose plan an address holds only the device knows: tools are replaced by a word on whose it is. */
const knownByDevice = "plan with events";

/** What moves while a visitor reads a page to its end. */
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
    const address = await addressOf("de");
    const before = await placesBeforeScripts(page, address, widths);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { score, moved } = await shiftWhileRead(page, address);
      const where = `${width} px: ${moved.join(", ")}`;
      expect.soft(score, where).toBeLessThanOrEqual(highestLayoutShift);
      const elsewhere = name === knownByDevice ? [] : await displaced(page, before.get(width));
      expect.soft(elsewhere, `${width} px: what scripts displace`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    // what stands around each page is walked through on one
    const [place, stops] = name === "home" ? (["body", 60] as const) : (["main", 40] as const);
    expect(await focusProblems(page, "Tab", place, stops)).toEqual([]);
    expect(await focusProblems(page, "Shift+Tab", place, stops)).toEqual([]);
  });
}
