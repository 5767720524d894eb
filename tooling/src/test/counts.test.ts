import { describe, expect, it } from "@jest/globals";
import { closingLine, countJest, countPlaywright, sum } from "./counts.ts";

describe("the summary of a test run", () => {
  it("counts a test file that cannot be loaded as failed", () => {
    const report = { numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countJest(report)).toEqual({ passed: 12, failed: 3 });
  });

  it("lets no flaky or skipped journey pass", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 5 });
  });

  it("adds up to one closing line", () => {
    const total = sum([
      { passed: 1, failed: 0 },
      { passed: 12, failed: 3 },
    ]);
    expect(closingLine(total)).toBe("13 passed, 3 failed");
  });
});
