import { spawn } from "node:child_process";
import { join } from "node:path";
import { provideChromium } from "./browser/chromium.ts";
import { runCommand } from "./plainError.ts";
import { root } from "./root.ts";

// `npm run soak`: what `npm test` does once, many times: releases and rollbacks under readers who look at
// every answer. `SOAK_ROUNDS` says how often, by default 50.

await runCommand(async () => {
  const CHROMIUM_PATH = await provideChromium((text) => console.log(text));
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules", ".bin", "playwright"),
      "test",
      "--config",
      join("e2e", "playwright.config.ts"),
      "--project=changing",
      "--no-deps",
      "releases",
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, CHROMIUM_PATH, SOAK_ROUNDS: process.env.SOAK_ROUNDS || "50" },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill("SIGINT"));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
});
