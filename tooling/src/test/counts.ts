import { relative } from "node:path";
import { root } from "../root.ts";

export interface Count {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
  /** By test file, its absolute path as `name`. */
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

export function countJest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as JestReport;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** The tests that failed, by file and title; of a file that could not be loaded the file alone. */
export function failedInJest(report: unknown): string[] {
  return (report as JestReport).testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const titles = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => `failed: ${file} › ${fullName}`);
      return titles.length > 0 ? titles : [`failed: ${file}`];
    });
}

interface PlaywrightSuite {
  /** Of a file: its name, below the folder of all of them. */
  title: string;
  specs?: readonly { title: string; tests: readonly { status: string; projectName: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Of files that could not be loaded, and of the set-up. */
  errors: readonly unknown[];
}

/** A test that was not run, as one before it failed or the run broke off, has not passed. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/** What a status of Playwright's report is called here; the others have passed. */
const verdicts: Readonly<Record<string, string>> = {
  unexpected: "failed",
  flaky: "failed at first",
  skipped: "not run",
};

function failedIn(suite: PlaywrightSuite, before: readonly string[]): string[] {
  const titles = [...before, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.flatMap(({ status, projectName }) => {
      const verdict = verdicts[status];
      return verdict ? [`${verdict}: [${projectName}] ${[...titles, title].join(" › ")}`] : [];
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, titles))];
}

/** The journeys that failed or were not run, by project, file and titles. */
export function failedInPlaywright(report: unknown): string[] {
  return (report as PlaywrightReport).suites.flatMap((suite) => failedIn(suite, []));
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}
