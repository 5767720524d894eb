import type { Image } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { and, asc, eq, exists, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { events, images, venues } from "../../platform/database/schema/index.ts";
import { isShownImage, toImage } from "../../platform/media/images.repository.ts";
import { inLanguage } from "../events/inLanguage.ts";

export interface VenueRecord {
  venue: typeof venues.$inferSelect;
  image: Image | null;
}

async function readVenues(
  database: Database,
  condition: SQL,
  locale: Locale,
): Promise<VenueRecord[]> {
  const rows = await database
    .select({ venue: venues, image: images })
    .from(venues)
    .leftJoin(images, isShownImage(venues.imageId))
    .where(condition)
    .orderBy(inLanguage(venues.name, locale), asc(venues.id));
  return rows.map(({ venue, image }) => ({ venue, image: image && toImage(image, locale) }));
}

/** Public venues of public events, by name. */
export function listVenues(database: Database, locale: Locale): Promise<VenueRecord[]> {
  const hasEvents = exists(
    database
      .select({ one: sql`1` })
      .from(events)
      .where(and(eq(events.venueId, venues.id), eq(events.isOnline, true))),
  );
  return readVenues(database, sql`${hasEvents} and ${venues.isOnline}`, locale);
}

export async function getVenue(
  database: Database,
  id: number,
  locale: Locale,
): Promise<VenueRecord | undefined> {
  const [record] = await readVenues(database, eq(venues.id, id), locale);
  return record;
}
