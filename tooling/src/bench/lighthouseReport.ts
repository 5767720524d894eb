import type { LighthouseFigures } from "./lighthouse.ts";
import { row } from "./markdown.ts";

const heads = [
  "Performance",
  "Accessibility",
  "Best practices",
  "SEO",
  "LCP, s",
  "FCP, s",
  "TBT, ms",
  "CLS",
];
/** Of the project's goals. */
const goals = ["≥ 98", "100", "100", "100", "≤ 1.8", "≤ 1.2", "≤ 100", "≤ 0.002"];

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/**
 * The figures as Markdown, one line for each screen.
 * @param hasWindow Whether the browser drew a window of its own.
 */
export function lighthouseReport(
  screens: readonly { name: string; figures: LighthouseFigures }[],
  runs: number,
  date: Date,
  hasWindow: boolean,
): string {
  const browser = hasWindow
    ? "Chromium with its window, which takes the processor while a page loads"
    : "Chromium's headless shell";
  const lines = screens.map(({ name, figures }) =>
    row([
      name,
      ...Object.values(figures.scores).map(String),
      seconds(figures.largestPaint),
      seconds(figures.firstPaint),
      figures.blocked.toFixed(0),
      figures.shift.toFixed(3),
    ]),
  );
  return [
    row(["Lighthouse, phone", ...heads]),
    row(["---", ...heads.map(() => "---:")]),
    row(["*goal*", ...goals]),
    ...lines,
    "",
    `Measured on ${date.toISOString().slice(0, 10)}, German pages, ${runs === 1 ? "one run" : `medians of ${runs} runs`}, ${browser}. A quiz's result asks not to be indexed, which costs it SEO.`,
  ].join("\n");
}
