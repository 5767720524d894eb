import type { EventStatus } from "@festival/contracts/api/events";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import type { MixedWords } from "@festival/shared-ui/mixedText";
import type { DatedEvent } from "../events/datedEvent.ts";
import type { Ticket } from "../events/eventRow.ts";
import type { PlanClash } from "./clashes.ts";
import type { PlanWay } from "./stays.ts";

/** Something that changed about an event after it was announced. */
export interface EventNews {
  id: number;
  kind: ProgrammeChange["kind"];
  text: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** When an event is on its day. */
export interface PlanHours {
  /** Minutes after midnight, where it takes place; more than 1440 after the next one. */
  from: number;
  to: number;
  /** When it begins: "19:30", "7.30 pm". */
  time: string;
}

/** An event as a plan shows it, ready to read. */
export interface PlanEvent {
  id: number;
  href: string;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  /** Works, or what the event is about. */
  about: MixedWords;
  venue: { name: string; href: string } | null;
  /** For `<time>`: with offset, or the day alone where the time is not known. */
  dateTime: string;
  /** From when to when; empty where only the day is known. */
  times: string;
  /** The last day in words; empty for an event of one day. */
  until: string;
  status: EventStatus;
  statusReason: string;
  isPast: boolean;
  ticket: Ticket | null;
  /** Null for what has no hour, lasts for days, is over, or does not take place. */
  hours: PlanHours | null;
  /** From the concert before, where that is the same day in another house. */
  way: PlanWay | null;
  /** The newest first. */
  news: EventNews[];
  /** This plan without it. */
  removeHref: string;
}

export interface PlanDay {
  /** Calendar day where the events take place. */
  date: string;
  day: string;
  weekday: string;
  /** "Sa", "Sat" */
  weekdayShort: string;
  /** With its year, if that is another than now. */
  month: string;
  events: PlanEvent[];
}

/** The plan that an address names. */
export interface PlanData {
  /** As the address has them; those of `missing` among them. */
  ids: number[];
  days: PlanDay[];
  /** What is over, in order. */
  past: PlanDay[];
  /** Ids that no public event has, or has no longer. */
  missing: number[];
  clashes: PlanClash[];
  /** A calendar file; empty for a plan without events. */
  icsHref: string;
  /** A picture of the plan's address, to be read by another device; empty for a plan without events. */
  codeSrc: string;
  /** When this was read, in words. */
  asOf: string;
  programmeHref: string;
  /** For a plan without events: some to begin with, the next ones. */
  next?: DatedEvent[];
}
