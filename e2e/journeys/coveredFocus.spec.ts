import type { RouteName } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { focusProblems } from "../src/keyboard.ts";
import { screens } from "../src/screens.ts";

// WCAG 2.2, 2.4.11: what has the focus is in sight. Header, bars and menus leave least where the window is small.

/** A phone, one held sideways, and a window of 1280 × 1024 px at 400 %. */
const sizes = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

/** `npm run soak -- focus` walks through all of every screen. */
const isWhole = process.env.WALK_ALL === "1";
const stops = isWhole ? 150 : 20;
/** Long, with lists of links, controls of every type, and what sticks to the window's edges. */
const chosen: readonly string[] = ["form", "programme", "event"] satisfies RouteName[];

for (const [name, addressOf] of Object.entries(screens)) {
  if (!isWhole && !chosen.includes(name)) continue;
  test(`what has the focus on ${name} is in sight in small windows, there and back`, async ({
    page,
  }) => {
    test.slow();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(await addressOf("de"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const key of ["Tab", "Shift+Tab"] as const) {
        const problems = await focusProblems(page, key, "main", stops);
        expect.soft([size.width, key, ...problems]).toEqual([size.width, key]);
      }
    }
  });
}
