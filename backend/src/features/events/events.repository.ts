import type { Image } from "@festival/contracts/api/common";
import type { EventDifference } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../database/openDatabase.ts";
import { prepared } from "../../database/prepared.ts";
import { events, venues } from "../../database/schema/index.ts";
import { getImages, toImage } from "../media/images.repository.ts";
import type { EventFilters } from "./eventFilters.ts";
import { findEvents } from "./eventList.repository.ts";
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

export interface EventList {
  /** Of the whole list. */
  count: number;
  /** One page of it. */
  records: TeaserRecord[];
  /** When the list changes by itself, as an event is over; null where none is ahead. */
  nextPassing: Date | null;
}

/** One page of a list, in the order of `findEvents`. */
export async function listEvents(
  database: Database,
  filters: EventFilters,
  range: { limit: number; offset: number },
  { now, locale }: { now: Date; locale: Locale },
): Promise<EventList> {
  const { ids, count, nextPassing } = await findEvents(database, filters, range, now);
  return { count, nextPassing, records: await getTeasers(database, ids, locale) };
}

const nextPassing = prepared((database) =>
  database
    .select({ overAt: events.overAt })
    .from(events)
    .where(and(eq(events.isOnline, true), gt(events.overAt, sql.placeholder("now"))))
    .orderBy(asc(events.overAt))
    .limit(1)
    .prepare("next_passing"),
);

/** When the next public event is over; null where none is ahead. */
export async function getNextPassing(database: Database, now: Date): Promise<Date | null> {
  const [row] = await nextPassing(database).execute({ now });
  return row?.overAt ?? null;
}

const previousVenues = alias(venues, "previous_venues");

const eventById = prepared((database) =>
  database
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
    .where(eq(events.id, sql.placeholder("id")))
    .prepare("event_by_id"),
);

/** An event, whether it is public or not. */
export async function getEvent(
  database: Database,
  id: number,
  locale: Locale,
): Promise<EventRecord | undefined> {
  const [row] = await eventById(database).execute({ id });
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

const teasersById = prepared((database) =>
  database
    .select({ event: teaserColumns, venue: venueName, ...teaserParts })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(sql`${events.id} = any(${sql.placeholder("ids")}::int[]) and ${events.isOnline}`)
    .prepare("teasers_by_id"),
);

/** Public events by id, in the order of the ids; those that are not public are left out. */
export async function getTeasers(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<TeaserRecord[]> {
  if (ids.length === 0) return [];
  const rows = await teasersById(database).execute({ ids });
  const byId = new Map(
    rows.map((row) => [
      row.event.id,
      { ...row, images: row.images.map((image) => toImage(image, locale)) },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
