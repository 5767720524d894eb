import type { ArchiveRow } from "./archive.ts";
import { row } from "./markdown.ts";

/** The figures as Markdown: what each kind of page takes at each size, and how it grows. */
export function archiveReport(
  rows: readonly ArchiveRow[],
  events: readonly number[],
  date: Date,
): string {
  const heads = events.map((count) => `${count.toLocaleString("en")} events`);
  const lines = rows.map(({ title, ms, bytes, mostGrowth }) => {
    const [first, last] = [ms[0], ms.at(-1)];
    const growth = first && last ? (last / first).toFixed(2) : "";
    return row([
      title,
      ...ms.map((value) => value?.toFixed(0) ?? ""),
      growth,
      mostGrowth ? `≤ ${mostGrowth}` : "",
      `${(bytes / 1000).toFixed(0)} kB`,
    ]);
  });
  return [
    row(["From nothing, ms", ...heads, "Growth", "Goal", "Largest"]),
    row(["---", ...heads.map(() => "---:"), "---:", "---:", "---:"]),
    ...lines,
    "",
    `Measured on ${date.toISOString().slice(0, 10)}, on PGlite, neither pages nor answers kept: medians of fifteen, one after the other. The largest answer is uncompressed.`,
  ].join("\n");
}
