import { randomUUID } from "node:crypto";
import type { Candidate } from "@festival/contracts/release";
import { followTrial, type TrialVerdict } from "@festival/contracts/trial";
import { createBackend } from "../api/backend.ts";
import type { ShellConfig } from "../config.ts";
import type { TrialTask } from "./messages.ts";
import { startApart } from "./startApart.ts";

/** For the backend its holder is a visitor. */
const noSecret = "none";

/** To ask for the festival's time takes the secret. */
async function readClockOffset({ backendUrl, internalSecret }: ShellConfig): Promise<number> {
  const now = await createBackend(backendUrl, internalSecret).now();
  return now.getTime() - Date.now();
}

/** Tries a release that was uploaded before any worker loads it, in a process without the site's secrets. */
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
  const access = { BACKEND_URL: config.backendUrl, INTERNAL_SECRET: noSecret };
  const child = startApart(config, task, access);
  const trial = followTrial(task.nonce, config.longestStepMs);
  child.on("message", trial.hear);
  child.once("error", ({ message }) => trial.ended(`did not start (${message})`));
  child.once("exit", (code, signal) => trial.ended(`ended with ${signal ?? code}`));
  const verdict = await trial.verdict;
  child.kill("SIGKILL");
  return verdict;
}
