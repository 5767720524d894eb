import type { EventRow } from "../../events/eventRow.ts";

export interface HighlightEvent extends EventRow {
  day: string;
  weekday: string;
  month: string;
}

/** What the fragment shows, ready to read. */
export interface HighlightEventsData {
  events: HighlightEvent[];
  programmeHref: string;
}
