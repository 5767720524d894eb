import { locales } from "@festival/contracts/locales";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { layoutShift, watchLayoutShift } from "../src/layoutShift.ts";
import { overflowProblems, setLetterSize } from "../src/overflow.ts";
import { screens } from "../src/screens.ts";

/** The narrowest that WCAG 1.4.10 asks for, and a window of 1280 px at a zoom of 200 %. */
const widths = [320, 640];
/** Of goals.md: what moves by itself while a page is read. */
const highestLayoutShift = 0.002;

/** What moves at this moment, as the beginning of its HTML. */
function runningAnimations(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );
}

for (const [name, addressOf] of Object.entries(screens)) {
  for (const locale of locales) {
    test(`${name} fits into 320 px, at 200 % and with letters twice as large, and stands still for who wants it, in ${locale}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(await addressOf(locale));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowProblems(page), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await setLetterSize(page, 32);
      expect(await overflowProblems(page), "large letters").toEqual([]);
      // whoever wants little motion gets none
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      expect(await runningAnimations(page)).toEqual([]);
    });
  }

  for (const width of [412, 1280]) {
    test(`nothing moves by itself on ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShift(page);
      await page.goto(await addressOf("de"));
      await page.waitForLoadState("networkidle");
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const { score, moved } = await layoutShift(page);
      expect(score, moved.join(", ")).toBeLessThanOrEqual(highestLayoutShift);
    });
  }
}
