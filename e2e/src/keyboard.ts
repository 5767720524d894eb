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
 * Walks through a page with Tab or, from its end, with Shift+Tab.
 * @param place selector of what is walked through first; the walk goes on behind it
 * @param stops how many at most
 * @returns what has the focus without showing it, lies outside of the window, or is covered while it has it
 */
export async function focusProblems(
  page: Page,
  key: "Tab" | "Shift+Tab",
  place: "body" | "main",
  stops: number,
): Promise<string[]> {
  const problems = new Set<string>();
  await page.locator(place).evaluate((walked, fromEnd) => {
    const { top, bottom } = walked.getBoundingClientRect();
    scrollBy({ top: fromEnd ? bottom - innerHeight : top, behavior: "instant" });
    const ends = document.createElement("span");
    ends.tabIndex = -1;
    walked[fromEnd ? "append" : "prepend"](ends);
    ends.focus({ preventScroll: true });
    ends.remove();
  }, key === "Shift+Tab");
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(async () => {
      const isFilled = (element: Element) =>
        getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)";
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "";
      const name = `${focused.tagName} „${(focused.textContent ?? "").trim().slice(0, 40)}“`;
      const drawsRing = (element: Element, part?: string) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
      };
      const around = [focused, focused.parentElement, focused.closest("label, article, li")];
      // a link that covers a card or a line draws the ring around all of it
      const isMarked =
        around.some((element) => element && drawsRing(element)) || drawsRing(focused, "::after");
      if (!isMarked) return `no ring: ${name}`;
      if (focused.getBoundingClientRect().width <= 1) return "";
      const hiddenBy = () => {
        const { top, bottom, left, right } = focused.getBoundingClientRect();
        const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        if (!isInside) return `out of sight: ${name}`;
        // something of it is on top somewhere: in the middle, or near a corner
        const isSeen = [0.5, 0.1, 0.9].some((down) =>
          [0.5, 0.1, 0.9].some((along) => {
            const [x, y] = [left + (right - left) * along, top + (bottom - top) * down];
            // the editor's frames lie over what they are about, and let it be seen
            const onTop = document
              .elementsFromPoint(x, y)
              .find((one) => one === focused || !one.matches("button:empty") || isFilled(one));
            if (!onTop || onTop === document.body) return false;
            return onTop.contains(focused) || focused.contains(onTop);
          }),
        );
        return isSeen ? "" : `covered: ${name}`;
      };
      // the header glides back to people who come to it, over the line above it, which begins with the next frames;
      // what is paused, or follows the scroll position, may never end
      const isGliding = () =>
        document.getAnimations().some(({ playState, timeline }) => {
          return playState === "running" && timeline === document.timeline;
        });
      for (let frame = 0; hiddenBy() && (frame < 3 || isGliding()) && frame < 600; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return hiddenBy();
    });
    if (problem) problems.add(problem);
  }
  return [...problems];
}
