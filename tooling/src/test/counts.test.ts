import { describe, expect, it } from "@jest/globals";
import { closingLine, countJest, countPlaywright, notRun, sum } from "./counts.ts";

describe("the summary of a test run", () => {
  it("counts a test file that cannot be loaded as failed", () => {
    const report = { numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countJest(report)).toEqual({ passed: 12, failed: 3 });
  });

  it("lets no flaky or skipped journey pass", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 5 });
  });

  it("names each journey that was not run", () => {
    const test = (status: string) => ({ status, projectName: "changing" });
    const suites = [
      {
        title: "changing/editing.spec.ts",
        specs: [
          { title: "saves", tests: [test("expected")] },
          { title: "publishes", tests: [test("skipped")] },
        ],
        suites: [{ title: "the login", specs: [{ title: "opens", tests: [test("skipped")] }] }],
      },
      {
        title: "changing/releases.spec.ts",
        specs: [{ title: "fails", tests: [test("unexpected")] }],
      },
    ];
    expect(notRun({ suites })).toEqual([
      "[changing] changing/editing.spec.ts › publishes",
      "[changing] changing/editing.spec.ts › the login › opens",
    ]);
  });

  it("adds up to one closing line", () => {
    const total = sum([
      { passed: 1, failed: 0 },
      { passed: 12, failed: 3 },
    ]);
    expect(closingLine(total)).toBe("13 passed, 3 failed");
  });
});
