import type {
  ButtonStatus,
  EventDifference,
  EventStatus,
  EventTeaser,
} from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { drawnImage, type DrawnImage } from "@festival/contracts/images";
import { href } from "@festival/contracts/routes";
import { bindNames } from "@festival/shared-ui/bindWords";
import { describeEvent } from "@festival/shared-ui/datesInWords";
import { type MixedWords, mixedWords } from "@festival/shared-ui/mixedText";
import { rowAccess, type RowAccess } from "./accessFeatures.ts";
import { lastDay } from "./lastDay.ts";
import { describePrice } from "./price.ts";

export interface Ticket {
  status: ButtonStatus;
  text: string;
  href: string | null;
}

/** An event as a line of a list shows it, ready to read. What there is nothing to say of is absent. */
export interface EventRow {
  id: number;
  href: string;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string;
  /** What is played, or its subtitle where no work is named. */
  works?: MixedWords;
  cast?: string;
  venue?: string;
  /** For `<time>`: with offset, or the day alone where the time is not known. */
  dateTime: string;
  /** Absent where only the day is known. */
  time?: string;
  /** The last day in words, of an event over several days. */
  until?: string;
  isPast?: true;
  /** Absent where it takes place as planned. */
  status?: Exclude<EventStatus, "scheduled">;
  /** Why the status is what it is. */
  statusReason?: string;
  /** What was changed besides; absent where it does not take place, or did. */
  changed?: EventDifference[];
  /** Absent once it is over. */
  ticket?: Ticket;
  /** What is special about getting in, or missing; what holds nearly everywhere is left out. */
  access?: RowAccess[];
  /** "22 €", from which tickets are sold; absent where nothing is. */
  priceFrom?: string;
  /** Drawn only: the words beside it say what it shows. */
  image?: DrawnImage;
}

/** What is left to do about tickets; nothing once the event is over. */
export function ticketOf(event: EventTeaser): Ticket | null {
  if (event.is_past) return null;
  return { status: event.button_status, text: event.button_text, href: event.ticket_link };
}

const filled = <T>(list: T[] | undefined) => (list?.length ? list : undefined);

function priceFrom(event: EventTeaser, locale: Locale): string {
  const isSold = !event.is_past && event.status !== "cancelled" && event.button_status !== "free";
  return isSold ? describePrice(event.price_from, null, locale) : "";
}

/** Server only: words dates. */
export function eventRow(event: EventTeaser, locale: Locale): EventRow {
  const times = describeEvent(event, locale);
  const [image] = event.image_objs;
  return {
    id: event.id,
    href: href("event", locale, { slug: event.slug[locale], id: event.id }),
    title: event.title,
    language: event.title_language,
    works: mixedWords(event.works_line, event.works_line_languages) || event.subtitle || undefined,
    cast: bindNames(event.cast_line) || undefined,
    venue: event.venue_obj?.name,
    dateTime: times.dateTime,
    time: times.time || undefined,
    until: lastDay(times) || undefined,
    isPast: event.is_past || undefined,
    status: event.status === "scheduled" ? undefined : event.status,
    statusReason: event.status_reason || undefined,
    changed: event.is_past || event.status === "cancelled" ? undefined : filled(event.changed),
    ticket: ticketOf(event) ?? undefined,
    access: filled(rowAccess(event)),
    priceFrom: priceFrom(event, locale) || undefined,
    image: image && drawnImage(image),
  };
}
