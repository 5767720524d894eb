import type { Image } from "@festival/contracts/api/common";
import type {
  EventComposition,
  EventDetail,
  EventTeaser,
  Venue,
} from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { text } from "../../locales/texts.ts";
import { assumedHours } from "./eventFilters.ts";
import type { CompositionRow, EventRecord, TeaserRecord, VenueRow } from "./events.repository.ts";

/** More works or names than these do not fit in a line. */
const worksShown = 5;
const namesShown = 8;

const hour = 60 * 60 * 1000;
const instant = (date: Date | null) => date?.toISOString() ?? null;

function isPast({ event }: TeaserRecord, now: Date): boolean {
  const hours = event.hasTime ? assumedHours.withTime : assumedHours.dayOnly;
  const end = event.endsAt?.getTime() ?? event.startsAt.getTime() + hours * hour;
  return end <= now.getTime();
}

function oneLine(names: readonly string[], most: number, locale: Locale): string {
  if (names.length <= most) return names.join(" · ");
  return `${names.slice(0, most).join(" · ")} ${text(locale, "works.andMore")}`;
}

/** Composers with works; a long programme tells its composers alone. */
function worksLine(compositions: readonly CompositionRow[], locale: Locale): string {
  const works = compositions.filter(({ kind }) => kind === "work");
  const lines = works.map(({ composerShort, shortTitle, title }) => {
    const work = shortTitle?.[locale] || title?.[locale] || "";
    return composerShort ? `${composerShort[locale]}: ${work}` : work;
  });
  if (works.length <= worksShown) return lines.join(" · ");
  const composers = works.flatMap(({ composerShort }) => composerShort?.[locale] ?? []);
  const names = composers.length > 0 ? composers : lines;
  return oneLine([...new Set(names)], namesShown, locale);
}

function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

function castLine({ cast, ensembles }: TeaserRecord, locale: Locale): string {
  const names = [...cast.map(fullName), ...ensembles.map(({ name }) => name[locale])];
  return oneLine([...new Set(names)], namesShown, locale);
}

/** What can be had now: nothing is sold for what is over or does not take place. */
function tickets({ event }: TeaserRecord, past: boolean, locale: Locale) {
  const status = event.status === "cancelled" ? "cancelled" : event.buttonStatus;
  const open = !past && status !== "cancelled" && status !== "sold_out" && status !== "soon";
  return {
    button_status: status,
    button_text: event.buttonText[locale] || text(locale, `tickets.${status}`),
    ticket_link: open ? event.ticketLink : null,
  };
}

export function toEventTeaser(record: TeaserRecord, locale: Locale, now: Date): EventTeaser {
  const { event, venue, genres, compositions, images } = record;
  const past = isPast(record, now);
  const genreObjs = genres.map(({ id, title }) => ({ id, title: title[locale] }));
  return {
    id: event.id,
    slug: event.slug,
    date_and_time: event.startsAt.toISOString(),
    ends_at: instant(event.endsAt),
    has_time: event.hasTime,
    time_zone: event.timeZone,
    title: event.title[locale],
    subtitle: event.subtitle[locale],
    works_line: worksLine(compositions, locale),
    cast_line: castLine(record, locale),
    genre_obj: genreObjs.find(({ id }) => id === event.genreId) ?? genreObjs[0] ?? null,
    genres: genreObjs,
    venue_obj: venue && { id: venue.id, name: venue.name[locale], slug: venue.slug },
    is_past: past,
    status: event.status,
    ...tickets(record, past, locale),
    edid: event.edid,
    eid: event.eid,
    access: event.access,
    image_objs: images,
  };
}

function toComposition(row: CompositionRow, locale: Locale): EventComposition {
  return {
    id: row.id,
    kind: row.kind,
    composer: row.composer?.[locale] ?? "",
    composer_years: row.composerYears?.[locale] ?? "",
    title: row.title?.[locale] ?? "",
    detail: row.detail[locale],
    duration_minutes: row.durationMinutes,
    soloists: row.soloists.map(({ name, role }) => ({ name, role: role[locale] })),
  };
}

export function toVenue(venue: VenueRow, image: Image | null, locale: Locale): Venue {
  const { latitude, longitude } = venue;
  return {
    id: venue.id,
    name: venue.name[locale],
    slug: venue.slug,
    street: venue.street,
    postal_code: venue.postalCode,
    city: venue.city,
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    access: venue.access,
    description: venue.description[locale],
    image_obj: image,
  };
}

export function toEventDetail(
  record: EventRecord,
  extra: { venueImage: Image | null; sponsors: EventDetail["event_sponsors"] },
  locale: Locale,
  now: Date,
): EventDetail {
  const { event, venue } = record;
  return {
    ...toEventTeaser(record, locale, now),
    doors_at: instant(event.doorsAt),
    introduction: event.introductionAt && {
      starts_at: event.introductionAt.toISOString(),
      place: event.introductionPlace[locale],
    },
    price_from: event.priceFrom,
    price_to: event.priceTo,
    concessions: event.concessions[locale],
    age_recommendation: event.ageRecommendation[locale],
    education: event.education[locale],
    description: event.description[locale],
    program_text: event.programText[locale],
    event_compositions: record.compositions.map((row) => toComposition(row, locale)),
    event_castmembers: record.cast.map((row) => ({
      id: row.artistId,
      first_name: row.firstName,
      last_name: row.lastName,
      slug: row.slug,
      role: row.role[locale],
    })),
    event_ensembles: record.ensembles.map(({ id, name, slug }) => ({
      id,
      name: name[locale],
      slug,
    })),
    venue: venue && toVenue(venue, extra.venueImage, locale),
    event_sponsors: extra.sponsors,
  };
}
