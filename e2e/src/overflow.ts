import type { Page } from "@playwright/test";

/**
 * What does not fit into the window's width: the document where it can be scrolled sideways, and words
 * that are cut off.
 * @returns one line for each, empty where all fits
 */
export function overflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    const width = root.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} „${(element.textContent ?? "").trim().slice(0, 40)}“`;
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element !== root;
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      // what only screen readers get is clipped to a point
      Boolean(element.closest("[aria-hidden=true]")) ||
      element.getBoundingClientRect().width <= 1;
    if (root.scrollWidth > width)
      problems.push(`the page is ${root.scrollWidth} wide, not ${width}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || seen.has(element) || !walker.currentNode.nodeValue?.trim()) continue;
      seen.add(element);
      if (["SCRIPT", "STYLE", "OPTION"].includes(element.tagName) || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      let frame: Element | null = element;
      let isScrolled = false;
      for (; frame && frame !== root; frame = frame.parentElement) {
        if (scrolls(frame)) isScrolled = true;
        if (isScrolled || !/hidden|clip/.test(getComputedStyle(frame).overflowX)) continue;
        const box = frame.getBoundingClientRect();
        if (box.width <= 1) isScrolled = true;
        else if (words.right > box.right + 1 || words.left < box.left - 1) {
          problems.push(
            `cut off by ${frame.tagName.toLowerCase()}.${frame.className}: ${name(element)}`,
          );
        }
      }
      if (!isScrolled && (words.right > width + 1 || words.left < -1)) {
        problems.push(
          `beyond the edge (${Math.round(words.left)} to ${Math.round(words.right)}): ${name(element)}`,
        );
      }
    }
    return problems;
  });
}

/**
 * Sets the size of letters that a reader chose in the browser.
 * @param size in px; browsers come with 16
 */
export async function setLetterSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction(
    (pixels) => getComputedStyle(document.documentElement).fontSize === `${pixels}px`,
    size,
  );
}
