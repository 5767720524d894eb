import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasCode } from "../plainError.ts";

/** Names the data folder in the environment of each process that a starter has started. */
export const siteVariable = "FESTIVAL_SITE";

const processes = "/proc";

/** Empty where the process has ended, or belongs to another user. */
function read(pid: string, what: "cmdline" | "environ"): string[] {
  try {
    return readFileSync(join(processes, pid, what), "utf8").split("\0");
  } catch {
    return [];
  }
}

/**
 * What runs of a site whose starter has started none of it: one that was killed leaves them behind, and
 * so does a supervisor that was killed.
 * @param file the program that they run
 * @returns their numbers; none where the system does not tell (it has no /proc)
 */
export function findLeftProcesses(dataDir: string, file: string): number[] {
  if (!existsSync(processes)) return [];
  return readdirSync(processes)
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => read(pid, "cmdline").includes(file))
    .filter((pid) => read(pid, "environ").includes(`${siteVariable}=${dataDir}`))
    .map(Number);
}

/** A process that has ended and was not yet asked for has no command line any more. */
const isRunning = (pid: number): boolean => read(String(pid), "cmdline").some(Boolean);

/** Waits until processes have ended, and ends by force those that have not by then. */
export async function awaitEnd(pids: readonly number[], patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const running = pids.filter(isRunning);
    if (running.length === 0) return;
    if (performance.now() > until) running.forEach(endByForce);
    await wait(20);
  }
}

function endByForce(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // it has just ended by itself
    if (!hasCode(error, "ESRCH")) throw error;
  }
}
