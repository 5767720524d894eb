import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has before what a journey looks for. */
const mostStops = 150;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the element has the focus; fails where it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops && !(await isFocused(target)); stop += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Goes to a link or button with Tab and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/**
 * Walks through a page with Tab.
 * @param stops how many at most
 * @returns what has the focus without showing it, or lies outside of the window while it has it
 */
export async function focusProblems(page: Page, stops: number): Promise<string[]> {
  const problems = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const problem = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "";
      const name = `${focused.tagName} „${(focused.textContent ?? "").trim().slice(0, 40)}“`;
      const drawsRing = (element: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
      };
      // a card draws the ring around itself for the link that fills it
      const around = [focused, focused.parentElement, focused.closest("label, article, li")];
      if (!around.some((element) => element && drawsRing(element))) return `no ring: ${name}`;
      const { top, bottom, left, right, width } = focused.getBoundingClientRect();
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return width > 1 && !isInside ? `out of sight: ${name}` : "";
    });
    if (problem) problems.add(problem);
  }
  return [...problems];
}
