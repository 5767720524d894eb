import { Type, type Static } from "typebox";
import type { RemoteName } from "../containers.ts";

/** A hundred years: beyond them, times that are reckoned from now leave what a date can hold. */
const furthestMs = 100 * 365.25 * 24 * 60 * 60 * 1000;

/** The festival's clock: what to add to the machine's clock, in milliseconds. */
export const Clock = Type.Object({
  offset_ms: Type.Integer({ minimum: -furthestMs, maximum: furthestMs }),
});
export type Clock = Static<typeof Clock>;

/** Of a backend or a shell that takes requests; one that does not answers 503. */
export const BackendReadiness = Type.Object({ status: Type.Literal("ready") });
export type BackendReadiness = Static<typeof BackendReadiness>;

/**
 * Of a backend whose database answers. Degraded means that it reads but can't store, or that some of what it
 * has is damaged. All but the status is for the site's own processes.
 */
export const BackendHealth = Type.Object({
  status: Type.Union([Type.Literal("ok"), Type.Literal("degraded")]),
  /** Sentences; empty where it is ok. */
  problems: Type.Optional(Type.Array(Type.String())),
  /** What the site lacks before it may go live; the backend is no worse for it. */
  gaps: Type.Optional(Type.Array(Type.String())),
  /** Of the site, as package.json names it. */
  version: Type.Optional(Type.String()),
  node: Type.Optional(Type.String()),
  database: Type.Optional(Type.Object({ driver: Type.String(), migration: Type.String() })),
});
export type BackendHealth = Static<typeof BackendHealth>;

/** A page that was being made when a worker got stuck or ended; it is answered with 503 for a while. */
export interface HeldPage {
  key: string;
  /** Its address, without secrets. */
  page: string;
  /** Of its owner: name and version. */
  release: string;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * What one of the shell's workers says of itself. Degraded means that it can't make pages just now, or not
 * those of all remotes in the release that should be live. Everyone gets the status, the site's own
 * processes all of it.
 */
export interface ShellHealth {
  status: "ok" | "degraded";
  /** Of the site as package.json names it, of the shell's build (a hash), and of Node. */
  versions: { site: string; shell: string; node: string };
  /** The live releases that this worker serves. */
  releases: Partial<Record<RemoteName, string>>;
  /** No worker with other releases is left. */
  takenOver: boolean;
  /** Remotes that are missing, or served in an earlier release, and why. */
  refused: readonly { name: RemoteName; reason: string }[];
  /** Why it is not known what should be live; null where it is. */
  storeProblem: string | null;
  heldOff: readonly HeldPage[];
  /** Null where it does not answer. */
  backend: BackendHealth | null;
}
