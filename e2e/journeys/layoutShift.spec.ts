import { expect, test } from "../src/journey.ts";
import { layoutShift, watchLayoutShift } from "../src/layoutShift.ts";
import { screens } from "../src/screens.ts";

/** Of goals.md: what moves by itself while a page is read. */
const highestLayoutShift = 0.002;

for (const [name, addressOf] of Object.entries(screens)) {
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
