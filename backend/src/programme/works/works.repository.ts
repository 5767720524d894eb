import type { Locale } from "@festival/contracts/locales";
import { and, asc, eq, exists, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  composers,
  compositions,
  eventCompositions,
  eventGenres,
  events,
  genres,
} from "../../platform/database/schema/index.ts";
import { inLanguage } from "../events/inLanguage.ts";

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

export type ComposerRow = Pick<
  typeof composers.$inferSelect,
  "id" | "name" | "shortName" | "years"
>;

/** A public event plays the work. */
const isPlayed = (database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(eventCompositions)
      .innerJoin(events, eq(events.id, eventCompositions.eventId))
      .where(and(eq(eventCompositions.compositionId, compositions.id), eq(events.isOnline, true))),
  );

const composerColumns = {
  id: composers.id,
  name: composers.name,
  shortName: composers.shortName,
  years: composers.years,
};

/** Composers of whom public events play something, as lists of names are sorted: by the short one. */
export async function listComposers(database: Database, locale: Locale): Promise<ComposerRow[]> {
  return database
    .select(composerColumns)
    .from(composers)
    .where(
      exists(
        database
          .select({ one: sql`1` })
          .from(compositions)
          .where(and(eq(compositions.composerId, composers.id), isPlayed(database))),
      ),
    )
    .orderBy(inLanguage(composers.shortName, locale), asc(composers.id));
}

export async function getComposer(
  database: Database,
  id: number,
): Promise<ComposerRow | undefined> {
  const [row] = await database.select(composerColumns).from(composers).where(eq(composers.id, id));
  return row;
}

/** What public events play of a composer, by title. */
export async function listWorksOf(database: Database, composerId: number, locale: Locale) {
  return database
    .select({ id: compositions.id, title: compositions.title })
    .from(compositions)
    .where(and(eq(compositions.composerId, composerId), isPlayed(database)))
    .orderBy(inLanguage(compositions.title, locale), asc(compositions.id));
}

export async function getWork(database: Database, id: number) {
  const [row] = await database
    .select({
      id: compositions.id,
      title: compositions.title,
      catalogue: compositions.catalogue,
      musicalKey: compositions.musicalKey,
      composer: { id: composers.id, name: composers.name },
    })
    .from(compositions)
    .leftJoin(composers, eq(composers.id, compositions.composerId))
    .where(eq(compositions.id, id));
  return row;
}
