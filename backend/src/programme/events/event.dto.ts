import type { EventDetail, EventTeaser } from "@festival/contracts/api/events";
import type { LanguageRange } from "@festival/contracts/api/common";
import { byName } from "@festival/contracts/fieldsByName";
import { eventTexts } from "@festival/contracts/programme/eventTexts";
import type { EventComposition } from "@festival/contracts/api/programme/works";
import type { Locale } from "@festival/contracts/locales";
import { otherLanguage } from "../../platform/locales/otherLanguage.ts";
import { text } from "../../platform/locales/texts.ts";
import type { CompositionRow } from "./eventParts.ts";
import type { EventRecord } from "./events.repository.ts";
import type { TeaserRecord } from "./teasers.repository.ts";
import { fileUrl } from "../../platform/media/fileUrl.ts";
import { camelCase } from "../../platform/resources/fieldMapping.ts";
import { toLinks, toVenue } from "../venues/venue.dto.ts";

/** More works or names than these do not fit in a line. */
const worksShown = 5;
const namesShown = 8;
const between = " · ";

const instant = (date: Date | null) => date?.toISOString() ?? null;

function oneLine(names: readonly string[], most: number, locale: Locale): string {
  if (names.length <= most) return names.join(between);
  return `${names.slice(0, most).join(between)} ${text(locale, "works.andMore")}`;
}

function workInLine(
  { composerShort, shortTitle, title, titleLanguage }: TeaserRecord["compositions"][number],
  locale: Locale,
) {
  const before = composerShort ? `${composerShort[locale]}: ` : "";
  const work = shortTitle?.[locale] || title?.[locale] || "";
  return { before, work, language: otherLanguage(titleLanguage, locale) };
}

/**
 * Composers with works, and which of these have titles in other languages; a long programme tells its composers
 * alone. Who wrote several works in a row is named once, and a work that is played in parts or again is, too.
 */
function worksLine(
  compositions: TeaserRecord["compositions"],
  locale: Locale,
): Pick<EventTeaser, "works_line" | "works_line_languages"> {
  const works = compositions.filter(({ kind }) => kind === "work");
  const lines = works.map((work) => workInLine(work, locale));
  if (works.length > worksShown) {
    const composers = works.flatMap(({ composerShort }) => composerShort?.[locale] ?? []);
    const names = composers.length > 0 ? composers : lines.map(({ work }) => work);
    return { works_line: oneLine([...new Set(names)], namesShown, locale) };
  }
  const languages: LanguageRange[] = [];
  const told = new Set<string>();
  let line = "";
  let last = "";
  for (const { before, work, language } of lines) {
    if (told.has(before + work)) continue;
    told.add(before + work);
    line += before && before === last ? "; " : `${line && between}${before}`;
    last = before;
    if (language) languages.push({ offset: line.length, length: work.length, language });
    line += work;
  }
  return { works_line: line, ...(languages.length > 0 && { works_line_languages: languages }) };
}

function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** Those whom the name of their ensemble says already: all of a quartet, not the conductor of an orchestra. */
function namedByEnsemble({ cast, members }: TeaserRecord): Set<number> {
  const present = new Set(cast.map(({ artistId }) => artistId));
  const groups = Map.groupBy(members, ({ ensembleId }) => ensembleId);
  const whole = [...groups.values()].filter(
    (group) => group.length > 1 && group.every(({ artistId }) => present.has(artistId)),
  );
  return new Set(whole.flat().map(({ artistId }) => artistId));
}

/** Ensembles, then people with what they do. */
function castLine(record: TeaserRecord, locale: Locale): string {
  const named = namedByEnsemble(record);
  const people = record.cast
    .filter(({ artistId }) => !named.has(artistId))
    .map((person) => {
      const role = person.role[locale];
      return role ? `${fullName(person)} (${role})` : fullName(person);
    });
  const names = [...record.ensembles.map(({ name }) => name[locale]), ...people];
  return oneLine([...new Set(names)], namesShown, locale);
}

/** What is on sale now: nothing is sold for what is over or does not take place. */
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
  const { event, venue, genres, compositions, images, hasBooklet, changed } = record;
  const past = event.overAt <= now;
  const genreObjs = genres.map(({ id, title }) => ({ id, title: title[locale] }));
  return {
    id: event.id,
    slug: event.slug,
    date_and_time: event.startsAt.toISOString(),
    ends_at: instant(event.endsAt),
    has_time: event.hasTime,
    time_zone: event.timeZone,
    title: event.title[locale],
    title_language: otherLanguage(event.titleLanguage, locale),
    subtitle: event.subtitle[locale],
    ...worksLine(compositions, locale),
    cast_line: castLine(record, locale),
    genre_obj: genreObjs.find(({ id }) => id === event.genreId) ?? genreObjs[0] ?? null,
    genres: genreObjs,
    venue_obj: venue && { id: venue.id, name: venue.name[locale], slug: venue.slug },
    is_past: past,
    status: event.status,
    status_reason: event.statusReason[locale],
    // an order of our own: the database sorts as it likes
    changed: (["programme", "cast"] as const).filter((kind) => changed.includes(kind)),
    ...tickets(record, past, locale),
    edid: event.edid,
    eid: event.eid,
    access: event.access,
    price_from: event.priceFrom,
    price_to: event.priceTo,
    has_booklet: hasBooklet,
    image_objs: images,
  };
}

function toComposition(row: CompositionRow, locale: Locale): EventComposition {
  return {
    id: row.id,
    work_id: row.workId,
    composer_id: row.composerId,
    kind: row.kind,
    composer: row.composer?.[locale] ?? "",
    composer_years: row.composerYears?.[locale] ?? "",
    title: row.title?.[locale] ?? "",
    title_language: otherLanguage(row.titleLanguage, locale),
    detail: row.detail[locale],
    duration_minutes: row.durationMinutes,
    soloists: row.soloists.map(({ name, role, artist }) => ({
      name,
      role: role[locale],
      artist_obj: artist,
    })),
  };
}

/** Of entries that name the same thing, the first. */
function eachOnce<T extends { id: number }>(entries: readonly T[]): T[] {
  const byId = new Map<number, T>();
  for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()];
}

function worksOf(rows: readonly CompositionRow[], locale: Locale): EventDetail["compositions"] {
  return eachOnce(
    rows.flatMap(({ workId, title, titleLanguage, composerId, composer }) =>
      workId === null
        ? []
        : {
            id: workId,
            title: title?.[locale] ?? "",
            title_language: otherLanguage(titleLanguage, locale),
            composer_obj:
              composerId === null ? null : { id: composerId, name: composer?.[locale] ?? "" },
          },
    ),
  );
}

function castMembers({ cast }: EventRecord, locale: Locale): EventDetail["event_castmembers"] {
  return cast.map((row) => ({
    id: row.artistId,
    first_name: row.firstName,
    last_name: row.lastName,
    slug: row.slug,
    role: row.role[locale],
    has_page: row.isOnline,
  }));
}

function previous({ event, previousVenue }: EventRecord, locale: Locale): EventDetail["previous"] {
  if (event.status !== "postponed" && event.status !== "moved") return null;
  if (!event.previousStartsAt && !previousVenue) return null;
  return {
    date_and_time: instant(event.previousStartsAt),
    venue_obj: previousVenue && { ...previousVenue, name: previousVenue.name[locale] },
  };
}

/** What stands around an event: sponsors, articles, files and links. */
function surroundings(record: EventRecord, locale: Locale, now: Date) {
  const { event, sponsors, articles, downloads, imagesById } = record;
  const image = (id: number | null) => (id === null ? null : (imagesById.get(id) ?? null));
  return {
    event_sponsors: sponsors.map(({ imageId, ...sponsor }) => ({
      ...sponsor,
      image_obj: image(imageId),
    })),
    event_articles: articles
      .filter(({ publishedAt }) => new Date(publishedAt) <= now)
      .map(({ id, slug, pretitle, title, teaser, imageId }) => ({
        id,
        slug,
        pretitle: pretitle[locale],
        title: title[locale],
        teaser: teaser[locale],
        image_obj: image(imageId),
      })),
    download_objs: downloads.map((file) => ({
      id: file.id,
      title: file.title[locale],
      url: fileUrl(file),
      name: file.name,
      content_type: file.contentType,
      bytes: file.bytes,
    })),
    link_objs: toLinks(event.links, locale),
    broadcast_objs: event.broadcasts.map(({ title, url, kind }) => ({
      title: title[locale],
      url,
      kind,
    })),
  };
}

export function toEventDetail(record: EventRecord, locale: Locale, now: Date): EventDetail {
  const { event, venue, compositions, ensembles } = record;
  const members = castMembers(record, locale);
  const interval = compositions.find(({ kind }) => kind === "interval");
  const venueImage = (venue?.imageId && record.imagesById.get(venue.imageId)) || null;
  return {
    ...toEventTeaser(record, locale, now),
    doors_at: instant(event.doorsAt),
    introduction: event.introductionAt && {
      starts_at: event.introductionAt.toISOString(),
      place: event.introductionPlace[locale],
    },
    previous: previous(record, locale),
    interval: interval ? { duration_minutes: interval.durationMinutes } : null,
    ...byName(eventTexts, (name) => event[camelCase(name)][locale]),
    description: event.description[locale],
    program_text: event.programText[locale],
    resident_artist: event.residentArtist,
    fellowship_artist: event.fellowshipArtist,
    cast: eachOnce(members),
    compositions: worksOf(compositions, locale),
    event_compositions: compositions.map((row) => toComposition(row, locale)),
    event_castmembers: members,
    event_ensembles: ensembles.map(({ id, name, slug, isOnline }) => ({
      id,
      name: name[locale],
      slug,
      has_page: isOnline,
    })),
    venue_obj: venue && { ...toVenue(venue, venueImage, locale), has_page: venue.isOnline },
    ...surroundings(record, locale, now),
  };
}
