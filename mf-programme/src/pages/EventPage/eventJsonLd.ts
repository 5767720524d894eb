import type { ButtonStatus, EventDetail } from "@festival/contracts/api/events";
import type { Season } from "@festival/contracts/api/programme/season";
import type { Locale } from "@festival/contracts/locales";
import type { AggregateOffer, ItemAvailability, MusicEvent, Offer, WithContext } from "schema-dts";
import { schemaOrgStatus } from "@festival/contracts/programme/schemaOrgStatus";
import { href } from "@festival/contracts/routes";
import { describeEvent, describeMoment } from "@festival/shared-ui/datesInWords";
import { artistHref, ensembleHref } from "../../events/profileLinks.ts";
import { composerHref, workHref } from "../../works/workLinks.ts";
import { placeJsonLd } from "../../events/placeJsonLd.ts";
import { previewImageUrl } from "@festival/contracts/images";

type Offered = ItemAvailability & string;

/** Null where there is nothing to buy or to have. */
const availability: Record<ButtonStatus, Offered | null> = {
  on_sale: "https://schema.org/InStock",
  free: "https://schema.org/InStock",
  external: "https://schema.org/InStock",
  few_left: "https://schema.org/LimitedAvailability",
  sold_out: "https://schema.org/SoldOut",
  soon: "https://schema.org/PreOrder",
  cancelled: null,
};

function offers(
  event: EventDetail,
  season: Season | null,
  url: string,
): AggregateOffer | Offer | undefined {
  const state = availability[event.button_status];
  if (event.is_past || !state) return undefined;
  const from = event.button_status === "free" ? 0 : (event.price_from ?? event.price_to);
  if (from === null) return undefined;
  const to = event.price_to ?? from;
  const common = {
    priceCurrency: "EUR",
    availability: state,
    validFrom: event.button_status === "soon" ? (season?.tickets_from ?? undefined) : undefined,
    url: event.ticket_link ?? url,
  } as const;
  return to > from
    ? { "@type": "AggregateOffer", lowPrice: from, highPrice: to, ...common }
    : { "@type": "Offer", price: from, ...common };
}

function takesPlaceWithin(season: Season, day: string): boolean {
  return season.starts_on <= day && day <= season.ends_on;
}

/**
 * The event as schema.org's MusicEvent.
 * @param festival the present season, where there is one, which is the event's festival where the event lies within
 *   it; and who holds the event, empty where that is not known
 * @param url the event's own address, path only
 */
export function eventJsonLd(
  event: EventDetail,
  { season, organizer }: { season: Season | null; organizer: string },
  locale: Locale,
  url: string,
): WithContext<MusicEvent> {
  const moment = (iso: string) => describeMoment(iso, locale, event.time_zone);
  const { start, dateTime, endDateTime } = describeEvent(event, locale);
  const previous = event.status === "postponed" && event.previous?.date_and_time;
  const isStreamed = event.broadcast_objs.some(({ kind }) => kind === "live_stream");
  return {
    "@context": "https://schema.org",
    "@type": "MusicEvent",
    name: event.title,
    description: event.subtitle || event.works_line || start.long,
    url,
    inLanguage: locale,
    image: previewImageUrl(event.image_objs[0]),
    startDate: dateTime,
    endDate: endDateTime ?? undefined,
    doorTime: event.doors_at ? moment(event.doors_at).local : undefined,
    eventStatus: schemaOrgStatus[event.status],
    previousStartDate: previous ? moment(previous).local : undefined,
    eventAttendanceMode: isStreamed
      ? "https://schema.org/MixedEventAttendanceMode"
      : "https://schema.org/OfflineEventAttendanceMode",
    organizer: organizer
      ? { "@type": "Organization", name: organizer, url: href("home", locale) }
      : undefined,
    location: event.venue_obj ? placeJsonLd(event.venue_obj) : undefined,
    performer: [
      ...event.event_ensembles.map((ensemble) => ({
        "@type": "MusicGroup" as const,
        name: ensemble.name,
        url: ensemble.has_page === false ? undefined : ensembleHref(ensemble, locale),
      })),
      ...event.event_castmembers.map((member) => ({
        "@type": "Person" as const,
        name: `${member.first_name} ${member.last_name}`.trim(),
        // a Role around the person would hide the name from most readers
        jobTitle: member.role || undefined,
        url: member.has_page === false ? undefined : artistHref(member, locale),
      })),
    ],
    workPerformed: event.event_compositions
      .filter(({ kind }) => kind === "work")
      .map(({ title, work_id: work, composer, composer_id: composerId }) => ({
        "@type": "MusicComposition" as const,
        name: title,
        url: work === null ? undefined : workHref({ id: work, title }, locale),
        composer: composer
          ? {
              "@type": "Person" as const,
              name: composer,
              url:
                composerId === null
                  ? undefined
                  : composerHref({ id: composerId, name: composer }, locale),
            }
          : undefined,
      })),
    sponsor: event.event_sponsors.map(({ name, url: address }) => ({
      "@type": "Organization" as const,
      name,
      url: address || undefined,
    })),
    offers: offers(event, season, url),
    isAccessibleForFree: event.button_status === "free" || undefined,
    superEvent:
      season && takesPlaceWithin(season, start.date)
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
