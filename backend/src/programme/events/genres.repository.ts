import { and, asc, eq, exists, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { eventGenres, events, genres } from "../../platform/database/schema/index.ts";

/** Genres of public events, in the order of staff. */
export async function listGenres(database: Database) {
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
