import { eq, sql } from "drizzle-orm";
import type { RichText } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import type { Database } from "../../database/openDatabase.ts";
import { articles, pages, sections, type SectionOwner } from "../../database/schema/index.ts";

type SectionRow = typeof sections.$inferSelect;

/** A section that belongs to a page or an article. */
export type OwnedSection = SectionRow & { ownerType: SectionOwner; ownerId: number };

export async function getOwnedSection(
  database: Database,
  id: number,
): Promise<OwnedSection | undefined> {
  const [row] = await database.select().from(sections).where(eq(sections.id, id));
  if (!row || row.ownerType === null || row.ownerId === null) return undefined;
  return { ...row, ownerType: row.ownerType, ownerId: row.ownerId };
}

const ownerTable = { page: pages, article: articles, booklet: pages, block: sections };

/**
 * Counts the owner's revision up if it still is the one its author saw; whoever else saves the same
 * page waits here until this transaction ends.
 * @returns the new revision; undefined where somebody else was faster
 */
export async function takeNextRevision(
  database: Database,
  { ownerType, ownerId }: OwnedSection,
  seen: number,
): Promise<number | undefined> {
  const table = ownerTable[ownerType];
  const [row] = await database
    .update(table)
    .set({ revision: sql`${table.revision} + 1` })
    .where(sql`${table.id} = ${ownerId} and ${table.revision} = ${seen}`)
    .returning({ revision: table.revision });
  return row?.revision;
}

/** Changes the text of one language. */
export async function updateText(
  database: Database,
  section: OwnedSection,
  locale: Locale,
  content: RichText,
): Promise<SectionRow> {
  const texts = { ...section.texts, [locale]: { ...section.texts[locale], content } };
  const [row] = await database
    .update(sections)
    .set({ texts })
    .where(eq(sections.id, section.id))
    .returning();
  if (!row) throw new Error(`The section ${section.id} is gone.`);
  return row;
}
