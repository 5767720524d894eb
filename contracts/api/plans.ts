import { Type, type Static } from "typebox";
import { Instant } from "./common.ts";

/** A visitor's own choice of events. All who know its id can read it. */
export const Plan = Type.Object({
  /** Unguessable; stands in the addresses of the plan and its calendar. */
  id: Type.String(),
  event_ids: Type.Array(Type.Integer()),
  revision: Type.Integer(),
  updated_at: Instant,
});
export type Plan = Static<typeof Plan>;

/** The response to creating a plan; only this response holds the secret. */
export const NewPlan = Type.Object({ ...Plan.properties, secret: Type.String() });
export type NewPlan = Static<typeof NewPlan>;
