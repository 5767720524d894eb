import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { TZDate } from "@date-fns/tz";
import ical, { ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { text } from "../../platform/locales/texts.ts";
import { dayIn } from "@festival/contracts/time/wallClock";
import type { TeaserRecord } from "../events/teasers.repository.ts";
import { toEventTeaser } from "../events/event.dto.ts";

export interface CalendarContext {
  /** What calendars call it. */
  name: string;
  /** Origin of the site. */
  siteUrl: string;
  locale: Locale;
  now: Date;
}

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  added: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Some calendars still show what is called off: its title says so, too. */
function summaryOf({ event }: TeaserRecord, locale: Locale): string {
  const title = event.title[locale];
  if (event.status !== "cancelled") return title;
  return `${text(locale, "calendar.cancelled")}: ${title}`;
}

/** Noon of the day, as an event of which only the day is known has its date alone. */
function noonOf(instant: Date, timeZone: string): Date {
  return new Date(`${dayIn(timeZone, instant)}T12:00:00Z`);
}

function timesOf({ event }: TeaserRecord) {
  const { startsAt, endsAt, overAt, timeZone, hasTime } = event;
  if (!hasTime) return { start: noonOf(startsAt, timeZone), allDay: true };
  const local = (instant: Date) => new TZDate(instant, timeZone);
  return { start: local(startsAt), end: local(endsAt ?? overAt), timezone: timeZone };
}

/** An event as calendars get it. */
export function calendarEntryOf(record: TeaserRecord, context: CalendarContext) {
  const { event, venue } = record;
  const { locale, siteUrl, now } = context;
  const { subtitle, works_line, cast_line, status_reason } = toEventTeaser(record, locale, now);
  const url = siteUrl + href("event", locale, { slug: event.slug[locale], id: event.id });
  const lines = [status_reason, subtitle, works_line, cast_line, url];
  return {
    id: event.calendarUid,
    // calendars take a change for one only if this grows; the first revision is 1
    sequence: event.revision - 1,
    stamp: now,
    ...timesOf(record),
    summary: summaryOf(record, locale),
    status: statuses[event.status],
    location: venue?.name[locale] ?? null,
    description: lines.filter((line) => line !== "").join("\n"),
    url,
  };
}

/** Events as a calendar file, each in its own time zone. */
export function toCalendar(records: readonly TeaserRecord[], context: CalendarContext): string {
  const calendar = ical({
    // a title may have several lines, and the library writes a name as it is
    name: context.name.trim().replace(/\s+/g, " "),
    prodId: { company: "Festival", product: "Programme", language: context.locale.toUpperCase() },
    timezone: {
      // each event has its own
      name: null,
      generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null,
    },
    // how often subscribers look again, in seconds
    ttl: 60 * 60,
  });
  for (const record of records) calendar.createEvent(calendarEntryOf(record, context));
  // the last line wants its end, too
  return `${calendar.toString()}\r\n`;
}
