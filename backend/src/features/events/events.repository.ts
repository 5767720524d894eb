import type { Image } from "@festival/contracts/api/common";
import type { EventDifference } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../database/openDatabase.ts";
import { events, eventSearch, venues } from "../../database/schema/index.ts";
import { getImages } from "../media/images.repository.ts";
import { eventCondition, type EventFilters } from "./eventFilters.ts";
import {
  detailParts,
  teaserParts,
  type ArticleRow,
  type CastRow,
  type CompositionRow,
  type DownloadRow,
  type EnsembleRow,
  type GenreRow,
  type SponsorRow,
} from "./eventParts.ts";

type EventRow = typeof events.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;
type VenueName = Pick<VenueRow, "id" | "name" | "slug">;

const {
  description: _description,
  programText: _programText,
  education: _education,
  concessions: _concessions,
  links: _links,
  broadcasts: _broadcasts,
  importHash: _importHash,
  ...teaserColumns
} = getTableColumns(events);
/** What lists need; the long texts of an event weigh more than all the rest of it. */
type TeaserRow = Pick<EventRow, keyof typeof teaserColumns>;

/** An event with everything that belongs to it, in order. */
export interface TeaserRecord {
  event: TeaserRow;
  venue: VenueName | null;
  genres: GenreRow[];
  compositions: CompositionRow[];
  cast: CastRow[];
  ensembles: EnsembleRow[];
  hasBooklet: boolean;
  changed: EventDifference[];
  images: Image[];
}

/** The same with its long texts, all of its venue and what one event's page tells besides. */
export interface EventRecord extends TeaserRecord {
  event: EventRow;
  venue: VenueRow | null;
  previousVenue: VenueName | null;
  sponsors: SponsorRow[];
  articles: ArticleRow[];
  downloads: DownloadRow[];
  /** All that the parts above name, by id. */
  imagesById: ReadonlyMap<number, Image>;
}

const venueName = { id: venues.id, name: venues.name, slug: venues.slug };

async function withImages<Row extends { event: Pick<EventRow, "imageIds"> }>(
  database: Database,
  rows: readonly Row[],
  locale: Locale,
): Promise<(Row & { images: Image[] })[]> {
  const ids = rows.flatMap(({ event }) => event.imageIds);
  const images = await getImages(database, ids, locale);
  return rows.map((row) => ({
    ...row,
    images: row.event.imageIds.flatMap((id) => images.get(id) ?? []),
  }));
}

export interface EventList {
  /** Of the whole list. */
  count: number;
  /** One page of it. */
  records: TeaserRecord[];
  /** When the next of the list's events is over; null where none is ahead. */
  nextPassing: Date | null;
}

/**
 * One page of a list, the earliest first, past ones the latest, those that fit the words best before all
 * others. No event stands on two pages: equal times are told apart by id.
 */
export async function listEvents(
  database: Database,
  filters: EventFilters,
  range: { limit: number; offset: number },
  context: { now: Date; locale: Locale },
): Promise<EventList> {
  const { now, locale } = context;
  const inOrder = filters.past ? desc : asc;
  const condition = eventCondition(database, filters, now);
  // looked for by words, all are read for the page and for the counts, and thus read once
  const matching = database.$with("matching").as(
    database
      .select({
        id: events.id,
        startsAt: events.startsAt,
        overAt: events.overAt,
        rank: sql<number>`ts_rank(${eventSearch.document}, ${filters.text})`.as("rank"),
      })
      .from(events)
      .innerJoin(eventSearch, eq(eventSearch.eventId, events.id))
      .where(condition),
  );
  const best = database
    .select({ id: matching.id, rank: sql<number>`${matching.rank}`.as("page_rank") })
    .from(matching)
    .orderBy(desc(matching.rank), inOrder(matching.startsAt), inOrder(matching.id));
  // by time alone the indexes know the page and the counts, without reading the events
  const first = database
    .select({ id: events.id, rank: sql<number>`0`.as("page_rank") })
    .from(events)
    .where(condition)
    .orderBy(inOrder(events.startsAt), inOrder(events.id));
  const byWords = filters.text !== null;
  const page = (byWords ? best : first).limit(range.limit).offset(range.offset).as("page");
  const all = byWords
    ? sql`${matching}`
    : sql`(select ${events.overAt} from ${events} where ${condition}) as matching`;
  const rows = await (byWords ? database.with(matching) : database)
    .select({
      event: teaserColumns,
      venue: venueName,
      ...teaserParts,
      count: sql`(select count(*) from ${all})`.mapWith(Number),
      nextPassing:
        sql<Date | null>`(select min(matching.over_at) from ${all} where matching.over_at > ${now})`.mapWith(
          events.overAt,
        ),
    })
    .from(page)
    .innerJoin(events, eq(events.id, page.id))
    .leftJoin(venues, eq(venues.id, events.venueId))
    .orderBy(desc(page.rank), inOrder(events.startsAt), inOrder(events.id));
  return {
    count: rows[0]?.count ?? 0,
    records: await withImages(database, rows, locale),
    nextPassing: rows[0]?.nextPassing ?? null,
  };
}

/** When the next public event is over; null where none is ahead. */
export async function getNextPassing(database: Database, now: Date): Promise<Date | null> {
  const [row] = await database
    .select({ overAt: events.overAt })
    .from(events)
    .where(and(eq(events.isOnline, true), sql`${events.overAt} > ${now}`))
    .orderBy(asc(events.overAt))
    .limit(1);
  return row?.overAt ?? null;
}

const previousVenues = alias(venues, "previous_venues");

/** An event, whether it is public or not. */
export async function getEvent(
  database: Database,
  id: number,
  locale: Locale,
): Promise<EventRecord | undefined> {
  const [row] = await database
    .select({
      event: events,
      venue: venues,
      previousVenue: {
        id: previousVenues.id,
        name: previousVenues.name,
        slug: previousVenues.slug,
      },
      ...detailParts,
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(previousVenues, eq(previousVenues.id, events.previousVenueId))
    .where(eq(events.id, id));
  if (!row) return undefined;
  const parts = [...row.sponsors, ...row.articles].map(({ imageId }) => imageId);
  const imagesById = await getImages(
    database,
    [...row.event.imageIds, row.venue?.imageId, ...parts],
    locale,
  );
  const images = row.event.imageIds.flatMap((imageId) => imagesById.get(imageId) ?? []);
  return { ...row, images, imagesById };
}

/** Public events by id, in the order of the ids; those that are not public are left out. */
export async function getTeasers(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<TeaserRecord[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ event: teaserColumns, venue: venueName, ...teaserParts })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(and(inArray(events.id, [...ids]), eq(events.isOnline, true)));
  const records = await withImages(database, rows, locale);
  const byId = new Map(records.map((record) => [record.event.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
