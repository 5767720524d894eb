import type { DatedEvent } from "../../events/datedEvent.ts";

/** What the fragment shows, ready to read. */
export interface HighlightEventsData {
  events: DatedEvent[];
  programmeHref: string;
}
