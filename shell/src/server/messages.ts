import type { ShellHealth } from "@festival/contracts/api/system";
import type { TrialMessage } from "@festival/contracts/trial";

/** With the nonce of the worker's task, as all else that a worker's own code sends. */
export type WorkerMessage = TrialMessage | { nonce: string; type: "alive" };

/** What a worker can't know by itself of the releases that are served. */
export type Standing = Pick<ShellHealth, "takenOver" | "refused" | "storeProblem">;

export type SupervisorMessage =
  /** Others take over: leave without anybody noticing. */
  | { type: "drain" }
  /** How things stand, for who asks after the shell's health. */
  | { type: "standing"; standing: Standing }
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
