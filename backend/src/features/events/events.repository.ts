import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, count, desc, eq, exists, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
  eventSponsors,
  genres,
  homeLists,
  sponsors,
  venues,
} from "../../database/schema/index.ts";
import { getImages } from "../media/images.repository.ts";
import { eventCondition, type EventFilters } from "./eventFilters.ts";

type EventRow = typeof events.$inferSelect;
export type GenreRow = Pick<typeof genres.$inferSelect, "id" | "title">;
export type VenueRow = typeof venues.$inferSelect;
export type CompositionRow = Awaited<ReturnType<typeof readCompositions>>[number];
export type CastRow = Awaited<ReturnType<typeof readCast>>[number];
export type EnsembleRow = Awaited<ReturnType<typeof readEnsembles>>[number];

/** An event with everything that belongs to it, in order. */
export interface EventRecord {
  event: EventRow;
  venue: VenueRow | null;
  genres: GenreRow[];
  compositions: CompositionRow[];
  cast: CastRow[];
  ensembles: EnsembleRow[];
  images: Image[];
}

const readCompositions = (database: Database, ids: readonly number[]) =>
  database
    .select({
      id: eventCompositions.id,
      eventId: eventCompositions.eventId,
      kind: eventCompositions.kind,
      detail: eventCompositions.detail,
      durationMinutes: eventCompositions.durationMinutes,
      soloists: eventCompositions.soloists,
      title: compositions.title,
      shortTitle: compositions.shortTitle,
      composer: composers.name,
      composerShort: composers.shortName,
      composerYears: composers.years,
    })
    .from(eventCompositions)
    .leftJoin(compositions, eq(compositions.id, eventCompositions.compositionId))
    .leftJoin(composers, eq(composers.id, compositions.composerId))
    .where(inArray(eventCompositions.eventId, [...ids]))
    .orderBy(asc(eventCompositions.position));

const readCast = (database: Database, ids: readonly number[]) =>
  database
    .select({
      eventId: eventCastMembers.eventId,
      artistId: artists.id,
      firstName: artists.firstName,
      lastName: artists.lastName,
      slug: artists.slug,
      role: eventCastMembers.role,
    })
    .from(eventCastMembers)
    .innerJoin(artists, eq(artists.id, eventCastMembers.artistId))
    .where(inArray(eventCastMembers.eventId, [...ids]))
    .orderBy(asc(eventCastMembers.position));

const readEnsembles = (database: Database, ids: readonly number[]) =>
  database
    .select({
      eventId: eventEnsembles.eventId,
      id: ensembles.id,
      name: ensembles.name,
      slug: ensembles.slug,
    })
    .from(eventEnsembles)
    .innerJoin(ensembles, eq(ensembles.id, eventEnsembles.ensembleId))
    .where(inArray(eventEnsembles.eventId, [...ids]))
    .orderBy(asc(eventEnsembles.position));

const readGenres = (database: Database, ids: readonly number[]) =>
  database
    .select({ eventId: eventGenres.eventId, id: genres.id, title: genres.title })
    .from(eventGenres)
    .innerJoin(genres, eq(genres.id, eventGenres.genreId))
    .where(inArray(eventGenres.eventId, [...ids]))
    .orderBy(asc(eventGenres.position));

function byEvent<T extends { eventId: number }>(rows: readonly T[]): (id: number) => T[] {
  const groups = Map.groupBy(rows, (row) => row.eventId);
  return (id) => groups.get(id) ?? [];
}

/** Completes events in a handful of queries, however many there are. */
async function complete(
  database: Database,
  rows: readonly { event: EventRow; venue: VenueRow | null }[],
  locale: Locale,
): Promise<EventRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ event }) => event.id);
  const [genreRows, compositionRows, castRows, ensembleRows, images] = await Promise.all([
    readGenres(database, ids),
    readCompositions(database, ids),
    readCast(database, ids),
    readEnsembles(database, ids),
    getImages(
      database,
      rows.flatMap(({ event }) => event.imageIds),
      locale,
    ),
  ]);
  const genresOf = byEvent(genreRows);
  const compositionsOf = byEvent(compositionRows);
  const castOf = byEvent(castRows);
  const ensemblesOf = byEvent(ensembleRows);
  return rows.map(({ event, venue }) => ({
    event,
    venue,
    genres: genresOf(event.id),
    compositions: compositionsOf(event.id),
    cast: castOf(event.id),
    ensembles: ensemblesOf(event.id),
    images: event.imageIds.flatMap((id) => images.get(id) ?? []),
  }));
}

const eventsWithVenue = (database: Database) =>
  database
    .select({ event: events, venue: venues })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId));

/** One page of a list, the earliest first, past ones the latest, and how many the whole list has. */
export async function listEvents(
  database: Database,
  filters: EventFilters,
  range: { limit: number; offset: number },
  context: { now: Date; locale: Locale },
): Promise<{ count: number; records: EventRecord[] }> {
  const condition = eventCondition(database, filters, context.now);
  const inOrder = filters.past ? desc : asc;
  const [[total], rows] = await Promise.all([
    database.select({ count: count() }).from(events).where(condition),
    eventsWithVenue(database)
      .where(condition)
      .orderBy(inOrder(events.startsAt), inOrder(events.id))
      .limit(range.limit)
      .offset(range.offset),
  ]);
  return {
    count: total?.count ?? 0,
    records: await complete(database, rows, context.locale),
  };
}

/** Public events by id, in the order of the ids; those that are not public are left out. */
export async function getEvents(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<EventRecord[]> {
  if (ids.length === 0) return [];
  const rows = await eventsWithVenue(database).where(
    and(inArray(events.id, [...ids]), eq(events.isOnline, true)),
  );
  const records = await complete(database, rows, locale);
  const byId = new Map(records.map((record) => [record.event.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function getHighlightIds(database: Database): Promise<number[]> {
  const [row] = await database
    .select({ ids: homeLists.ids })
    .from(homeLists)
    .where(eq(homeLists.name, "highlight_events"));
  return row?.ids ?? [];
}

export async function getSponsors(database: Database, eventId: number) {
  return database
    .select({ id: sponsors.id, name: sponsors.name, url: sponsors.url })
    .from(eventSponsors)
    .innerJoin(sponsors, eq(sponsors.id, eventSponsors.sponsorId))
    .where(eq(eventSponsors.eventId, eventId))
    .orderBy(asc(eventSponsors.position));
}

export async function listGenres(database: Database): Promise<GenreRow[]> {
  return database
    .select({ id: genres.id, title: genres.title })
    .from(genres)
    .where(
      exists(
        database
          .select({ one: sql`1` })
          .from(eventGenres)
          .innerJoin(events, eq(events.id, eventGenres.eventId))
          .where(and(eq(eventGenres.genreId, genres.id), eq(events.isOnline, true))),
      ),
    )
    .orderBy(asc(genres.position), asc(genres.id));
}
