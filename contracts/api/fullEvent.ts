import { Type, type Static } from "typebox";
import { Section } from "./content.ts";
import { EventDetail } from "./events.ts";

/** An event with what staff composed for its page. A file of its own, as sections name events. */
export const FullEvent = Type.Object({
  ...EventDetail.properties,
  modules: Type.Array(Section),
});
export type FullEvent = Static<typeof FullEvent>;
