import type { LiveSet, RemoteName } from "@festival/contracts/release";

/** What a worker is told when it starts, in its environment as JSON. */
export interface WorkerTask {
  revision: number;
  live: LiveSet["live"];
  /**
   * Remotes without which the worker refuses to serve, since somebody else still serves them. The
   * first workers serve with what there is.
   */
  needed: RemoteName[];
  /** Remotes with a new release, whose probes must render as well. */
  probed: RemoteName[];
}

export type WorkerMessage =
  | { type: "ready"; refused: RemoteName[] }
  | { type: "refused"; reason: string }
  | { type: "alive" };

export type SupervisorMessage =
  /** Others take over: leave without anybody noticing. */
  | { type: "drain" }
  /** No worker with other releases is left. */
  | { type: "alone" }
  /** The site ends: leave. */
  | { type: "stop" };

/** Sent by a worker; one that is silent for `silenceMs` loops and is ended. */
export const heartbeatMs = 500;
export const silenceMs = 2000;
/**
 * So long a draining worker ends each connection with its next answer, so that no client sends on one
 * that is just being closed.
 */
export const handOverMs = 500;
/** A draining worker ends its last connections then. */
export const drainMs = 10_000;
/** A worker ends its last connections then when the site ends, which has five seconds in all. */
export const stopMs = 2500;
/** Workers that have not left by then when the site ends are ended by the supervisor. */
export const giveUpMs = 4000;
