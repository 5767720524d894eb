import type { Place } from "@festival/contracts/sections/places";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  sections,
  type SectionOwner,
  type StoredSection,
} from "../../../platform/database/schema/index.ts";
import { newRevisions } from "../changes/fieldRevisions.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";

type SectionRow = typeof sections.$inferSelect;

/** A section with its owner. */
export interface OwnedSection extends StoredSection {
  owner: OwnerKey<SectionOwner>;
  parent: number | null;
  column: number;
  position: number;
}

const columns = {
  id: sections.id,
  slug: sections.slug,
  model: sections.model,
  settings: sections.settings,
  texts: sections.texts,
  parent: sections.parentId,
  column: sections.columnIndex,
};

const ofOwner = ({ ownerType, ownerId }: OwnerKey<SectionOwner>) =>
  and(eq(sections.ownerType, ownerType), eq(sections.ownerId, ownerId));

/** The sections as staff left them; those of one place in their order. */
export function listWorkingSections(
  database: Database,
  owner: OwnerKey<SectionOwner>,
): Promise<(StoredSection & Place)[]> {
  return database
    .select(columns)
    .from(sections)
    .where(ofOwner(owner))
    .orderBy(asc(sections.position), asc(sections.id));
}

function toOwned(row: SectionRow | undefined): OwnedSection | undefined {
  if (!row || row.ownerType === null || row.ownerId === null) return undefined;
  const { id, slug, model, settings, texts, parentId, columnIndex, position } = row;
  const owner = { ownerType: row.ownerType, ownerId: row.ownerId };
  return {
    id,
    slug,
    model,
    settings,
    texts,
    owner,
    parent: parentId,
    column: columnIndex,
    position,
  };
}

export async function getSection(
  database: Database,
  id: number,
): Promise<OwnedSection | undefined> {
  const [row] = await database.select().from(sections).where(eq(sections.id, id));
  return toOwned(row);
}

export async function getSectionBySlug(
  database: Database,
  slug: string,
): Promise<OwnedSection | undefined> {
  const [row] = await database.select().from(sections).where(eq(sections.slug, slug));
  return toOwned(row);
}

type NewSection = Pick<StoredSection, "slug" | "model" | "settings" | "texts"> & Place;

/**
 * Stores the first sections of something new, whose revision is 1.
 * @param owner null for a new reusable block, which will be its own
 */
export async function insertSection(
  transaction: Database,
  owner: OwnerKey<SectionOwner> | null,
  { slug, model, settings, texts, parent, column }: NewSection,
): Promise<OwnedSection> {
  const values = {
    ...newRevisions({ slug, settings, texts }, 1),
    slug,
    model,
    settings,
    texts,
    parentId: parent,
    columnIndex: column,
  };
  const [created] = await transaction
    .insert(sections)
    .values({ ...owner, ...values })
    .returning();
  const [row] = owner
    ? [created]
    : await transaction
        .update(sections)
        .set({ ownerType: "block", ownerId: sql`${sections.id}` })
        .where(eq(sections.id, created?.id ?? 0))
        .returning();
  const section = toOwned(row);
  if (!section) throw new Error("The section was not stored.");
  return section;
}
