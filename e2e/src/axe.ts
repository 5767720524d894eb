import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Waits until no colour is on its way to another. */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // the contents of what is folded stand still until it unfolds
    const isSeen = ({ effect }: Animation) =>
      Boolean((effect as KeyframeEffect | null)?.target?.checkVisibility());
    const changing = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition && isSeen(one));
    // what takes its colour from another goes on after it; what is replaced ends before its time
    while (changing().length > 0) {
      await Promise.allSettled(changing().map((one) => one.finished));
    }
  });
}

/**
 * What axe finds on a page, by WCAG 2.2 AA and its own good practice.
 * @param rules "colours" are those that depend on nothing else, for a page that was looked at in other colours
 * @returns one line for each place, empty where nothing is wrong
 */
export async function axeProblems(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  // evaluated, not added as a script, which the site's policy would refuse
  if (!isThere) await page.evaluate(axe.source);
  // such as a button's that the pointer came upon when the page was scrolled
  await waitForColours(page);
  const violations = await page.evaluate(async (chosen) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const found = await run(document, {
      ...(chosen === "colours" && {
        runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
      }),
      rules: {
        // new in WCAG 2.2, and not among axe's own choice
        "target-size": { enabled: true },
        // the same; people who speak to their computer say what they see
        "label-content-name-mismatch": { enabled: true },
      },
      // what passes is not looked at: it needs no selectors
      resultTypes: ["violations"],
    });
    const sizes = found.violations.find(({ id }) => id === "target-size");
    if (!sizes) return found.violations;
    // the header may cover a part of it where the page is scrolled to: it counts where it stands free
    const { scrollX, scrollY } = window;
    const stillThere = [];
    for (const node of sizes.nodes) {
      const [selector] = node.target;
      const element = typeof selector === "string" && document.querySelector(selector);
      if (element) element.scrollIntoView({ block: "center", behavior: "instant" });
      const again = element && (await run(element, { runOnly: "target-size" }));
      if (!again || again.violations.length > 0) stillThere.push(node);
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    const others = found.violations.filter((one) => one !== sizes);
    return stillThere.length > 0 ? [...others, { ...sizes, nodes: stillThere }] : others;
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(" ")} ${failureSummary ?? ""}`,
    ),
  );
}

/** Sets the contrast as the document's inline script does it for who chose it before. */
export async function setContrast(page: Page, contrast: "normal" | "high"): Promise<void> {
  await page.evaluate((chosen) => {
    if (chosen === "high") document.documentElement.dataset.contrast = chosen;
    else delete document.documentElement.dataset.contrast;
  }, contrast);
}
