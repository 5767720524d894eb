import { Type, type Static } from "typebox";
import type { RemoteName } from "../release.ts";

/** The festival's clock: what to add to the machine's clock, in milliseconds. */
export const Clock = Type.Object({ offset_ms: Type.Integer() });
export type Clock = Static<typeof Clock>;

/** Of a backend that takes requests; one that does not answers 503. */
export const BackendReadiness = Type.Object({ status: Type.Literal("ready") });
export type BackendReadiness = Static<typeof BackendReadiness>;

export const BackendHealth = Type.Object({
  status: Type.Literal("ok"),
  version: Type.String(),
  node: Type.String(),
  database: Type.Object({ driver: Type.String(), migration: Type.String() }),
});
export type BackendHealth = Static<typeof BackendHealth>;

/** What one of the shell's workers says of itself; degraded means that it can't make pages just now. */
export interface ShellHealth {
  status: "ok" | "degraded";
  versions: { shell: string; node: string };
  /** The live releases that this worker serves. */
  releases: Partial<Record<RemoteName, string>>;
  /** No worker with other releases is left. */
  takenOver: boolean;
  /** Releases that should be live and could not be loaded. */
  refused: readonly { name: RemoteName; reason: string }[];
  /** Null where it does not answer. */
  backend: BackendHealth | null;
}
