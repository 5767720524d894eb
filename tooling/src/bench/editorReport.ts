import { p95 } from "./adminReport.ts";
import type { EditorFigures } from "./editor.ts";
import { kilobytes, row } from "./markdown.ts";

const ms = (value: number) => `${value.toFixed(0)} ms`;

/**
 * The figures as Markdown, each beside its goal.
 * @param load processes that waited for each core of the machine, at the end
 */
export function editorReport(figures: EditorFigures, load: number, date: Date): string {
  const { off, on, panel, pictures, richText, links } = figures;
  const { cold, cached, keys, slowKeys, saves, published, sections, visitors } = figures;
  const { editors, withEditors, without } = visitors;
  const cost = Math.round((withEditors / without - 1) * 100);
  return [
    row(["The editor in the page", "Goal", "Measured"]),
    row(["---", "---:", "---:"]),
    row(["Scripts of the editor, edit mode off", "≤ 12 kB", kilobytes(off)]),
    row(["– edit mode on, without draft-js", "≤ 70 kB", kilobytes(on)]),
    row(["– draft-js, fetched ahead", "≤ 66 kB", kilobytes(richText)]),
    row(["– panel of a section, with pickers of links and records", "≤ 40 kB", kilobytes(panel)]),
    row(["– picker of pictures", "≤ 40 kB", kilobytes(pictures)]),
    row(["– dialog for a link in a text", "≤ 40 kB", kilobytes(links)]),
    row(["A first section can be chosen, new browser", "≤ 1,500 ms", ms(cold)]),
    row(["– browser that was here", "≤ 700 ms", ms(cached)]),
    row([`Key to paint, ${sections} sections more, p95`, "≤ 32 ms", ms(p95(keys))]),
    row(["– processor four times slower, p95", "≤ 80 ms", ms(p95(slowKeys))]),
    row(["A change is acknowledged, p95", "≤ 300 ms", ms(p95(saves))]),
    row(["Public after publishing", "≤ 1,000 ms", ms(published)]),
    row([
      `Visitors' p99 while ${editors} edit`,
      "≤ 10 % more",
      `${ms(withEditors)}, ${ms(without)} without: ${cost > 0 ? "+" : ""}${cost} %`,
    ]),
    "",
    `Measured on ${date.toISOString().slice(0, 10)}, 1280 × 900, brotli, PGlite, load ${load.toFixed(1)} for each core; times of the first section are medians of five.`,
  ].join("\n");
}
