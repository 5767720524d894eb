import { spawn } from "node:child_process";
import { join } from "node:path";
import { provideChromium } from "../browser/chromium.ts";
import { root } from "../root.ts";
import { runFloods } from "./floodSite.ts";
import { runHostileStrings } from "./hostileStrings.ts";
import { runMemory } from "./memory.ts";
import { checkMonitoring } from "./monitoring.ts";

/** Something that `npm test` does once, done many times. */
export interface SoakPart {
  /** As it is called on the command line. */
  name: string;
  /** @returns the exit code of the tool that ran it */
  run(): Promise<number>;
}

const backend = join("backend", "src");

function runProgram(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      child.kill("SIGINT");
      process.exitCode = 1;
    });
  }
  return new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function runTool(tool: string, args: string[], env: Record<string, string>): Promise<number> {
  return runProgram(join("node_modules", ".bin", tool), args, env);
}

function runUnitTest(file: string, env: Record<string, string>): Promise<number> {
  const NODE_OPTIONS = "--experimental-vm-modules --disable-warning=ExperimentalWarning";
  return runTool("jest", [file], { ...env, NODE_OPTIONS });
}

async function runJourneys(config: string, args: string[], env: Record<string, string>) {
  const CHROMIUM_PATH = await provideChromium((text) => console.log(text));
  return runTool("playwright", ["test", "--config", config, ...args], { ...env, CHROMIUM_PATH });
}

function runJourney(name: string, env: Record<string, string>): Promise<number> {
  const args = ["--project=releasing", join("releasing", `${name}.spec`)];
  return runJourneys(join("e2e", "playwright.config.ts"), args, env);
}

export const soakParts: readonly SoakPart[] = [
  {
    // more visitors than the site can make pages for (`FLOOD_SECONDS` for each flood, 60 by default)
    name: "flood",
    run: runFloods,
  },
  {
    // headers and addresses made to take time
    name: "strings",
    run: runHostileStrings,
  },
  {
    // what the whole site holds in memory (`SOAK_MEMORY_MINUTES` of readers, 60 by default)
    name: "memory",
    run: runMemory,
  },
  {
    // every unit test on PGlite, those of routes too, which `npm test` runs on PostgreSQL
    name: "pglite",
    run: () => runProgram(join("tooling", "test.mjs"), ["unit"], {}),
  },
  {
    // a database that is killed while it writes
    name: "crash",
    run: () =>
      runUnitTest(join(backend, "platform", "database", "crash.test.ts"), {
        CRASH_ROUNDS: process.env.CRASH_ROUNDS || "100",
      }),
  },
  {
    // whatever the API's document allows to be sent
    name: "requests",
    run: () =>
      runUnitTest(join("demo-season", "src", "generatedRequests.test.ts"), {
        GENERATED_REQUESTS: process.env.GENERATED_REQUESTS || "100000",
      }),
  },
  {
    // three editors in one page, whose calls fail and whose tabs are killed (`EDITOR_SEED` repeats a run)
    name: "editors",
    run: () =>
      runUnitTest(join("mf-editor", "src", "sync", "chaos.test.ts"), {
        EDITOR_OPERATIONS: process.env.EDITOR_OPERATIONS || "10000",
      }),
  },
  {
    // releases and rollbacks under readers who look at every answer
    name: "releases",
    run: () => runJourney("releases", { SOAK_ROUNDS: process.env.SOAK_ROUNDS || "50" }),
  },
  {
    // the keyboard's way through all of every screen, in small windows
    name: "focus",
    run: () => {
      const args = ["--project=reading", "coveredFocus.spec"];
      return runJourneys(join("e2e", "playwright.config.ts"), args, { WALK_ALL: "1" });
    },
  },
  {
    // every screen with every font that stands in for the site's own
    name: "fonts",
    run: () => {
      const args = ["--project=late font over *"];
      return runJourneys(join("e2e", "playwright.config.ts"), args, { LATE_FONT_ALL: "1" });
    },
  },
  {
    // what can become of the scripts of each remote on their way to a browser
    name: "faults",
    run: () => runJourneys(join("e2e", "faults", "playwright.config.ts"), [], {}),
  },
  {
    // each of the site's processes killed in turns, under readers and writers
    name: "processes",
    run: () =>
      runJourney("processes", {
        SOAK_PROCESS_ROUNDS: process.env.SOAK_PROCESS_ROUNDS || "20",
        SOAK_BACK_SECONDS: process.env.SOAK_BACK_SECONDS || "10",
        SOAK_KEPT_SECONDS: process.env.SOAK_KEPT_SECONDS || "1",
      }),
  },
  {
    // what people come for, and staff's typing, in Chromium, Firefox and WebKit
    name: "browsers",
    run: () => runProgram(join("tooling", "browsers.mjs"), [], {}),
  },
  {
    // alert rules and dashboard, read and tried by Prometheus' own tool
    name: "monitoring",
    run: checkMonitoring,
  },
];
