import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import type { RemoteName, Versions } from "@festival/contracts/release";
import { followTrial } from "@festival/contracts/trial";
import { pino } from "pino";
import type { ShellConfig } from "./config.ts";
import { createHeldPages } from "./heldPages.ts";
import {
  drainMs,
  giveUpMs,
  pulseMs,
  type PageInWork,
  type SupervisorMessage,
  type WorkerMessage,
} from "./messages.ts";
import { createReleaseFollower, TrialFailed } from "./releaseFollower.ts";
import { createSignsOfLife, processorMs, type SignsOfLife } from "./signsOfLife.ts";
import type { TrialTask } from "./trialTask.ts";

/** How often the release store is looked at. */
const watchMs = 250;
/** How long is waited after a failure, twice as long after each further one. */
const shortestPauseMs = 500;
const longestPauseMs = 5000;

interface Serving {
  worker: Worker;
  /** Counts the sets that workers were started with. */
  generation: number;
  signs: SignsOfLife;
  /** Pages that are being made, by the worker's own numbers. */
  inWork: Map<number, PageInWork>;
}

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
 * Keeps workers serving what the release store says is live. Another set gets new workers; only when they
 * have loaded it and rendered its probes do the old ones drain, one for one.
 * @param onListening called once, when the first worker takes requests
 */
export function runSupervisor(config: ShellConfig, onListening: (port: number) => void): void {
  const log = pino({ level: process.env.LOG_LEVEL ?? "warn", name: "shell" });
  // Workers accept by themselves. Were connections dealt out by turns, one dealt to a worker that
  // loops or has just ended would be lost, neither answered nor closed, and its visitor would wait.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const serving = new Set<Serving>();
  /** Those that work on one thing without end. They are ended as soon as others serve. */
  const stuck = new Set<Serving>();
  const heldPages = createHeldPages();
  const starting = new Set<Worker>();
  /** Workers that were told to leave and may still answer on connections that are open. */
  const leaving = new Set<Worker>();
  let served: { versions: Versions; generation: number } | undefined;
  let generations = 0;
  let stopping = false;
  let watch: NodeJS.Timeout | undefined;
  let { port } = config;

  const follower = createReleaseFollower({
    releasesFolder: config.releasesFolder,
    log,
    served: () => served?.versions,
    takeOver,
    isStopping: () => stopping,
    onChange: tellStanding,
  });

  /** Tells all who need to know how things stand. */
  function tellStanding(): void {
    const generationsServed = new Set([...serving].map(({ generation }) => generation));
    const takenOver = leaving.size === 0 && generationsServed.size <= 1;
    const standing = { takenOver, ...follower.standing(), heldOff: heldPages.list() };
    const message: SupervisorMessage = { type: "standing", standing };
    for (const { worker } of serving) if (worker.isConnected()) worker.send(message);
    if (!takenOver) return;
    follower.takenOver().catch((error: unknown) => {
      log.error({ err: error }, "the release store can't be written");
    });
  }

  /** Keeps other workers from the pages that a worker was at when it got stuck or ended. */
  function blamePages({ worker, inWork }: Serving, message: string): void {
    const pages = [...inWork.values()];
    const named = pages.map(({ page, release }) => ({ page, release }));
    log.error({ pid: worker.process.pid, pages: named }, message);
    heldPages.holdOff(pages);
  }

  function hear(entry: Serving, message: WorkerMessage): void {
    entry.signs.hear();
    if (message.type === "begins") entry.inWork.set(message.number, message.page);
    if (message.type === "ends") {
      const page = entry.inWork.get(message.number);
      if (page) heldPages.wasMade(page.key);
      entry.inWork.delete(message.number);
    }
    if (!stuck.delete(entry)) return;
    // what it was at took long, and came to an end
    serving.add(entry);
    tellStanding();
  }

  /** @throws TrialFailed when it does not get ready */
  async function startWorker(
    live: Versions,
    probed: readonly RemoteName[],
    generation: number,
  ): Promise<Serving> {
    const task: TrialTask = { nonce: randomUUID(), live, probed };
    const worker = cluster.fork({
      TRIAL_TASK: JSON.stringify(task),
      NODE_ENV: "production",
      PORT: String(port),
      // the first one takes the port over
      REPLACES: served ? "" : config.replaces.join(","),
    });
    const signs = createSignsOfLife(() => processorMs(Number(worker.process.pid)));
    const entry: Serving = { worker, generation, signs, inWork: new Map() };
    starting.add(worker);
    const trial = followTrial(task.nonce, config.longestStepMs);
    worker.on("exit", (code, signal) => trial.ended(`ended with ${signal ?? code}`));
    worker.on("message", (message: WorkerMessage) => {
      if (message.nonce === task.nonce) hear(entry, message);
      trial.hear(message);
    });
    const verdict = await trial.verdict;
    starting.delete(worker);
    if (!verdict.ok) {
      worker.process.kill("SIGKILL");
      throw new TrialFailed(verdict);
    }
    serving.add(entry);
    return entry;
  }

  function release(entry: Serving, message: SupervisorMessage): void {
    serving.delete(entry);
    if (!entry.worker.isConnected()) return;
    leaving.add(entry.worker);
    entry.worker.send(message);
    // one that is stuck does not hear it
    setTimeout(() => {
      if (leaving.has(entry.worker)) entry.worker.process.kill("SIGKILL");
    }, drainMs + giveUpMs).unref();
  }

  const drain = (entry: Serving) => release(entry, { type: "drain" });

  /**
   * Puts new workers in the place of all that serve another set; the first renders the probes.
   * @throws TrialFailed when one does not get ready; then the old ones that are left go on
   */
  async function takeOver(versions: Versions, probed: readonly RemoteName[]): Promise<void> {
    const generation = (generations += 1);
    const old = () => [...serving].filter((entry) => entry.generation !== generation);
    // at the start the first one is enough to take requests; the others are filled up
    const count = served ? config.workers : 1;
    try {
      for (let started = 0; started < count; started += 1) {
        await startWorker(versions, started === 0 ? probed : [], generation);
        // the last of them stays until all new ones are there, and goes on where one fails
        const [next, another] = old();
        if (next && another) drain(next);
      }
      old().forEach(drain);
      served = { versions, generation };
    } catch (error) {
      for (const entry of serving) if (entry.generation === generation) drain(entry);
      throw error;
    } finally {
      tellStanding();
    }
  }

  /** Does one thing after the other, with growing pauses while it fails. */
  function repeating(work: () => Promise<void>, failure: string): () => void {
    let isAtWork = false;
    let pauseMs = shortestPauseMs;
    const once = async (): Promise<void> => {
      if (isAtWork || stopping) return;
      isAtWork = true;
      try {
        await work();
        pauseMs = shortestPauseMs;
      } catch (error) {
        log.error({ err: error }, failure);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      }
      isAtWork = false;
    };
    return () => void once();
  }

  const look = repeating(() => follower.look(), "the release store can't be followed");

  /** Starts a worker in the place of one that was lost. */
  const fill = repeating(async () => {
    if (!served || serving.size >= config.workers) return;
    const { versions, generation } = served;
    try {
      const entry = await startWorker(versions, [], generation);
      // another set has taken over meanwhile
      if (served.generation !== generation) drain(entry);
      tellStanding();
    } catch (error) {
      if (error instanceof TrialFailed) follower.putAside(error.refusal, versions);
      throw error;
    }
  }, "a lost worker can't be replaced");

  cluster.on("exit", (worker, _code, signal) => {
    for (const entry of serving) {
      if (entry.worker !== worker) continue;
      serving.delete(entry);
      // what is killed from outside was ended by no page
      if (signal === "SIGKILL" || stopping) continue;
      const blame = () => {
        blamePages(entry, "a worker has ended");
        tellStanding();
      };
      // its last messages may come after the word that it has ended
      if (worker.isConnected()) worker.once("disconnect", blame);
      else blame();
    }
    for (const entry of stuck) if (entry.worker === worker) stuck.delete(entry);
    leaving.delete(worker);
    tellStanding();
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });

  let lastPulse = Date.now();
  const pulse = setInterval(() => {
    const now = Date.now();
    // after a sleep of the machine, or of this process, silence says nothing about the workers
    const overslept = now - lastPulse > 4 * pulseMs;
    lastPulse = now;
    for (const entry of serving) {
      if (overslept) entry.signs.hear();
      if (!entry.signs.isStuck()) continue;
      serving.delete(entry);
      stuck.add(entry);
      blamePages(entry, "a worker is stuck");
      tellStanding();
    }
    // as long as there is no other it may still come to an end
    if (serving.size > 0) for (const { worker } of stuck) worker.process.kill("SIGKILL");
  }, pulseMs);

  const stop = () => {
    if (stopping) return;
    stopping = true;
    clearInterval(watch);
    clearInterval(pulse);
    for (const worker of starting) worker.process.kill("SIGKILL");
    for (const { worker } of stuck) worker.process.kill("SIGKILL");
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
  // whoever forked us is gone, and may be back soon with a shell that takes over
  process.on("disconnect", () => setTimeout(stop, config.orphanMs));

  void (async () => {
    try {
      // workers share a socket only where all name the same port
      if (port === 0) port = await freePort(config.host);
      await follower.begin();
      onListening(port);
      watch = setInterval(() => {
        look();
        fill();
      }, watchMs);
    } catch (error) {
      console.error(
        `The shell can't start: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exit(1);
    }
  })();
}
