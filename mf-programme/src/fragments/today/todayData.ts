import type { DatedEvent } from "../../events/datedEvent.ts";

/** An event of today, with what is to be said of its time: that it plays, or is the next; may be empty. */
export interface TodayEvent extends DatedEvent {
  note: string;
}

/** Events under a heading, ready to read. */
export interface TodayList {
  title: string;
  events: TodayEvent[];
}

/** What the fragment shows: lists that have something in them. */
export interface TodayData {
  lists: TodayList[];
}
