import { expect, it } from "@jest/globals";
import { adminReport, p95 } from "./adminReport.ts";

it("adminReport: shows each figure of the admin area beside its goal", () => {
  const search = Array.from({ length: 100 }, (_, place) => place + 1);
  const figures = { firstList: 187_340, further: 21_000, cold: 1204.6, warm: 250, events: 20_065 };
  const lines = adminReport(
    { ...figures, search, keys: [16, 24, 16] },
    new Date("2025-02-03T10:00:00Z"),
  ).split("\n");
  expect(lines.slice(2, 8)).toEqual([
    "| Scripts of the first list | ≤ 200 kB | 187.3 kB |",
    "| Scripts of one screen more, the largest | ≤ 30 kB | 21.0 kB |",
    "| A row of the list stands, new browser | ≤ 1,500 ms | 1205 ms |",
    "| – browser that was here | ≤ 300 ms | 250 ms |",
    "| Search as one types, 20,065 events, p95 | ≤ 200 ms | 95 ms |",
    "| Key to paint, 60 works and 100 cast, p95 | ≤ 50 ms | 24 ms |",
  ]);
  expect(lines.at(-1)).toContain("Measured on 2025-02-03");
});

it("p95: takes the value that 95 of 100 do not exceed", () => {
  expect(p95(Array.from({ length: 20 }, (_, place) => place + 1))).toBe(19);
  expect(p95([7])).toBe(7);
});
