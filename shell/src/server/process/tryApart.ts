import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Candidate } from "@festival/contracts/release";
import { followTrial, type TrialVerdict } from "@festival/contracts/trial";
import { createBackend } from "../api/backend.ts";
import type { ShellConfig } from "../config.ts";
import type { TrialTask } from "./messages.ts";

const project = join(import.meta.dirname, "..", "..", "..", "..");
/** What the shell's programs are made of; all else of the machine the process may not read. */
const programs = ["contracts", "node_modules", "package.json", "shared-ui", "shell"];

/** The settings of a shell must name a secret. This one is none: for the backend its holder is a visitor. */
const noSecret = "none";

/** What the process knows of the site. */
const environmentOf = (config: ShellConfig) => ({
  NODE_ENV: "production",
  INTERNAL_SECRET: noSecret,
  BACKEND_URL: config.backendUrl,
  RELEASES_DIR: config.releasesFolder,
  SHELL_BUILD: config.shellBuild,
  PUBLIC_ORIGIN: config.publicOrigins.join(","),
  RELEASE_STEP_SECONDS: String(config.longestStepMs / 1000),
});

/** To ask for the festival's time takes the secret. */
async function readClockOffset({ backendUrl, internalSecret }: ShellConfig): Promise<number> {
  const now = await createBackend(backendUrl, internalSecret).now();
  return now.getTime() - Date.now();
}

/**
 * Tries a release that was uploaded before any worker loads it, in a process without the site's secrets: they are not
 * in its environment, and it reads no file but programs and releases, writes none and starts no process.
 */
export async function tryApart(
  config: ShellConfig,
  { name, version }: Pick<Candidate, "name" | "version">,
): Promise<TrialVerdict> {
  const task: TrialTask = {
    nonce: randomUUID(),
    live: { [name]: version },
    probed: [name],
    clockOffsetMs: await readClockOffset(config),
  };
  const readable = [
    ...programs.map((path) => join(project, path)),
    config.releasesFolder,
    config.shellBuild,
  ];
  const child = fork(join(import.meta.dirname, "..", "verify.ts"), {
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      "--disable-warning=SecurityWarning",
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
    ],
    env: { ...environmentOf(config), TRIAL_TASK: JSON.stringify(task) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const trial = followTrial(task.nonce, config.longestStepMs);
  child.on("message", trial.hear);
  child.once("error", ({ message }) => trial.ended(`did not start (${message})`));
  child.once("exit", (code, signal) => trial.ended(`ended with ${signal ?? code}`));
  const verdict = await trial.verdict;
  child.kill("SIGKILL");
  return verdict;
}
