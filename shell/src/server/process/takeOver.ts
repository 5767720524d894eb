import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** After so long a process that still holds the port is ended by force. */
const patienceMs = 2000;
/** A port that is not free by then belongs to another program. */
const giveUpMs = 4000;
const lookMs = 10;

function signal(pid: number, name: "SIGTERM" | "SIGKILL"): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended already
  }
}

/** Whether one could listen there. */
function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    // of this process, not of the supervisor's
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Ends what is left of an earlier shell, and waits until its port is free. Called when the rest is ready,
 * so that the port is closed for a few milliseconds only.
 */
export async function takeOver(pids: readonly number[], host: string, port: number): Promise<void> {
  if (pids.length === 0) return;
  const since = performance.now();
  for (const pid of pids) signal(pid, "SIGTERM");
  while (!(await isFree(host, port))) {
    const waited = performance.now() - since;
    if (waited > giveUpMs) return;
    if (waited > patienceMs) for (const pid of pids) signal(pid, "SIGKILL");
    await wait(lookMs);
  }
}
