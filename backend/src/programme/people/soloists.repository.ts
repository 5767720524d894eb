import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { eventCompositions, events } from "../../platform/database/schema/index.ts";
import type { ResourceUse } from "../../platform/resources/resource.ts";

/** Whether an artist is among the soloists of a work, whom no reference of the database names. */
export const isSoloist = (artistId: number) =>
  sql`${eventCompositions.soloists} @> ${JSON.stringify([{ artist_id: artistId }])}::jsonb`;

/** Events with a work of which an artist is a soloist. */
export async function findSoloistUses(
  database: Database,
  artistId: number,
): Promise<ResourceUse[]> {
  const found = await database
    .selectDistinct({ id: events.id, title: sql<string>`${events.title}->>'de'` })
    .from(eventCompositions)
    .innerJoin(events, eq(events.id, eventCompositions.eventId))
    .where(isSoloist(artistId))
    .orderBy(events.id);
  return found.map(({ id, title }) => ({ what: `event:${id}`, title }));
}
