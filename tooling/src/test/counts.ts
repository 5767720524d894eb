export interface Count {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
}

export function countJest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as JestReport;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
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

function notRunIn(suite: PlaywrightSuite, before: readonly string[]): string[] {
  const titles = [...before, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ projectName }) => `[${projectName}] ${[...titles, title].join(" › ")}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => notRunIn(inner, titles))];
}

/** The tests that were not run, by project, file and titles. */
export function notRun(report: unknown): string[] {
  return (report as PlaywrightReport).suites.flatMap((suite) => notRunIn(suite, []));
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
