import { setTimeout } from "node:timers/promises";
import { expect, test } from "../../src/journey.ts";
import { layoutShift, watchLayoutShift } from "../../src/layoutShift.ts";
import { routeScreens, screens } from "../../src/screens.ts";
import { standIns, type StandIn } from "../../src/standInFonts.ts";

// Each stand-in font is a project of its own: its browser has that font and no other of the machine's. A screen is read
// with one of them, by turns, and with all of them by `npm run soak -- fonts`.

const highestShift = 0.003;
const lateByMs = 700;
/** Of the widths of all texts of a page, in the stand-in and in the font. */
const highestDeviation = 0.01;

/** By which the configuration chooses what a stand-in is tried with. */
const tagOf = (standIn: StandIn) => `@${standIn}`;

for (const [index, [name, addressOf]] of Object.entries(routeScreens).entries()) {
  const tag = tagOf(standIns[index % standIns.length] ?? "Arial");
  test(`${name}: hardly anything moves when the font loads late`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    await page.route(/latin-wght-normal.*\.woff2$/, async (route) => {
      await setTimeout(lateByMs);
      await route.continue();
    });
    await watchLayoutShift(page);
    await page.goto(await addressOf("de"));
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const { score, moved } = await layoutShift(page);
    expect(score, moved.join(", ")).toBeLessThanOrEqual(highestShift);
  });
}

const tag = standIns.map(tagOf);
test("the stand-in sets text as wide as the font does", { tag }, async ({ page }) => {
  for (const name of ["programme", "article", "event", "page"]) {
    const addressOf = screens[name];
    if (!addressOf) throw new Error(`Screen not found: ${name}`);
    await page.goto(await addressOf("de"));
    const deviations = await page.evaluate(async () => {
      const [family = "", extended = "", ...standIns] = getComputedStyle(document.documentElement)
        .getPropertyValue("--font")
        .split(",");
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("No canvas.");
      context.textRendering = "geometricPrecision";
      const text = document.querySelector("main")?.innerText ?? "";
      const lines = text.split("\n").filter((line) => line.length > 0);
      const widthIn = (font: string) => {
        context.font = font;
        return lines.reduce((sum, line) => sum + context.measureText(line).width, 0);
      };
      const styles = ["400", "600", "700", "italic 400"];
      await Promise.all(styles.map((style) => document.fonts.load(`${style} 100px ${family}`)));
      return styles.map((style) => ({
        style,
        deviation:
          widthIn(`${style} 100px ${standIns.join()}`) /
            widthIn(`${style} 100px ${family},${extended}`) -
          1,
      }));
    });
    for (const { style, deviation } of deviations) {
      expect.soft(Math.abs(deviation), `${style} on ${name}`).toBeLessThanOrEqual(highestDeviation);
    }
  }
});
