import { spawn } from "node:child_process";
import { join } from "node:path";
import { provideChromium } from "./browser/chromium.ts";
import { runCommand } from "./plainError.ts";
import { root } from "./root.ts";

// `npm run soak`: what `npm test` does once, many times: a database that is killed while it writes, and
// releases and rollbacks under readers who look at every answer. `SOAK_ROUNDS` says how often the
// releases, by default 50, and `CRASH_ROUNDS` how often the database, by default 100.

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

await runCommand(async () => {
  const crashes = await run("jest", [join("backend", "src", "database", "crash.test.ts")], {
    CRASH_ROUNDS: process.env.CRASH_ROUNDS || "100",
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  });
  if (process.exitCode) return;
  const CHROMIUM_PATH = await provideChromium((text) => console.log(text));
  const config = join("e2e", "playwright.config.ts");
  const releases = await run(
    "playwright",
    ["test", "--config", config, "--project=changing", "--no-deps", "releases"],
    { CHROMIUM_PATH, SOAK_ROUNDS: process.env.SOAK_ROUNDS || "50" },
  );
  process.exitCode = crashes || releases;
});
