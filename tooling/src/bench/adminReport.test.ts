import { expect, it } from "@jest/globals";
import { adminReport, p95 } from "./adminReport.ts";

it("adminReport: shows each figure of the admin area beside its goal", () => {
  const search = Array.from({ length: 100 }, (_, place) => place + 1);
  const imports = {
    small: { rows: 60, shown: 812, applied: 400 },
    large: { rows: 5000, shown: 9000, applied: 12_340 },
    changed: { rows: 5000, shown: 11_000, applied: 30_000 },
  };
  const figures = {
    firstList: 187_340,
    further: 21_000,
    cold: 1204.6,
    warm: 250,
    grid: 640.4,
    events: 20_065,
    search,
    find: [12, 80.2],
    findOpens: 31.7,
    keys: [16, 24, 16],
    imports,
  };
  const lines = adminReport(figures, 1.26, new Date("2025-02-03T10:00:00Z")).split("\n");
  expect(lines.slice(2, -2)).toEqual([
    "| Scripts of the first list | ≤ 200 kB | 187.3 kB |",
    "| Scripts of one screen more, the largest | ≤ 30 kB | 21.0 kB |",
    "| A row of the list stands, new browser | ≤ 1,500 ms | 1205 ms |",
    "| – browser that was here | ≤ 300 ms | 250 ms |",
    "| A hundred pictures, those in the window drawn | ≤ 1,000 ms | 640 ms |",
    "| Search as one types, 20,065 events, p95 | ≤ 200 ms | 95 ms |",
    "| Ctrl+K until its field takes keys | ≤ 100 ms | 32 ms |",
    "| – its answers as one types, p95 | ≤ 200 ms | 80 ms |",
    "| Key to paint, 60 works and 100 cast, p95 | ≤ 50 ms | 24 ms |",
    "| Import of 60 rows: shown | ≤ 5 s | 0.8 s |",
    "| Import of 5,000 new rows: shown and applied | ≤ 60 s | 21.3 s (9.0 s + 12.3 s) |",
    "| – the same rows, each changed | ≤ 60 s | 41.0 s (11.0 s + 30.0 s) |",
  ]);
  expect(lines.at(-1)).toContain("Measured on 2025-02-03");
  expect(lines.at(-1)).toContain("load 1.3 for each core");
});

it("p95: takes the value that 95 of 100 do not exceed", () => {
  expect(p95(Array.from({ length: 20 }, (_, place) => place + 1))).toBe(19);
  expect(p95([7])).toBe(7);
});
