import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import {
  pageSnapshots,
  sections,
  type SectionOwner,
  type StoredSection,
} from "../../database/schema/index.ts";

/** How `sections` of a new snapshot are written; readers must know all numbers up to this one. */
const snapshotSchema = 1;

export interface OwnerKey {
  ownerType: SectionOwner;
  ownerId: number;
}

/** @returns what the public sees of a page or an article; nothing where it was never published */
export async function getPublishedSections(
  database: Database,
  { ownerType, ownerId }: OwnerKey,
): Promise<StoredSection[]> {
  const [snapshot] = await database
    .select({ sections: pageSnapshots.sections })
    .from(pageSnapshots)
    .where(and(eq(pageSnapshots.ownerType, ownerType), eq(pageSnapshots.ownerId, ownerId)))
    .orderBy(desc(pageSnapshots.id))
    .limit(1);
  return snapshot?.sections ?? [];
}

/**
 * Publishes the sections as staff left them, in both languages.
 * @param authorId null for what came with an import or the demo season
 */
export async function publishSections(
  database: Database,
  { ownerType, ownerId }: OwnerKey,
  authorId: number | null,
  publishedAt: Date,
): Promise<void> {
  const { id, slug, model, settings, texts } = sections;
  const current = await database
    .select({ id, slug, model, settings, texts })
    .from(sections)
    .where(and(eq(sections.ownerType, ownerType), eq(sections.ownerId, ownerId)))
    .orderBy(asc(sections.position), asc(sections.id));
  await database.insert(pageSnapshots).values({
    ownerType,
    ownerId,
    schema: snapshotSchema,
    sections: current,
    authorId,
    publishedAt,
  });
}
