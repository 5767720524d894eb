import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  bookletBiographies,
  booklets,
  bookletWorks,
  composers,
  compositions,
} from "../../platform/database/schema/index.ts";

export type BookletRow = typeof booklets.$inferSelect;
export type BookletWorkRow = Awaited<ReturnType<typeof listBookletWorks>>[number];

/** The booklet of an event, whether it is public or not. */
export async function getBookletOf(
  database: Database,
  eventId: number,
): Promise<BookletRow | undefined> {
  const [row] = await database.select().from(booklets).where(eq(booklets.eventId, eventId));
  return row;
}

export async function listBookletWorks(database: Database, bookletId: number) {
  return database
    .select({
      id: compositions.id,
      title: compositions.title,
      composer: { id: composers.id, name: composers.name },
      note: bookletWorks.note,
      author: bookletWorks.author,
      sungTexts: bookletWorks.sungTexts,
    })
    .from(bookletWorks)
    .innerJoin(compositions, eq(compositions.id, bookletWorks.compositionId))
    .leftJoin(composers, eq(composers.id, compositions.composerId))
    .where(eq(bookletWorks.bookletId, bookletId))
    .orderBy(asc(bookletWorks.position));
}

/** Ids of those whose lives the booklet tells; in each row one of the two. */
export async function listBiographies(database: Database, bookletId: number) {
  return database
    .select({
      artistId: bookletBiographies.artistId,
      ensembleId: bookletBiographies.ensembleId,
    })
    .from(bookletBiographies)
    .where(eq(bookletBiographies.bookletId, bookletId))
    .orderBy(asc(bookletBiographies.position));
}
