import type {
  ButtonStatus,
  EventDetail,
  EventStatus,
  Season,
} from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { describeMoment } from "@festival/shared-ui/moment";
import { artistHref, ensembleHref } from "../../events/profileLinks.ts";
import { placeJsonLd } from "../../events/placeJsonLd.ts";
import { previewImageUrl } from "@festival/contracts/images";

const schema = (name: string) => `https://schema.org/${name}`;

/** Moved means another house on the same evening: for search engines it takes place as planned. */
const eventStatus: Record<EventStatus, string> = {
  scheduled: schema("EventScheduled"),
  added: schema("EventScheduled"),
  moved: schema("EventScheduled"),
  postponed: schema("EventRescheduled"),
  cancelled: schema("EventCancelled"),
};

/** Null where there is nothing to buy or to have. */
const availability: Record<ButtonStatus, string | null> = {
  on_sale: schema("InStock"),
  free: schema("InStock"),
  external: schema("InStock"),
  few_left: schema("LimitedAvailability"),
  sold_out: schema("SoldOut"),
  soon: schema("PreOrder"),
  cancelled: null,
};

function offers(event: EventDetail, season: Season): object | undefined {
  const state = availability[event.button_status];
  if (event.is_past || !state) return undefined;
  const from = event.button_status === "free" ? 0 : (event.price_from ?? event.price_to);
  if (from === null) return undefined;
  const to = event.price_to ?? from;
  const common = {
    priceCurrency: "EUR",
    availability: state,
    validFrom: event.button_status === "soon" ? (season.tickets_from ?? undefined) : undefined,
    url: event.ticket_link ?? undefined,
  };
  return to > from
    ? { "@type": "AggregateOffer", lowPrice: from, highPrice: to, ...common }
    : { "@type": "Offer", price: from, ...common };
}

function takesPlaceWithin(season: Season, day: string): boolean {
  return season.starts_on <= day && day <= season.ends_on;
}

/**
 * The event as schema.org's MusicEvent.
 * @param season the present one; it is the event's festival where the event lies within it
 * @param url the event's own address, path only
 */
export function eventJsonLd(
  event: EventDetail,
  season: Season,
  locale: Locale,
  url: string,
): object {
  const moment = (iso: string) => describeMoment(iso, locale, event.time_zone);
  const start = moment(event.date_and_time);
  const previous = event.status === "postponed" && event.previous?.date_and_time;
  const isStreamed = event.broadcast_objs.some(({ kind }) => kind === "live_stream");
  const end = event.ends_at ? moment(event.ends_at) : null;
  return {
    "@context": "https://schema.org",
    "@type": "MusicEvent",
    name: event.title,
    description: event.subtitle || event.works_line || undefined,
    url,
    inLanguage: locale,
    image: previewImageUrl(event.image_objs[0]),
    startDate: event.has_time ? start.local : start.date,
    endDate: event.has_time ? end?.local : end?.date,
    doorTime: event.doors_at ? moment(event.doors_at).local : undefined,
    eventStatus: eventStatus[event.status],
    previousStartDate: previous ? moment(previous).local : undefined,
    eventAttendanceMode: schema(
      isStreamed ? "MixedEventAttendanceMode" : "OfflineEventAttendanceMode",
    ),
    location: event.venue ? placeJsonLd(event.venue) : undefined,
    performer: [
      ...event.event_ensembles.map((ensemble) => ({
        "@type": "MusicGroup",
        name: ensemble.name,
        url: ensembleHref(ensemble, locale),
      })),
      ...event.event_castmembers.map((member) => ({
        "@type": "Person",
        name: `${member.first_name} ${member.last_name}`.trim(),
        url: artistHref(member, locale),
      })),
    ],
    workPerformed: event.event_compositions
      .filter(({ kind }) => kind === "work")
      .map(({ title, composer }) => ({
        "@type": "MusicComposition",
        name: title,
        composer: composer ? { "@type": "Person", name: composer } : undefined,
      })),
    sponsor: event.event_sponsors.map(({ name, url: address }) => ({
      "@type": "Organization",
      name,
      url: address || undefined,
    })),
    offers: offers(event, season),
    isAccessibleForFree: event.button_status === "free" || undefined,
    superEvent: takesPlaceWithin(season, start.date)
      ? {
          "@type": "Festival",
          name: season.title,
          startDate: season.starts_on,
          endDate: season.ends_on,
          url: href("home", locale),
        }
      : undefined,
  };
}
