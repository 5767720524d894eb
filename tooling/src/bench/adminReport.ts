import type { AdminFigures } from "./admin.ts";
import { kilobytes, row } from "./markdown.ts";

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** The value that 95 of 100 do not exceed. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** The figures as Markdown, each beside its goal. */
export function adminReport(figures: AdminFigures, date: Date): string {
  const { firstList, further, cold, warm, search, events, keys } = figures;
  const count = events.toLocaleString("en");
  return [
    row(["The admin area", "Goal", "Measured"]),
    row(["---", "---:", "---:"]),
    row(["Scripts of the first list", "≤ 200 kB", kilobytes(firstList)]),
    row(["Scripts of one screen more, the largest", "≤ 30 kB", kilobytes(further)]),
    row(["A row of the list stands, new browser", "≤ 1,500 ms", ms(cold)]),
    row(["– browser that was here", "≤ 300 ms", ms(warm)]),
    row([`Search as one types, ${count} events, p95`, "≤ 200 ms", ms(p95(search))]),
    row(["Key to paint, 60 works and 100 cast, p95", "≤ 50 ms", ms(p95(keys))]),
    "",
    `Measured on ${date.toISOString().slice(0, 10)}, 1280 × 900, brotli, PGlite; times of the list are medians of five.`,
  ].join("\n");
}
