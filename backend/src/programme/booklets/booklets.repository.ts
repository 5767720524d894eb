import type { ValuesOf } from "@festival/contracts/fields/values";
import type { headDescriptions } from "@festival/contracts/heads/head";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  bookletBiographies,
  booklets,
  bookletWorks,
  composers,
  compositions,
} from "../../platform/database/schema/index.ts";
import { readPreview } from "../../site/content/heads/heads.repository.ts";

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
      titleLanguage: compositions.titleLanguage,
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

type BookletHead = ValuesOf<typeof headDescriptions.booklet.fields>;

/** A booklet with its works and lives as staff are at work on them; what is not named yet is left out. */
export async function readBookletDraft(database: Database, row: BookletRow) {
  const preview = await readPreview(database, "booklet", row);
  // stored as the description says
  const { works = [], biographies = [] } = preview.head as BookletHead;
  const ids = works.map(({ composition_id: id }) => id);
  const named = await database
    .select({
      id: compositions.id,
      title: compositions.title,
      titleLanguage: compositions.titleLanguage,
      composer: { id: composers.id, name: composers.name },
    })
    .from(compositions)
    .leftJoin(composers, eq(composers.id, compositions.composerId))
    .where(inArray(compositions.id, ids.filter(Number.isInteger)));
  return {
    booklet: preview.row,
    works: works.flatMap(({ composition_id: id, note, author = "", sung_texts: sung = [] }) => {
      const work = named.find((each) => each.id === id);
      const words = { note: note ?? { de: null, en: null }, author, sungTexts: sung };
      return work ? [{ ...work, ...words }] : [];
    }),
    biographies: biographies.map(({ artist_id: artist = null, ensemble_id: ensemble = null }) => ({
      artistId: artist,
      ensembleId: ensemble,
    })),
  };
}
