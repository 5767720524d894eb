import type { Localized } from "@festival/contracts/locales";
import { and, asc, countDistinct, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  booklets,
  bookletWorks,
  composers,
  compositions,
  eventCompositions,
  events,
} from "../../platform/database/schema/index.ts";

export interface WorkRecord {
  work: typeof compositions.$inferSelect;
  composer: typeof composers.$inferSelect | null;
  /** Of each public event in which it is played, the latest first. */
  performances: { detail: Localized; minutes: number | null }[];
  /** Events with a public booklet that tells of it, the latest first. */
  told: { id: number; slug: Localized; title: Localized; titleLanguage: Localized }[];
}

export interface ComposerRecord {
  composer: typeof composers.$inferSelect;
  /** Those that are played in public events. */
  works: { id: number; title: Localized; titleLanguage: Localized; eventCount: number }[];
}

/** A work, whether it is played in public or not. */
export async function getWork(database: Database, id: number): Promise<WorkRecord | undefined> {
  const [row] = await database
    .select({ work: compositions, composer: composers })
    .from(compositions)
    .leftJoin(composers, eq(composers.id, compositions.composerId))
    .where(eq(compositions.id, id));
  if (!row) return undefined;
  const [performances, told] = await Promise.all([
    database
      .select({ detail: eventCompositions.detail, minutes: eventCompositions.durationMinutes })
      .from(eventCompositions)
      .innerJoin(events, eq(events.id, eventCompositions.eventId))
      .where(and(eq(eventCompositions.compositionId, id), eq(events.isOnline, true)))
      .orderBy(desc(events.startsAt), desc(events.id), asc(eventCompositions.position)),
    database
      .selectDistinct({
        id: events.id,
        slug: events.slug,
        title: events.title,
        titleLanguage: events.titleLanguage,
        startsAt: events.startsAt,
      })
      .from(bookletWorks)
      .innerJoin(booklets, eq(booklets.id, bookletWorks.bookletId))
      .innerJoin(events, eq(events.id, booklets.eventId))
      .where(
        and(
          eq(bookletWorks.compositionId, id),
          eq(booklets.isOnline, true),
          eq(events.isOnline, true),
        ),
      )
      .orderBy(desc(events.startsAt), desc(events.id)),
  ]);
  return { ...row, performances, told };
}

/** A composer, whether their works are played in public or not. */
export async function getComposer(
  database: Database,
  id: number,
): Promise<ComposerRecord | undefined> {
  const [composer] = await database.select().from(composers).where(eq(composers.id, id));
  if (!composer) return undefined;
  const works = await database
    .select({
      id: compositions.id,
      title: compositions.title,
      titleLanguage: compositions.titleLanguage,
      eventCount: countDistinct(events.id),
    })
    .from(compositions)
    .innerJoin(eventCompositions, eq(eventCompositions.compositionId, compositions.id))
    .innerJoin(events, eq(events.id, eventCompositions.eventId))
    .where(and(eq(compositions.composerId, id), eq(events.isOnline, true)))
    .groupBy(compositions.id)
    .orderBy(asc(compositions.id));
  return { composer, works };
}
