import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, count, desc, eq, exists, getTableColumns, inArray, sql } from "drizzle-orm";
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
/** What lists need; the long texts of an event weigh more than all the rest of it. */
type TeaserRow = Omit<EventRow, "description" | "programText" | "education" | "concessions">;
export type GenreRow = Pick<typeof genres.$inferSelect, "id" | "title">;
export type VenueRow = typeof venues.$inferSelect;
export type CompositionRow = Awaited<ReturnType<typeof readCompositions>>[number];
export type CastRow = Awaited<ReturnType<typeof readCast>>[number];
export type EnsembleRow = Awaited<ReturnType<typeof readEnsembles>>[number];

/** An event with everything that belongs to it, in order. */
export interface TeaserRecord {
  event: TeaserRow;
  venue: Pick<VenueRow, "id" | "name" | "slug"> | null;
  genres: GenreRow[];
  compositions: CompositionRow[];
  cast: CastRow[];
  ensembles: EnsembleRow[];
  images: Image[];
}

/** The same with its long texts and all of its venue. */
export interface EventRecord extends TeaserRecord {
  event: EventRow;
  venue: VenueRow | null;
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
async function complete<Row extends Pick<TeaserRecord, "event" | "venue">>(
  database: Database,
  rows: readonly Row[],
  locale: Locale,
): Promise<(Row & TeaserRecord)[]> {
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
  return rows.map((row) => ({
    ...row,
    genres: genresOf(row.event.id),
    compositions: compositionsOf(row.event.id),
    cast: castOf(row.event.id),
    ensembles: ensemblesOf(row.event.id),
    images: row.event.imageIds.flatMap((id) => images.get(id) ?? []),
  }));
}

const {
  description: _description,
  programText: _programText,
  education: _education,
  concessions: _concessions,
  ...teaserColumns
} = getTableColumns(events);

const teasersWithVenue = (database: Database) =>
  database
    .select({
      event: teaserColumns,
      venue: { id: venues.id, name: venues.name, slug: venues.slug },
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId));

/** One page of a list, the earliest first, past ones the latest, and how many the whole list has. */
export async function listEvents(
  database: Database,
  filters: EventFilters,
  range: { limit: number; offset: number },
  context: { now: Date; locale: Locale },
): Promise<{ count: number; records: TeaserRecord[] }> {
  const condition = eventCondition(database, filters, context.now);
  const inOrder = filters.past ? desc : asc;
  const [[total], rows] = await Promise.all([
    database.select({ count: count() }).from(events).where(condition),
    teasersWithVenue(database)
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

/** A public event. */
export async function getEvent(
  database: Database,
  id: number,
  locale: Locale,
): Promise<EventRecord | undefined> {
  const rows = await database
    .select({ event: events, venue: venues })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(and(eq(events.id, id), eq(events.isOnline, true)));
  const [record] = await complete(database, rows, locale);
  return record;
}

/** Public events by id, in the order of the ids; those that are not public are left out. */
export async function getTeasers(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<TeaserRecord[]> {
  if (ids.length === 0) return [];
  const rows = await teasersWithVenue(database).where(
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
