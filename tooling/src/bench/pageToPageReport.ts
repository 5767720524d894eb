import { row } from "./markdown.ts";
import type { PageToPage, Way } from "./pageToPage.ts";

type Step = Way["first"];

/** "145 (53)": in milliseconds, and the longest task where one took more than 50. */
const told = ({ ms, longestTask }: Step): string =>
  longestTask > 0 ? `${ms.toFixed(0)} (${longestTask.toFixed(0)})` : ms.toFixed(0);

/** The figures as Markdown, with the goals above them. */
export function pageToPageReport(
  { tapped, pressed, back, backUnthrottled }: PageToPage,
  date: Date,
): string {
  const ways = tapped.map(({ title, first, again }, index) => {
    const byScript = pressed[index];
    const rest = byScript ? [told(byScript.first), told(byScript.again)] : ["", ""];
    return row([title, told(first), told(again), ...rest]);
  });
  return [
    row(["From page to page, ms", "Tapped, first", "– again", "By script, first", "– again"]),
    row(["---", "---:", "---:", "---:", "---:"]),
    row(["*goal*", "≤ 400", "≤ 150", "≤ 400", "≤ 400"]),
    ...ways,
    row(["Back to the list", told(back), "", "", ""]),
    row(["– on this machine as it is", told(backUnthrottled), "", "", ""]),
    "",
    `Measured on ${date.toISOString().slice(0, 10)}, 412 × 915, medians of nine, processor four times slower; from the press to the second frame after the new heading stands. In brackets: the longest task, where one took more than 50 ms. A finger's page is asked for as it comes down; a press by script finds nothing asked for. "Again" is a screen that this document has shown before.`,
  ].join("\n");
}
