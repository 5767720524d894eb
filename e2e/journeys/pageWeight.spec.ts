import type { RouteName } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { watchRequests } from "../src/requests.ts";
import { screens } from "../src/screens.ts";

/** What the goals allow a page of a first visit, in bytes as they travel. */
const most = 500_000;

/** The kinds of page with most pictures, and the one with every section; none of the others comes near. */
const laden: (RouteName | "every section")[] = [
  "home",
  "magazine",
  "article",
  "programme",
  "event",
  "venues",
  "eventBooklet",
  "artist",
  "ensemble",
  "pressImages",
  "every section",
];

const phone = { viewport: { width: 412, height: 915 } };
const laptop = { viewport: { width: 1280, height: 800 } };

/** Those with one pixel to a CSS pixel are as the bench of a first visit has them. */
const devices = {
  phone,
  laptop,
  "sharp phone": { ...phone, deviceScaleFactor: 3 },
  "sharp laptop": { ...laptop, deviceScaleFactor: 2 },
};

/** Goes through a page as its reader does: pictures come when they are near, by the frame after the next. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight * 0.7, behavior: "instant" });
      await frame();
      await frame();
    }
  });

for (const [device, use] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...use, agreed: null });

    for (const name of laden) {
      test(`${name} read to its end weighs 500 kB at most on a ${device}`, async ({ page }) => {
        test.slow();
        const requests = await watchRequests(page);
        await page.goto((await screens[name]?.("de")) ?? "", { waitUntil: "networkidle" });
        await readToTheEnd(page);
        // pictures that no one has asked for yet are made first
        await expect.poll(() => requests.weight(), { timeout: 60_000 }).not.toBeNull();
        expect(requests.weight()).toBeGreaterThan(100_000);
        expect(requests.weight()).toBeLessThanOrEqual(most);
      });
    }
  });
}
