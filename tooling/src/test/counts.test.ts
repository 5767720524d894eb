import { describe, expect, it } from "@jest/globals";
import { join } from "node:path";
import { root } from "../root.ts";
import {
  closingLine,
  countJest,
  countPlaywright,
  failedInJest,
  failedInPlaywright,
  sum,
} from "./counts.ts";

describe("the summary of a test run", () => {
  it("counts a test file that cannot be loaded as failed", () => {
    const report = { numPassedTests: 12, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countJest(report)).toEqual({ passed: 12, failed: 3 });
  });

  it("lets no flaky or skipped journey pass", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 5 });
  });

  it("names each failed unit test, and each file that cannot be loaded", () => {
    const testResults = [
      { name: join(root, "shell", "a.test.ts"), status: "passed", assertionResults: [] },
      {
        name: join(root, "shell", "b.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "the store keeps pages", status: "passed" },
          { fullName: "the store drops pages", status: "failed" },
        ],
      },
      { name: join(root, "shell", "c.test.ts"), status: "failed", assertionResults: [] },
    ];
    expect(failedInJest({ testResults })).toEqual([
      "failed: shell/b.test.ts › the store drops pages",
      "failed: shell/c.test.ts",
    ]);
  });

  it("names each journey that failed or was not run", () => {
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
    expect(failedInPlaywright({ suites })).toEqual([
      "not run: [changing] changing/editing.spec.ts › publishes",
      "not run: [changing] changing/editing.spec.ts › the login › opens",
      "failed: [changing] changing/releases.spec.ts › fails",
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
