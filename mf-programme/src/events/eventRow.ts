import type {
  ButtonStatus,
  EventDifference,
  EventStatus,
  EventTeaser,
} from "@festival/contracts/api/events";
import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { bindNames, bindWords } from "@festival/shared-ui/bindWords";
import { describeEvent } from "@festival/shared-ui/datesInWords";
import type { AccessFeature } from "@festival/contracts/programme/accessFeatures";
import { knownAccessFeatures } from "./accessFeatures.ts";
import { lastDay } from "./lastDay.ts";

export interface Ticket {
  status: ButtonStatus;
  text: string;
  href: string | null;
}

/** An event as a line of a list shows it, ready to read. */
export interface EventRow {
  id: number;
  href: string;
  title: string;
  subtitle: string;
  works: string;
  cast: string;
  venue: string;
  /** For `<time>`: with offset, or the day alone where the time is not known. */
  dateTime: string;
  /** Empty where only the day is known. */
  time: string;
  /** The last day in words; empty for an event of one day. */
  until: string;
  isPast: boolean;
  status: EventStatus;
  /** Why the status is what it is; may be empty. */
  statusReason: string;
  /** What was changed besides; nothing where it does not take place, or did. */
  changed: EventDifference[];
  /** Null once it is over. */
  ticket: Ticket | null;
  access: AccessFeature[];
  image: Image | null;
}

/** What is left to do about tickets; nothing once the event is over. */
export function ticketOf(event: EventTeaser): Ticket | null {
  if (event.is_past) return null;
  return { status: event.button_status, text: event.button_text, href: event.ticket_link };
}

/** Server only: words dates. */
export function eventRow(event: EventTeaser, locale: Locale): EventRow {
  const times = describeEvent(event, locale);
  return {
    id: event.id,
    href: href("event", locale, { slug: event.slug[locale], id: event.id }),
    title: event.title,
    subtitle: event.subtitle,
    works: bindWords(event.works_line),
    cast: bindNames(event.cast_line),
    venue: event.venue_obj?.name ?? "",
    dateTime: times.dateTime,
    time: times.time,
    until: lastDay(times),
    isPast: event.is_past,
    status: event.status,
    statusReason: event.status_reason,
    changed: event.is_past || event.status === "cancelled" ? [] : (event.changed ?? []),
    ticket: ticketOf(event),
    access: knownAccessFeatures(event.access),
    image: event.image_objs[0] ?? null,
  };
}
