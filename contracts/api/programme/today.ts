import { Type, type Static } from "typebox";
import { EventTeaser } from "../events.ts";

/** What one can hear today and at the coming weekend; nothing of it before and after the season. */
export const Today = Type.Object({
  /** The day in Berlin, YYYY-MM-DD. */
  day: Type.String(),
  /** What is not over yet, in order; of the night before what still plays. */
  today: Type.Array(EventTeaser),
  /** Ids of those that have begun. */
  playing: Type.Array(Type.Integer()),
  /** On Saturday and Sunday of this week, as far as these are still ahead. */
  weekend: Type.Array(EventTeaser),
});
export type Today = Static<typeof Today>;
