import type { EventEffect } from "@festival/contracts/api/editing/eventActs";
import type { EventStatus } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { schemaOrgStatus } from "@festival/contracts/programme/schemaOrgStatus";
import { status as statusField } from "@festival/contracts/resources/programme/eventChoices";
import { ICalEventStatus } from "ical-generator";
import type { Database } from "../../platform/database/openDatabase.ts";
import { text } from "../../platform/locales/texts.ts";
import { listAlerts } from "../../site/alerts/alerts.repository.ts";
import { getHomeContent } from "../../site/home/home.repository.ts";
import { calendarEntryOf } from "../calendars/icalendar.ts";
import { momentInWords } from "../events/dayInWords.ts";
import { toEventDetail } from "../events/event.dto.ts";
import { getEvent } from "../events/events.repository.ts";
import { listChangesOf } from "../programmeChanges/programmeChanges.repository.ts";

export interface Viewer {
  locale: Locale;
  /** By the festival's clock. */
  now: Date;
  siteUrl: string;
}

/** What is said of an event in public, by place. */
type Shown = Record<EventEffect["kind"], string>;

const nothing: Shown = {
  page: "",
  list: "",
  tickets: "",
  calendar: "",
  changes: "",
  search_engines: "",
  alert: "",
  highlight: "",
};

/** What search engines are told of an event, as the office says it. */
const searchWords = {
  [schemaOrgStatus.scheduled]: "act.confirmed",
  [schemaOrgStatus.postponed]: "act.rescheduled",
  [schemaOrgStatus.cancelled]: "act.cancelled",
} as const satisfies Record<(typeof schemaOrgStatus)[EventStatus], string>;

const facts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" · ");

/** What visitors, calendars and search engines get of an event now, as the transaction sees it. */
export async function readShown(database: Database, id: number, viewer: Viewer): Promise<Shown> {
  const { locale, now } = viewer;
  const record = await getEvent(database, id, locale);
  if (!record?.event.isOnline) return nothing;
  const shown = toEventDetail(record, locale, now);
  const entry = calendarEntryOf(record, { ...viewer, name: "" });
  const when = momentInWords(record.event.startsAt, record.event, locale);
  const option = statusField.options.find(({ value }) => value === shown.status);
  const status = option?.label[locale] ?? shown.status;
  const alert = (await listAlerts(database, now)).find(
    ({ startsAt }) => !startsAt || startsAt <= now,
  );
  const [newest] = await listChangesOf(database, id, 1);
  const highlights = await getHomeContent(database, "highlight-events");
  return {
    page: facts(status, when, shown.venue_obj?.name, shown.status_reason),
    // the programme lists what is ahead
    list: shown.is_past ? "" : facts(status, when, shown.venue_obj?.name),
    tickets: facts(shown.button_text, shown.ticket_link ?? undefined),
    calendar: facts(
      text(locale, "act.version", { sequence: entry.sequence }),
      text(locale, entry.status === ICalEventStatus.CANCELLED ? "act.cancelled" : "act.confirmed"),
      when,
      shown.venue_obj?.name,
    ),
    changes: newest ? newest.text[locale] : "",
    search_engines: facts(
      text(locale, searchWords[schemaOrgStatus[shown.status]]),
      when,
      shown.venue_obj?.name,
    ),
    alert: alert ? alert.title[locale] : "",
    highlight: highlights?.event_ids.includes(id) ? text(locale, "act.highlighted") : "",
  };
}

/** The places where something else is said than before. */
export function effectsBetween(before: Shown, after: Shown): EventEffect[] {
  return (Object.keys(nothing) as EventEffect["kind"][])
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => ({ kind, before: before[kind], after: after[kind] }));
}
