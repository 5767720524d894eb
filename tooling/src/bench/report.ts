import { readFileSync, writeFileSync } from "node:fs";
import type { FirstVisit } from "./firstVisit.ts";
import { kilobytes, row } from "./markdown.ts";
import type { Throughput } from "./throughput.ts";

export interface Measured {
  title: string;
  visit: FirstVisit;
  /** From the page cache, as visitors get them. */
  kept: Throughput;
  /** The same pages, each rendered. */
  rendered: Throughput;
}

const perSecond = ({ page, bare }: Throughput) =>
  `${page.toFixed(0)} (${(page / bare).toFixed(3)})`;

/** The figures as Markdown. */
export function report(pages: readonly Measured[], secondStartSeconds: number, date: Date): string {
  const parts = [...new Set(pages.flatMap(({ visit }) => Object.keys(visit.scriptBytesOf)))];
  const lines: [string, (measured: Measured) => string][] = [
    ["JavaScript, first visit (brotli)", ({ visit }) => kilobytes(visit.scripts.bytes)],
    ...parts.map((part): [string, (measured: Measured) => string] => [
      `– of it ${part}`,
      ({ visit }) => kilobytes(visit.scriptBytesOf[part] ?? 0),
    ]),
    ["Requests for JavaScript", ({ visit }) => String(visit.scripts.requests)],
    ["All bytes, first visit", ({ visit }) => kilobytes(visit.bytes)],
    ["All requests", ({ visit }) => String(visit.requests)],
    ["From the page cache, requests/s", ({ kept }) => perSecond(kept)],
    ["Rendered, requests/s", ({ rendered }) => perSecond(rendered)],
    ["Node's bare http, same bytes, requests/s", ({ kept }) => kept.bare.toFixed(0)],
  ];
  return [
    row(["", ...pages.map(({ title }) => title)]),
    row(["---", ...pages.map(() => "---:")]),
    ...lines.map(([title, valueOf]) => row([title, ...pages.map(valueOf)])),
    "",
    `Second start to the first page: ${secondStartSeconds.toFixed(1)} s. Measured on ${date.toISOString().slice(0, 10)}, one shell worker, viewport 412 × 915. In brackets: the ratio to the bare server in the same run.`,
  ].join("\n");
}

/**
 * Puts the figures between the markers of a Markdown file.
 * @example insertReport("<!-- bench -->old<!-- /bench -->", "new") => "<!-- bench -->\nnew\n<!-- /bench -->"
 * @returns undefined where there are no markers
 */
export function insertReport(
  markdown: string,
  figures: string,
  marker = "bench",
): string | undefined {
  const place = new RegExp(`<!-- ${marker} -->[\\s\\S]*<!-- /${marker} -->`);
  if (!place.test(markdown)) return undefined;
  return markdown.replace(place, () => `<!-- ${marker} -->\n${figures}\n<!-- /${marker} -->`);
}

/** @returns whether the file has a place for the figures */
export function writeReport(file: string, figures: string, marker?: string): boolean {
  const written = insertReport(readFileSync(file, "utf8"), figures, marker);
  if (written === undefined) return false;
  writeFileSync(file, written);
  return true;
}
