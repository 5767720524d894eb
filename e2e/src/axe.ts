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
  const { violations } = await page.evaluate((chosen) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    return run(document, {
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
