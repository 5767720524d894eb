import type { ShellHealth } from "@festival/contracts/api/system";
import type { RemoteName } from "@festival/contracts/containers";
import type { Versions } from "@festival/contracts/release";
import type { PreviewedRelease } from "@festival/contracts/release/preview";
import type { TrialMessage } from "@festival/contracts/trial";
import type { Measurements } from "../metrics/pageMetrics.ts";

/** What a worker is started for, as its environment says. */
export interface TrialTask {
  /** Marks this process's own messages; see `followTrial`. */
  nonce: string;
  /** What is loaded; all of it, or it is refused. */
  live: Versions;
  /** Remotes whose probes are rendered. */
  probed: readonly RemoteName[];
  /** Of the festival's clock, for a process that may not ask the backend for it. */
  clockOffsetMs?: number;
}

/** A page that is not kept, while a worker makes it. */
export interface PageInWork {
  /** What it depends on, so that the page of other visitors is another one. */
  key: string;
  /** Its address as it may stand in the log. */
  page: string;
  /** Of its owner: name and version. */
  release: string;
}

/** Where a release is served for those who look at it before it is live, or why it is not. */
export type FoundPreview =
  | { port: number; pid: number }
  | { problem: "full" | "refused"; /** One clause, without a full stop. */ reason: string };

/** With the nonce of the worker's task, as all else that a worker's own code sends. */
export type WorkerMessage =
  | TrialMessage
  | ({ nonce: string } & (
      | { type: "alive" }
      | { type: "begins"; number: number; page: PageInWork }
      | { type: "ends"; number: number }
      | { type: "measured"; measurements: Measurements }
      | { type: "findPreview"; number: number; release: PreviewedRelease }
      | { type: "failPreview"; pid: number; release: PreviewedRelease }
    ));

/** What a worker can't know by itself. */
export type Standing = Pick<ShellHealth, "takenOver" | "refused" | "storeProblem" | "heldOff">;

export type SupervisorMessage =
  /** Others take over: leave without anyone noticing. */
  | { type: "drain" }
  /** The present state, for those who ask for the shell's health. */
  | { type: "standing"; standing: Standing }
  /** Answers a worker that asked. */
  | { type: "foundPreview"; number: number; found: FoundPreview }
  /** The shell is about to stop: go on answering, and let clients open their next connection elsewhere. */
  | { type: "retire" }
  /** The site ends: leave. */
  | { type: "stop" };

/** How often a worker gives a sign of life; see `signsOfLife.ts`. */
export const heartbeatMs = 500;
/** How often a worker says what it has measured, where that is told. */
export const measuredMs = 2000;
/** How often the supervisor looks for signs. */
export const pulseMs = 500;
/**
 * So long a draining worker ends each connection with its next answer, so that no client sends on one
 * that is just being closed; longer than a client on a busy machine needs between two requests.
 */
export const handOverMs = 1500;
/** A draining worker ends its last connections then. */
export const drainMs = 10_000;
/** A worker ends its last connections then when the site ends, which has five seconds in all. */
export const stopMs = 2500;
/** Workers that have not left by then when the site ends are ended by the supervisor. */
export const giveUpMs = 4000;
