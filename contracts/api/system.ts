import { Type, type Static } from "typebox";

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
