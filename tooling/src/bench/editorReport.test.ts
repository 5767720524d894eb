import { expect, it } from "@jest/globals";
import { editorReport } from "./editorReport.ts";

it("editorReport: shows each figure of the editor beside its goal, and the load of the machine", () => {
  const weights = { off: 11_240, on: 68_000, richText: 65_110 };
  const times = { cold: 1204.6, cached: 650, published: 410 };
  const saves = Array.from({ length: 100 }, (_, place) => place + 1);
  const lines = editorReport(
    { ...weights, ...times, saves, keys: [16, 24, 16], slowKeys: [64], sections: 100 },
    2.25,
    new Date("2025-02-03T10:00:00Z"),
  ).split("\n");
  expect(lines.slice(2, 11)).toEqual([
    "| Scripts of the editor, edit mode off | ≤ 12 kB | 11.2 kB |",
    "| – edit mode on, without draft-js | ≤ 70 kB | 68.0 kB |",
    "| – draft-js, fetched ahead | ≤ 66 kB | 65.1 kB |",
    "| A first section can be chosen, new browser | ≤ 1,500 ms | 1205 ms |",
    "| – browser that was here | ≤ 700 ms | 650 ms |",
    "| Key to paint, 100 sections more, p95 | ≤ 32 ms | 24 ms |",
    "| – processor four times slower, p95 | ≤ 80 ms | 64 ms |",
    "| A change is acknowledged, p95 | ≤ 300 ms | 95 ms |",
    "| Public after publishing | ≤ 1,000 ms | 410 ms |",
  ]);
  expect(lines.at(-1)).toContain("load 2.3 for each core");
});
