import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { isOwner } from "@festival/contracts/containers";
import type { Versions } from "@festival/contracts/release";
import type { PreviewedRelease } from "@festival/contracts/release/preview";
import { followTrial } from "@festival/contracts/trial";
import type { ShellConfig } from "../config.ts";
import { isSameSet } from "../releases/chooseReleases.ts";
import type { FoundPreview, TrialTask } from "./messages.ts";
import { startApart, verifyProgram } from "./startApart.ts";
import { openVisitorsBackend, type VisitorsBackend } from "./visitorsBackend.ts";

/** A process that is asked for nothing ends then. */
const idleMs = 5 * 60_000;
/** One that was asked within this time does not make room for another; its reader would wait for a new start. */
const inUseMs = 10_000;
/** What can't be loaded is not tried with each request. */
const againMs = 15_000;
const lookMs = 15_000;

interface Running {
  child: ChildProcess;
  /** What it serves. */
  set: Versions;
  found: Promise<FoundPreview>;
  /** When it was asked for last; without end while it starts, which may take longer than any other wait. */
  usedAt: number;
  /** Ends the process, and what it was given ends with it. */
  end(): void;
}

const keyOf = ({ name, version }: PreviewedRelease) => `${name} ${version}`;

interface PreviewParts {
  config: ShellConfig;
  /** The port at which the site is reached. */
  port(): number;
  /** What the workers serve; undefined before the first. */
  served(): Versions | undefined;
}

/**
 * Processes that serve another release of one remote beside what is live of the others, for staff who look at it.
 * They are started when they are asked for, keep no pages and are seen by no one else.
 */
export function createPreviews({ config, port, served }: PreviewParts) {
  const running = new Map<string, Running>();
  const refused = new Map<string, { found: FoundPreview; at: number }>();
  let door: Promise<VisitorsBackend> | undefined;

  /**
   * Code that was never live runs on the server without the site's secrets. A remote without screens has no code
   * there: its release is seen by staff alone, whose pages take the secrets.
   */
  async function startProcess(release: PreviewedRelease, task: TrialTask) {
    const place = { HOST: config.host, PORT: String(port()), BEHIND_SHELL: "1" };
    if (!isOwner(release.name)) {
      const env = { ...process.env, ...place, TRUST_PROXY: "", TRIAL_TASK: JSON.stringify(task) };
      const child = fork(verifyProgram, { env, stdio: ["ignore", "ignore", "ignore", "ipc"] });
      return { child, leave: () => undefined };
    }
    door ??= openVisitorsBackend(config);
    const backend = await door;
    const token = randomUUID();
    backend.letIn(token);
    const access = { BACKEND_URL: backend.url, INTERNAL_SECRET: token };
    const child = startApart(config, task, { ...access, ...place });
    return { child, leave: () => backend.shutOut(token) };
  }

  async function start(release: PreviewedRelease, set: Versions): Promise<Running> {
    const key = keyOf(release);
    const task: TrialTask = { nonce: randomUUID(), live: set, probed: [] };
    const { child, leave } = await startProcess(release, task);
    const trial = followTrial(task.nonce, config.longestStepMs);
    const forget = () => {
      leave();
      child.kill("SIGKILL");
      if (running.get(key)?.child === child) running.delete(key);
    };
    let isWanted = true;
    child.on("message", trial.hear);
    child.once("error", ({ message }) => trial.ended(`did not start (${message})`));
    child.once("exit", (code, signal) => {
      trial.ended(`ended with ${signal ?? code}`);
      forget();
    });
    const found = trial.verdict.then((verdict): FoundPreview => {
      if (verdict.ok) return { port: verdict.port, pid: Number(child.pid) };
      const problem: FoundPreview = { problem: "refused", reason: verdict.reason };
      if (isWanted) refused.set(key, { found: problem, at: Date.now() });
      forget();
      return problem;
    });
    const end = () => {
      isWanted = false;
      forget();
    };
    return { child, set, found, usedAt: Number.POSITIVE_INFINITY, end };
  }

  /** @returns false where all are in use */
  function makeRoom(): boolean {
    if (running.size < config.previewsAtOnce) return true;
    const [oldest] = [...running.values()].toSorted((a, b) => a.usedAt - b.usedAt);
    if (!oldest || Date.now() - oldest.usedAt < inUseMs) return false;
    oldest.end();
    return true;
  }

  const watch = setInterval(() => {
    const now = Date.now();
    for (const one of running.values()) if (now - one.usedAt > idleMs) one.end();
    for (const [key, { at }] of refused) if (now - at > againMs) refused.delete(key);
  }, lookMs);
  watch.unref();

  /** One after the other, so that two requests at the same time start one process. */
  let last: Promise<unknown> = Promise.resolve();
  async function findNow(release: PreviewedRelease): Promise<Running | FoundPreview> {
    const key = keyOf(release);
    const live = served();
    if (!live) return { problem: "refused", reason: "the site is still starting" };
    const set = { ...live, [release.name]: release.version };
    const known = running.get(key);
    if (known && isSameSet(known.set, set)) return known;
    // another team has released meanwhile
    known?.end();
    const before = refused.get(key);
    if (before && Date.now() - before.at < againMs) return before.found;
    if (!makeRoom()) return { problem: "full", reason: "" };
    const started = await start(release, set);
    running.set(key, started);
    return started;
  }

  return {
    /** Where a release is served, once it is loaded; or why it is not. */
    async find(release: PreviewedRelease): Promise<FoundPreview> {
      const finding = last.then(() => findNow(release));
      last = finding.catch(() => undefined);
      const one = await finding;
      if (!("child" in one)) return one;
      const found = await one.found;
      one.usedAt = Date.now();
      return found;
    },

    /** Ends a process that gave no answer; it is started again with the next request. */
    fail(release: PreviewedRelease, pid: number): void {
      const one = running.get(keyOf(release));
      if (one?.child.pid === pid) one.end();
    },

    end(): void {
      clearInterval(watch);
      for (const one of running.values()) one.end();
      void door?.then((backend) => backend.close());
    },
  };
}
