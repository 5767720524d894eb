import { expect, it } from "@jest/globals";
import { editorReport } from "./editorReport.ts";

it("editorReport: shows each figure of the editor beside its goal, and the load of the machine", () => {
  const weights = {
    off: 11_240,
    on: 68_000,
    panel: 12_340,
    pictures: 7650,
    richText: 65_110,
    links: 2010,
  };
  const visitors = { editors: 10, withEditors: 42, without: 40 };
  const times = { cold: 1204.6, cached: 650, published: 410 };
  const saves = Array.from({ length: 100 }, (_, place) => place + 1);
  const lines = editorReport(
    { ...weights, ...times, saves, keys: [16, 24, 16], slowKeys: [64], sections: 100, visitors },
    2.25,
    new Date("2025-02-03T10:00:00Z"),
  ).split("\n");
  expect(lines.slice(2, 15)).toEqual([
    "| Scripts of the editor, edit mode off | ≤ 12 kB | 11.2 kB |",
    "| – edit mode on, without draft-js | ≤ 70 kB | 68.0 kB |",
    "| – draft-js, fetched ahead | ≤ 66 kB | 65.1 kB |",
    "| – panel of a section, with pickers of links and records | ≤ 40 kB | 12.3 kB |",
    "| – picker of pictures | ≤ 40 kB | 7.7 kB |",
    "| – dialog for a link in a text | ≤ 40 kB | 2.0 kB |",
    "| A first section can be chosen, new browser | ≤ 1,500 ms | 1205 ms |",
    "| – browser that was here | ≤ 700 ms | 650 ms |",
    "| Key to paint, 100 sections more, p95 | ≤ 32 ms | 24 ms |",
    "| – processor four times slower, p95 | ≤ 80 ms | 64 ms |",
    "| A change is acknowledged, p95 | ≤ 300 ms | 95 ms |",
    "| Public after publishing | ≤ 1,000 ms | 410 ms |",
    "| Visitors' p99 while 10 edit | ≤ 10 % more | 42 ms, 40 ms without: +5 % |",
  ]);
  expect(lines.at(-1)).toContain("load 2.3 for each core");
});
