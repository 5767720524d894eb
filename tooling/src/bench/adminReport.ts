import type { AdminFigures } from "./admin.ts";
import type { ImportFigures } from "./adminImport.ts";
import { kilobytes, row } from "./markdown.ts";

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** The value that 95 of 100 do not exceed. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

const rowsOf = ({ rows }: ImportFigures) => rows.toLocaleString("en");
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

/**
 * The figures as Markdown, each beside its goal.
 * @param load processes that waited for each core of the machine, at the end
 */
export function adminReport(figures: AdminFigures, load: number, date: Date): string {
  const { firstList, further, cold, warm, grid, search, find, findOpens, events, keys } = figures;
  const { small, large, changed } = figures.imports;
  const count = events.toLocaleString("en");
  const whole = ({ shown, applied }: ImportFigures) =>
    `${seconds(shown + applied)} (${seconds(shown)} + ${seconds(applied)})`;
  return [
    row(["The admin area", "Goal", "Measured"]),
    row(["---", "---:", "---:"]),
    row(["Scripts of the first list", "≤ 200 kB", kilobytes(firstList)]),
    row(["Scripts of one screen more, the largest", "≤ 30 kB", kilobytes(further)]),
    row(["A row of the list stands, new browser", "≤ 1,500 ms", ms(cold)]),
    row(["– browser that was here", "≤ 300 ms", ms(warm)]),
    row(["A hundred pictures, those in the window drawn", "≤ 1,000 ms", ms(grid)]),
    row([`Search as one types, ${count} events, p95`, "≤ 200 ms", ms(p95(search))]),
    row(["Ctrl+K until its field takes keys", "≤ 100 ms", ms(findOpens)]),
    row(["– its answers as one types, p95", "≤ 200 ms", ms(p95(find))]),
    row(["Key to paint, 60 works and 100 cast, p95", "≤ 50 ms", ms(p95(keys))]),
    row([`Import of ${rowsOf(small)} rows: shown`, "≤ 5 s", seconds(small.shown)]),
    row([`Import of ${rowsOf(large)} new rows: shown and applied`, "≤ 60 s", whole(large)]),
    row([`– the same rows, each changed`, "≤ 60 s", whole(changed)]),
    "",
    `Measured on ${date.toISOString().slice(0, 10)}, 1280 × 900, brotli, PGlite, load ${load.toFixed(1)} for each core; times of the list are medians of five.`,
  ].join("\n");
}
