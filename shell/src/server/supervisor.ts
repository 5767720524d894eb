import cluster, { type Worker } from "node:cluster";
import { stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { remoteNames, type LiveSet, type RemoteName } from "@festival/contracts/release";
import { pino } from "pino";
import type { ShellConfig } from "./config.ts";
import {
  silenceMs,
  giveUpMs,
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
  /** Remotes it serves without, as they could not be loaded. */
  refused: readonly RemoteName[];
}

/** What must work in the next set: what changes, and what works now. */
export function demandsOf(
  present: LiveSet["live"],
  next: LiveSet["live"],
  refused: readonly RemoteName[],
): Pick<WorkerTask, "needed" | "probed"> {
  const wanted = remoteNames.filter((name) => next[name] !== undefined);
  const probed = wanted.filter((name) => next[name] !== present[name]);
  // one team's broken release must not hold up another team's good one
  const needed = wanted.filter((name) => probed.includes(name) || !refused.includes(name));
  return { needed, probed };
}

type Demands = ReturnType<typeof demandsOf>;
const noDemands: Demands = { needed: [], probed: [] };

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Keeps workers serving what the release store says is live. A new set gets new workers; only when
 * they have loaded it and rendered its probes do the old ones drain, one for one.
 * @param onListening called once, when the first worker takes requests
 */
export function runSupervisor(config: ShellConfig, onListening: (port: number) => void): void {
  const log = pino({ level: process.env.LOG_LEVEL ?? "warn", name: "shell" });
  // Workers accept by themselves. Were connections dealt out by turns, one dealt to a worker that
  // loops or has just ended would be lost, neither answered nor closed, and its visitor would wait.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const serving = new Set<Serving>();
  const starting = new Set<Worker>();
  /** Workers that were told to leave and may still answer on connections that are open. */
  const leaving = new Set<Worker>();
  let present: LiveSet | undefined;
  let refusedRevision = -1;
  let stopping = false;
  let busy = false;
  let seenStamp = -1;
  let { port } = config;

  /** Tells the workers when all that are left serve the same set. */
  function tellIfTakenOver(): void {
    const revisions = new Set([...serving].map(({ revision }) => revision));
    if (leaving.size > 0 || revisions.size > 1) return;
    const message: SupervisorMessage = { type: "alone" };
    for (const { worker } of serving) if (worker.isConnected()) worker.send(message);
  }

  /** @throws Error with the worker's reason when it does not get ready */
  function startWorker(set: LiveSet, demands: Demands): Promise<Serving> {
    const task: WorkerTask = { revision: set.revision, live: set.live, ...demands };
    const worker = cluster.fork({
      WORKER_TASK: JSON.stringify(task),
      NODE_ENV: "production",
      PORT: String(port),
    });
    const entry: Serving = {
      worker,
      revision: set.revision,
      lastSign: Date.now(),
      refused: [] as readonly RemoteName[],
    };
    starting.add(worker);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail("it was not ready in time"), startTimeoutMs);
      const fail = (reason: string) => {
        clearTimeout(timer);
        starting.delete(worker);
        worker.process.kill("SIGKILL");
        reject(new Error(reason));
      };
      worker.on("exit", (code) => fail(`its process ended with ${code}`));
      worker.on("message", (message: WorkerMessage) => {
        entry.lastSign = Date.now();
        if (message.type === "refused") fail(message.reason);
        if (message.type !== "ready") return;
        clearTimeout(timer);
        starting.delete(worker);
        entry.refused = message.refused;
        serving.add(entry);
        tellIfTakenOver();
        resolve(entry);
      });
    });
  }

  function release(entry: Serving, message: SupervisorMessage): void {
    serving.delete(entry);
    if (!entry.worker.isConnected()) return;
    leaving.add(entry.worker);
    entry.worker.send(message);
  }

  const drain = (entry: Serving) => release(entry, { type: "drain" });

  /** Brings the number of workers that serve the present set to what is wanted. */
  async function fill(set: LiveSet, demands: Demands): Promise<void> {
    const old = [...serving].filter((entry) => entry.revision !== set.revision);
    while (
      [...serving].filter((entry) => entry.revision === set.revision).length < config.workers
    ) {
      if (stopping) return;
      await startWorker(set, demands);
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
          const refused = [...serving].flatMap((entry) => entry.refused);
          await fill(next, demandsOf(present.live, next.live, refused)).then(
            () => (present = next),
            (error: Error) => {
              refusedRevision = next.revision;
              // the first of them may have taken over already
              for (const entry of serving) if (entry.revision === next.revision) drain(entry);
              log.error(
                { revision: next.revision, reason: error.message },
                "a new set of releases is refused",
              );
            },
          );
        }
      }
      if (present && serving.size < config.workers) await fill(present, noDemands);
    } catch (error) {
      log.error({ err: error }, "the workers could not be filled up");
      await new Promise((resolve) => setTimeout(resolve, restartDelayMs));
    } finally {
      busy = false;
    }
  }

  cluster.on("exit", (worker) => {
    for (const entry of serving) if (entry.worker === worker) serving.delete(entry);
    leaving.delete(worker);
    tellIfTakenOver();
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });

  const watch = setInterval(() => void look(), watchMs);
  let lastPulse = Date.now();
  const pulse = setInterval(() => {
    const now = Date.now();
    // after a sleep of the machine, or of this process, silence says nothing about the workers
    const overslept = now - lastPulse > silenceMs;
    lastPulse = now;
    for (const entry of serving) {
      if (overslept) entry.lastSign = now;
      if (now - entry.lastSign < silenceMs) continue;
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
    for (const worker of starting) worker.process.kill("SIGKILL");
    for (const entry of serving) release(entry, { type: "stop" });
    const left = () =>
      Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    if (left().length === 0) process.exit(0);
    setTimeout(() => {
      for (const worker of left()) worker.process.kill("SIGKILL");
      process.exit(0);
    }, giveUpMs);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // whoever forked us is gone
  process.on("disconnect", stop);

  void (async () => {
    try {
      const first = await readLiveSet(config.releasesFolder);
      // workers share a socket only where all name the same port
      if (port === 0) port = await freePort(config.host);
      await startWorker(first, noDemands);
      present = first;
      onListening(port);
      await look();
    } catch (error) {
      console.error(
        `The shell can't start: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exit(1);
    }
  })();
}
