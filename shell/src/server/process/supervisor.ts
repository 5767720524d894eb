import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import type { RemoteName } from "@festival/contracts/containers";
import type { Versions } from "@festival/contracts/release";
import type { PreviewedRelease } from "@festival/contracts/release/preview";
import { followTrial } from "@festival/contracts/trial";
import { pino } from "pino";
import type { ShellConfig } from "../config.ts";
import { isBackendReady } from "../api/isBackendReady.ts";
import { freePort } from "./freePort.ts";
import { createHeldPages } from "./heldPages.ts";
import {
  drainMs,
  giveUpMs,
  pulseMs,
  type PageInWork,
  type SupervisorMessage,
  type TrialTask,
  type WorkerMessage,
} from "./messages.ts";
import { createShellMetrics, serveMetrics } from "../metrics/shellMetrics.ts";
import { createReleaseFollower, TrialFailed } from "../releases/releaseFollower.ts";
import { awaitPublished } from "../releases/ownBuild.ts";
import { createShellReports } from "../releases/shellReports.ts";
import { createPreviews } from "./previews.ts";
import { tryApart } from "./tryApart.ts";
import { repeating } from "./repeating.ts";
import { createSignsOfLife, processorMs, type SignsOfLife } from "./signsOfLife.ts";

/** A shell whose build another process publishes waits for it so long. */
const publishedWithinMs = 120_000;
/** No code of a worker ends it so: the machine does, or this process. */
const fromOutside = "SIGKILL";
/** How often the release store is looked at. */
const watchMs = 250;

/** A worker that has loaded its set. */
interface Ready {
  worker: Worker;
  /** Counts the sets that workers were started with. */
  generation: number;
  /**
   * Stuck: works on one thing without end, and is ended as soon as another one serves.
   * Leaving: was asked to end, and may still answer on connections that are open.
   */
  state: "serving" | "stuck" | "leaving";
  signs: SignsOfLife;
  /** Pages that are being made, by the worker's own numbers. */
  inWork: Map<number, PageInWork>;
}

/**
 * Keeps workers serving what the release store says is live. Another set gets new workers; only when they
 * have loaded it and rendered its probes do the old ones drain, one for one.
 * @param onListening called once, when the first worker takes requests
 */
export function runSupervisor(config: ShellConfig, onListening: (port: number) => void): void {
  const log = pino({ level: process.env.LOG_LEVEL || "warn", name: "shell" });
  // Workers accept by themselves. Were connections dealt out by turns, one dealt to a worker that
  // loops or has just ended would be lost, neither answered nor closed, and its visitor would wait.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const ready = new Map<Worker, Ready>();
  const inState = (state: Ready["state"]) =>
    [...ready.values()].filter((entry) => entry.state === state);
  const heldPages = createHeldPages();
  const starting = new Set<Worker>();
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
    tryApart: (candidate) => tryApart(config, candidate),
    isStopping: () => stopping,
    isBackendReady: () => isBackendReady(config),
    onChange: tellStanding,
  });

  const logFailure = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const previews = createPreviews({ config, port: () => port, served: () => served?.versions });

  const reports = createShellReports(config.releasesFolder, follower.report);

  /** Sends the present state to all that need it. */
  function tellStanding(): void {
    const serving = inState("serving");
    const generationsServed = new Set(serving.map(({ generation }) => generation));
    const takenOver = inState("leaving").length === 0 && generationsServed.size <= 1;
    const standing = { takenOver, ...follower.standing(), heldOff: heldPages.list() };
    const message: SupervisorMessage = { type: "standing", standing };
    for (const { worker } of serving) if (worker.isConnected()) worker.send(message);
    if (!takenOver) return;
    follower.takenOver().catch((error: unknown) => {
      log.error({ err: error }, "the release store can't be written");
    });
  }

  /** Holds off the pages that a worker was making when it got stuck or ended. */
  function holdOffPages({ worker, inWork }: Ready, message: string): void {
    const pages = [...inWork.values()];
    const named = pages.map(({ page, release }) => ({ page, release }));
    log.error({ pid: worker.process.pid, pages: named }, message);
    heldPages.holdOff(pages);
    tellStanding();
  }

  const metrics = createShellMetrics<Worker>(() => {
    const { refused, storeProblem } = follower.standing();
    const states = ["serving", "stuck", "leaving"] as const;
    return {
      workers: Object.fromEntries(states.map((state) => [state, inState(state).length])),
      served: served?.versions ?? {},
      refused: refused.map(({ name }) => name),
      hasStoreProblem: storeProblem !== null,
      heldOff: heldPages.list().length,
    };
  });

  async function tellPreview({ worker }: Ready, number: number, release: PreviewedRelease) {
    const found = await previews.find(release);
    const message: SupervisorMessage = { type: "foundPreview", number, found };
    if (worker.isConnected()) worker.send(message);
  }

  function hear(entry: Ready, message: WorkerMessage): void {
    if (message.type === "measured") metrics.hear(entry.worker, message.measurements);
    if (message.type === "findPreview")
      tellPreview(entry, message.number, message.release).catch(
        logFailure("another release can't be looked at"),
      );
    if (message.type === "failPreview") previews.fail(message.release, message.pid);
    if (message.type === "begins") entry.inWork.set(message.number, message.page);
    if (message.type === "ends") {
      const page = entry.inWork.get(message.number);
      entry.inWork.delete(message.number);
      if (page && heldPages.wasMade(page.key)) tellStanding();
    }
    if (message.type !== "alive") return;
    entry.signs.hear();
    if (entry.state !== "stuck") return;
    // its long work has come to an end
    entry.state = "serving";
    tellStanding();
  }

  /** @throws TrialFailed when it does not get ready */
  async function startWorker(
    live: Versions,
    probed: readonly RemoteName[],
    generation: number,
  ): Promise<Ready> {
    const task: TrialTask = { nonce: randomUUID(), live, probed };
    const worker = cluster.fork({
      TRIAL_TASK: JSON.stringify(task),
      NODE_ENV: "production",
      PORT: String(port),
      // the first one takes the port over
      REPLACES: served ? "" : config.replaces.join(","),
      IS_BESIDE: inState("serving").length > 0 || config.replaces.length > 0 ? "1" : "",
    });
    const signs = createSignsOfLife(() => processorMs(Number(worker.process.pid)));
    const entry: Ready = { worker, generation, state: "serving", signs, inWork: new Map() };
    starting.add(worker);
    const trial = followTrial(task.nonce, config.longestStepMs);
    worker.on("exit", (code, signal) => {
      trial.ended(`ended with ${signal ?? code}`, signal === fromOutside);
    });
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
    signs.hear();
    ready.set(worker, entry);
    return entry;
  }

  function release(entry: Ready, message: SupervisorMessage): void {
    entry.state = "leaving";
    const { worker } = entry;
    if (worker.isConnected()) worker.send(message);
    // it may wait for something that never comes
    setTimeout(() => {
      if (ready.has(worker)) worker.process.kill("SIGKILL");
    }, drainMs + giveUpMs).unref();
  }

  const drain = (entry: Ready) => release(entry, { type: "drain" });

  /**
   * Puts new workers in the place of all that serve another set; the first renders the probes.
   * @throws TrialFailed when one does not get ready; then the old ones that are left go on
   */
  async function takeOver(versions: Versions, probed: readonly RemoteName[]): Promise<void> {
    const generation = (generations += 1);
    const old = () => inState("serving").filter((entry) => entry.generation !== generation);
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
      for (const entry of inState("serving")) if (entry.generation === generation) drain(entry);
      throw error;
    } finally {
      tellStanding();
    }
  }

  const look = repeating(() => follower.look(), logFailure("the release store can't be followed"));

  const report = repeating(reports.write, logFailure("the release store can't be written"));

  /** Starts a worker in the place of one that was lost. */
  const fill = repeating(async () => {
    if (!served || inState("serving").length >= config.workers) return;
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
  }, logFailure("a lost worker can't be replaced"));

  cluster.on("exit", (worker, code, signal) => {
    const entry = ready.get(worker);
    ready.delete(worker);
    metrics.end(worker).catch(logFailure("measurements are lost"));
    // pages of one that is stuck are held off before it is ended; 0 is the end of one that leaves
    const endedByPage = signal !== fromOutside && (entry?.state !== "leaving" || code !== 0);
    if (entry && endedByPage && !stopping) {
      const hold = () => holdOffPages(entry, "a worker has ended");
      // its last messages may come after the exit event
      if (worker.isConnected()) worker.once("disconnect", hold);
      else hold();
    }
    tellStanding();
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });

  let lastPulse = Date.now();
  const pulse = setInterval(() => {
    const now = Date.now();
    // after a sleep of the machine, or of this process, silence says nothing about the workers
    const overslept = now - lastPulse > 4 * pulseMs;
    lastPulse = now;
    for (const entry of ready.values()) {
      if (overslept) entry.signs.hear();
      if (entry.state === "stuck" || !entry.signs.isStuck()) continue;
      holdOffPages(entry, "a worker is stuck");
      if (entry.state === "leaving") entry.worker.process.kill("SIGKILL");
      else entry.state = "stuck";
      tellStanding();
    }
    // without another one to serve, a stuck worker may still come to an end
    if (inState("serving").length === 0) return;
    for (const { worker } of inState("stuck")) worker.process.kill("SIGKILL");
  }, pulseMs);

  let retiring = false;
  /** Says that it is about to stop, and stops when machines in front had the time to turn to others. */
  const retire = () => {
    if (config.drainMs === 0 || retiring) return stop();
    retiring = true;
    for (const { worker } of ready.values())
      if (worker.isConnected()) worker.send({ type: "retire" } satisfies SupervisorMessage);
    setTimeout(stop, config.drainMs);
  };
  const stop = () => {
    if (stopping) return;
    stopping = true;
    clearInterval(watch);
    clearInterval(pulse);
    previews.end();
    reports.remove().catch(logFailure("the release store can't be written"));
    for (const worker of starting) worker.process.kill("SIGKILL");
    for (const { worker } of inState("stuck")) worker.process.kill("SIGKILL");
    for (const entry of inState("serving")) release(entry, { type: "stop" });
    const left = () =>
      Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    if (left().length === 0) process.exit(0);
    setTimeout(() => {
      for (const worker of left()) worker.process.kill("SIGKILL");
      process.exit(0);
    }, giveUpMs);
  };
  process.on("SIGTERM", retire);
  process.on("SIGINT", stop);
  // the process that started this one may be back soon, with a shell that takes over
  process.on("disconnect", () => setTimeout(stop, config.orphanMs));

  void (async () => {
    try {
      // workers share a socket only where all name the same port
      if (port === 0) port = await freePort(config.host);
      await awaitPublished(config, publishedWithinMs);
      if (config.metrics)
        serveMetrics(config.metrics, metrics.text, logFailure("no metrics are told"));
      await follower.begin();
      onListening(port);
      watch = setInterval(() => {
        if (stopping) return;
        look();
        fill();
        report();
      }, watchMs);
    } catch (error) {
      console.error(
        `The shell can't start: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exit(1);
    }
  })();
}
