import cluster, { type Worker } from "node:cluster";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { LiveSet } from "@festival/contracts/release";
import { pino } from "pino";
import type { ShellConfig } from "./config.ts";
import {
  silenceMs,
  type SupervisorMessage,
  type WorkerMessage,
  type WorkerTask,
} from "./messages.ts";
import { readLiveSet } from "./releases.ts";

/** How often the release store is looked at. */
const watchMs = 250;
/** A worker that is not ready by then is given up. */
const startTimeoutMs = 30_000;
const restartDelayMs = 500;

interface Serving {
  worker: Worker;
  revision: number;
  lastSign: number;
}

/**
 * Keeps workers serving what the release store says is live. A new set gets new workers; only when
 * they have loaded it and rendered its probes do the old ones drain, one for one.
 * @param onListening called once, when the first worker takes requests
 */
export function runSupervisor(config: ShellConfig, onListening: (port: number) => void): void {
  const log = pino({ level: process.env.LOG_LEVEL ?? "warn", name: "shell" });
  const serving = new Set<Serving>();
  let present: LiveSet | undefined;
  let refusedRevision = -1;
  let stopping = false;
  let busy = false;
  let seenStamp = -1;
  let port: number | undefined;

  /** @throws Error with the worker's reason when it does not get ready */
  function startWorker(set: LiveSet, strict: boolean): Promise<Serving> {
    const task: WorkerTask = { revision: set.revision, live: set.live, strict };
    const worker = cluster.fork({
      WORKER_TASK: JSON.stringify(task),
      NODE_ENV: "production",
      ...(port ? { PORT: String(port) } : {}),
    });
    const entry: Serving = { worker, revision: set.revision, lastSign: Date.now() };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail("it was not ready in time"), startTimeoutMs);
      const fail = (reason: string) => {
        clearTimeout(timer);
        worker.process.kill("SIGKILL");
        reject(new Error(reason));
      };
      worker.on("exit", (code) => fail(`its process ended with ${code}`));
      worker.on("message", (message: WorkerMessage) => {
        entry.lastSign = Date.now();
        if (message.type === "refused") fail(message.reason);
        if (message.type !== "ready") return;
        clearTimeout(timer);
        port ??= message.port;
        serving.add(entry);
        resolve(entry);
      });
    });
  }

  function drain(entry: Serving): void {
    serving.delete(entry);
    const message: SupervisorMessage = { type: "drain" };
    if (entry.worker.isConnected()) entry.worker.send(message);
  }

  /** Brings the number of workers that serve the present set to what is wanted. */
  async function fill(set: LiveSet, strict: boolean): Promise<void> {
    const old = [...serving].filter((entry) => entry.revision !== set.revision);
    while (
      [...serving].filter((entry) => entry.revision === set.revision).length < config.workers
    ) {
      if (stopping) return;
      await startWorker(set, strict);
      const replaced = old.shift();
      if (replaced) drain(replaced);
    }
    old.forEach(drain);
  }

  async function look(): Promise<void> {
    if (busy || stopping) return;
    busy = true;
    try {
      const stamp =
        (await stat(join(config.releasesFolder, "live.json")).catch(() => undefined))?.mtimeMs ?? 0;
      if (stamp !== seenStamp) {
        const next = await readLiveSet(config.releasesFolder);
        seenStamp = stamp;
        if (present && next.revision !== present.revision && next.revision !== refusedRevision) {
          await fill(next, true).then(
            () => (present = next),
            (error: Error) => {
              refusedRevision = next.revision;
              log.error(
                { revision: next.revision, reason: error.message },
                "a new set of releases is refused",
              );
            },
          );
        }
      }
      if (present && serving.size < config.workers) await fill(present, false);
    } catch (error) {
      log.error({ err: error }, "the workers could not be filled up");
      await new Promise((resolve) => setTimeout(resolve, restartDelayMs));
    } finally {
      busy = false;
    }
  }

  cluster.on("exit", (worker) => {
    for (const entry of serving) if (entry.worker === worker) serving.delete(entry);
  });

  const watch = setInterval(() => void look(), watchMs);
  const pulse = setInterval(() => {
    for (const entry of serving) {
      if (Date.now() - entry.lastSign < silenceMs) continue;
      log.error({ pid: entry.worker.process.pid }, "a worker is silent and is ended");
      serving.delete(entry);
      entry.worker.process.kill("SIGKILL");
    }
  }, silenceMs / 4);

  const stop = () => {
    if (stopping) return;
    stopping = true;
    clearInterval(watch);
    clearInterval(pulse);
    for (const entry of serving) drain(entry);
    const giveUp = setTimeout(() => process.exit(0), 4000);
    cluster.disconnect(() => {
      clearTimeout(giveUp);
      process.exit(0);
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  void (async () => {
    try {
      const first = await readLiveSet(config.releasesFolder);
      seenStamp = -1;
      await startWorker(first, false);
      present = first;
      onListening(port ?? config.port);
      await look();
    } catch (error) {
      console.error(
        `The shell can't start: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exit(1);
    }
  })();
}
