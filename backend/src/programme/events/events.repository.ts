import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { events, venues } from "../../platform/database/schema/index.ts";
import { getImages } from "../../platform/media/images.repository.ts";
import type { EventFilters } from "../search/eventFilters.ts";
import { findEvents } from "../search/eventList.repository.ts";
import {
  detailParts,
  type ArticleRow,
  type CastRow,
  type CompositionRow,
  type DownloadRow,
  type EnsembleRow,
  type SponsorRow,
} from "./eventParts.ts";
import { getTeasers, type TeaserRecord, type VenueName } from "./teasers.repository.ts";

type EventRow = typeof events.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;

/** What lists tell of an event with its long texts, all of its venue and what its own page tells besides. */
export interface EventRecord extends TeaserRecord {
  event: EventRow;
  venue: VenueRow | null;
  compositions: CompositionRow[];
  cast: CastRow[];
  ensembles: EnsembleRow[];
  previousVenue: VenueName | null;
  sponsors: SponsorRow[];
  articles: ArticleRow[];
  downloads: DownloadRow[];
  /** All that the parts above name, by id. */
  imagesById: ReadonlyMap<number, Image>;
}

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
    // a value in its place would keep a plan made once from the index of what is online
    .where(and(sql`${events.isOnline}`, gt(events.overAt, sql.placeholder("now"))))
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
