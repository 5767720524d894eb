import { describe, expect, it } from "@jest/globals";
import { lighthouseReport } from "./lighthouseReport.ts";

const figures = {
  scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
  largestPaint: 1712,
  firstPaint: 1104,
  blocked: 41.6,
  shift: 0.0004,
  faults: [],
};

describe("Lighthouse's figures", () => {
  it("stand below the goals, one line for each screen", () => {
    const date = new Date("2025-08-20T08:00:00Z");
    const report = (hasWindow: boolean) =>
      lighthouseReport([{ name: "home", figures }], 5, date, hasWindow);
    const text = report(false);
    expect(text).toContain("| home | 99 | 100 | 100 | 100 | 1.71 | 1.10 | 42 | 0.000 |");
    expect(text.indexOf("*goal*")).toBeLessThan(text.indexOf("home"));
    expect(text).toContain(
      "Measured on 2025-08-20, German pages, medians of 5 runs, Chromium's headless shell.",
    );
    expect(report(true)).toContain("medians of 5 runs, Chromium with its window");
  });
});
