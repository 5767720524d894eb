import { expect, it } from "@jest/globals";
import { archiveReport } from "./archiveReport.ts";

it("archiveReport: shows how the time of a page grows with the archive, beside its goal", () => {
  const report = archiveReport(
    [
      { title: "Programme list", ms: [40, 44, 58], bytes: 181_400, mostGrowth: 1.5 },
      { title: "Past concerts, page 50", ms: [undefined, 61, 62], bytes: 90_000 },
    ],
    [65, 2_000, 20_000],
    new Date("2025-02-03T20:00:00Z"),
  );
  expect(report.split("\n").slice(0, 4)).toEqual([
    "| From nothing, ms | 65 events | 2,000 events | 20,000 events | Growth | Goal | Largest |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    "| Programme list | 40 | 44 | 58 | 1.45 | ≤ 1.5 | 181 kB |",
    "| Past concerts, page 50 |  | 61 | 62 |  |  | 90 kB |",
  ]);
  expect(report).toContain("Measured on 2025-02-03");
});
