import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideChromium } from "../browser/chromium.ts";
import { providePostgres } from "../postgres/programs.ts";
import { startThrowawayCluster } from "../postgres/throwawayCluster.ts";
import { PlainError } from "../plainError.ts";
import { root } from "../root.ts";
import type { Note } from "../site/progress.ts";
import {
  countJest,
  countPlaywright,
  failedInJest,
  failedInPlaywright,
  type Count,
} from "./counts.ts";
import { splitByDatabase, type DatabaseSplit } from "./databaseTests.ts";
import { nodeOptionsOfJest, runTool, type ToolResult } from "./tools.ts";

export interface StepResult extends Count {
  /** What the tool wrote; of interest when something failed. */
  output: string;
  /** Tests that failed or were not run, a line each. */
  failures?: readonly string[];
  /** A sentence that says why nothing was tested, where this machine can't. */
  skipped?: string;
}

export interface TestStep {
  name: string;
  title: string;
  /** Finds or installs what it needs beyond npm's packages, which may begin long before it runs. */
  install?: (note: Note) => Promise<unknown>;
  /** @param steps names of all steps of this run */
  run(note: Note, steps: readonly string[]): Promise<StepResult>;
}

/** A tool that counts as one test. */
function tool(name: string, title: string, command: string, args: string[]): TestStep {
  return {
    name,
    title,
    async run() {
      const { code, output } = await runTool(command, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/**
 * Runs a tool that writes a report of its tests as JSON; without a report it has failed as a whole.
 * @param nameFailures of a report
 */
async function withReport(
  count: (report: unknown) => Count,
  nameFailures: (report: unknown) => string[],
  run: (reportFile: string) => Promise<ToolResult>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), "festival-report-"));
  const file = join(folder, "report.json");
  try {
    const { code, output } = await run(file);
    const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    const counted = report === undefined ? { passed: 0, failed: 1 } : count(report);
    const failures = report === undefined ? [] : nameFailures(report);
    // such as a set-up or a clean-up that failed
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    return { ...counted, output, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const jestOptions = [
  // one worker for each core: half of a worker's time passes in its database's thread or process
  "--maxWorkers=100%",
  // the modules of each test file stay in its worker's memory, which a hundred of them fill
  "--workerIdleMemoryLimit=1GB",
];

function jest(args: string[], env: Record<string, string> = {}): Promise<StepResult> {
  return withReport(countJest, failedInJest, async (file) => {
    const options = ["--json", `--outputFile=${file}`, ...jestOptions, ...args];
    const result = await runTool("jest", options, { env, nodeOptions: nodeOptionsOfJest });
    // names every file, which would hide what failed
    return { ...result, output: result.output.replace(/^Ran all test suites.*$/m, "") };
  });
}

/** Test files by their absolute paths; all of them, or those that lead to `module`. */
async function listTests(module?: string): Promise<string[]> {
  const related = module ? ["--findRelatedTests", module] : [];
  const args = ["--listTests", "--json", ...related];
  const { code, output } = await runTool("jest", args, { nodeOptions: nodeOptionsOfJest });
  const list = output.split("\n").find((line) => line.startsWith("["));
  if (code !== 0 || !list) throw new PlainError(`Jest did not list its tests.\n${output}`);
  return JSON.parse(list);
}

async function databaseSplit(): Promise<DatabaseSplit & { all: readonly string[] }> {
  const all = await listTests();
  const opening = await listTests(
    join("backend", "src", "platform", "database", "openDatabase.ts"),
  );
  return { all, ...splitByDatabase(root, all, opening) };
}

function jestWith(files: readonly string[], env: Record<string, string> = {}): Promise<StepResult> {
  return jest(["--runTestsByPath", ...files], env);
}

export const testSteps: readonly TestStep[] = [
  tool("format", "Format", "oxfmt", ["--check"]),
  tool("lint", "Lint", "oxlint", []),
  tool("types", "Types", "tsc", ["--noEmit"]),
  tool("unused", "Unused code", "knip", ["--no-progress"]),
  {
    name: "unit",
    title: "Unit tests",
    async run(_note, steps) {
      // without the step that takes the others, all that open a database open PGlite
      return steps.includes("postgres") ? jestWith((await databaseSplit()).embedded) : jest([]);
    },
  },
  {
    name: "postgres",
    title: "Backend on PostgreSQL",
    install: providePostgres,
    async run(note) {
      const { all, embedded, server } = await databaseSplit();
      const cluster = await startThrowawayCluster(note);
      if (typeof cluster === "string") {
        const left = all.filter((file) => !embedded.includes(file));
        return { ...(await jestWith(left)), skipped: `${cluster} Its tests ran on PGlite.` };
      }
      try {
        return await jestWith(server, { TEST_DATABASE_URL: cluster.url });
      } finally {
        await cluster.stop();
      }
    },
  },
  {
    name: "journeys",
    title: "Journeys in the browser, late fonts over Arial, Roboto and DejaVu",
    install: provideChromium,
    async run(note) {
      const CHROMIUM_PATH = await provideChromium(note);
      const args = ["test", "--config", join("e2e", "playwright.config.ts")];
      return withReport(countPlaywright, failedInPlaywright, (file) =>
        runTool("playwright", args, {
          env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        }),
      );
    },
  },
];
