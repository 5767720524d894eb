import type { LiveSet } from "@festival/contracts/release";

/** What a worker is told when it starts, in its environment as JSON. */
export interface WorkerTask {
  revision: number;
  live: LiveSet["live"];
  /**
   * Strict workers refuse to serve when a release can't be used or fails a probe: somebody else
   * still serves. The first workers serve with what there is.
   */
  strict: boolean;
}

export type WorkerMessage =
  | { type: "ready"; port: number }
  | { type: "refused"; reason: string }
  | { type: "alive" };

export type SupervisorMessage = { type: "drain" };

/** Sent by a worker; one that is silent for `silenceMs` loops and is ended. */
export const heartbeatMs = 500;
export const silenceMs = 2000;
/** A draining worker ends its last connections then. */
export const drainMs = 10_000;
