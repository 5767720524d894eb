import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { ShellConfig } from "../config.ts";
import type { TrialTask } from "./messages.ts";

const project = join(import.meta.dirname, "..", "..", "..", "..");
/** What the shell's programs are made of; all else of the machine the process may not read. */
const programs = ["contracts", "node_modules", "package.json", "shared-ui", "shell"];
/** Loads releases, and serves them on a port of its own. */
export const verifyProgram = join(import.meta.dirname, "..", "verify.ts");

/** What the process knows of the site. */
const environmentOf = (config: ShellConfig) => ({
  NODE_ENV: "production",
  RELEASES_DIR: config.releasesFolder,
  SHELL_BUILD: config.shellBuild,
  PUBLIC_ORIGIN: config.publicOrigins.join(","),
  RELEASE_STEP_SECONDS: String(config.longestStepMs / 1000),
});

/** How a process that was started apart reaches the backend. */
export interface BackendAccess {
  BACKEND_URL: string;
  /** The settings of a shell must name a secret; this one is not the site's. */
  INTERNAL_SECRET: string;
}

/**
 * Starts a process that runs code which the site does not trust yet: it has none of the site's secrets in its
 * environment, reads no file but programs and releases, writes none and starts no process.
 */
export function startApart(
  config: ShellConfig,
  task: TrialTask,
  environment: BackendAccess & Record<string, string>,
): ChildProcess {
  const readable = [
    ...programs.map((path) => join(project, path)),
    config.releasesFolder,
    config.shellBuild,
  ];
  return fork(verifyProgram, {
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      "--disable-warning=SecurityWarning",
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
    ],
    env: { ...environmentOf(config), ...environment, TRIAL_TASK: JSON.stringify(task) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}
