import { spawn } from "node:child_process";
import { join } from "node:path";
import { provideChromium } from "./browser/chromium.ts";
import { runCommand } from "./plainError.ts";
import { root } from "./root.ts";

// `npm run soak`: what `npm test` does once, many times: a database that is killed while it writes
// (`CRASH_ROUNDS`, 100 by default), whatever the API's document allows to be sent (`GENERATED_REQUESTS`,
// 100,000), and releases and rollbacks under readers who look at every answer (`SOAK_ROUNDS`, 50).

const backend = join("backend", "src");

function run(tool: string, args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [join(root, "node_modules", ".bin", tool), ...args], {
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
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function runUnitTest(file: string, env: Record<string, string>): Promise<number> {
  const NODE_OPTIONS = "--experimental-vm-modules --disable-warning=ExperimentalWarning";
  return run("jest", [file], { ...env, NODE_OPTIONS });
}

await runCommand(async () => {
  const crashes = await runUnitTest(join(backend, "database", "crash.test.ts"), {
    CRASH_ROUNDS: process.env.CRASH_ROUNDS || "100",
  });
  if (process.exitCode) return;
  const requests = await runUnitTest(join(backend, "generatedRequests.test.ts"), {
    GENERATED_REQUESTS: process.env.GENERATED_REQUESTS || "100000",
  });
  if (process.exitCode) return;
  const CHROMIUM_PATH = await provideChromium((text) => console.log(text));
  const config = join("e2e", "playwright.config.ts");
  const releases = await run(
    "playwright",
    ["test", "--config", config, "--project=changing", "--no-deps", "releases"],
    { CHROMIUM_PATH, SOAK_ROUNDS: process.env.SOAK_ROUNDS || "50" },
  );
  process.exitCode = crashes || requests || releases;
});
