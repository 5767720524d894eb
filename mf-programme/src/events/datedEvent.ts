import type { EventTeaser } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { describeMoment } from "@festival/shared-ui/datesInWords";
import { eventRow, type EventRow } from "./eventRow.ts";

/** An event whose line says its date. */
export interface DatedEvent extends Omit<EventRow, "image"> {
  day: string;
  weekday: string;
  month: string;
  /** Absent within the year of the page's own day. */
  year?: string;
}

/**
 * Server only: words dates.
 * @param now the festival's clock, ISO 8601
 */
export function datedEvent(event: EventTeaser, locale: Locale, now: string): DatedEvent {
  const { image: _image, ...row } = eventRow(event, locale);
  const moment = describeMoment(event.date_and_time, locale, event.time_zone);
  return {
    ...row,
    day: moment.day,
    weekday: moment.weekdayShort,
    month: moment.monthShort,
    year: moment.year === describeMoment(now, locale).year ? undefined : moment.year,
  };
}
