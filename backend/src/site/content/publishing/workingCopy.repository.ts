import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  sections,
  type SectionOwner,
  type StoredSection,
} from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";

type SectionRow = typeof sections.$inferSelect;

/** A section with its owner. */
export interface OwnedSection extends StoredSection {
  owner: OwnerKey<SectionOwner>;
  parent: number | null;
  column: number;
  position: number;
}

/** Where a section stands. */
export interface Place {
  parent: number | null;
  column: number;
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

/** @param owner null for a new reusable block, which will be its own */
export async function insertSection(
  transaction: Database,
  owner: OwnerKey<SectionOwner> | null,
  { slug, model, settings, texts, parent, column }: NewSection,
): Promise<OwnedSection> {
  const values = { slug, model, settings, texts, parentId: parent, columnIndex: column };
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

export async function updateSection(
  transaction: Database,
  id: number,
  values: Partial<Pick<StoredSection, "slug" | "settings" | "texts">>,
): Promise<void> {
  await transaction.update(sections).set(values).where(eq(sections.id, id));
}

/** With all that it holds. */
export async function deleteSection(transaction: Database, id: number): Promise<void> {
  await transaction.delete(sections).where(eq(sections.id, id));
}

/** Makes these the sections of a place, in this order. */
export async function placeSections(
  transaction: Database,
  ids: readonly number[],
  { parent, column }: Place,
): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  await transaction
    .update(sections)
    .set({
      parentId: parent,
      columnIndex: column,
      position: sql`array_position(array[${list}], ${sections.id}) - 1`,
    })
    .where(inArray(sections.id, [...ids]));
}

/** Makes these the sections of an owner, under the ids that they had, in place of those it has. */
export async function replaceSections(
  transaction: Database,
  owner: OwnerKey<SectionOwner>,
  stored: readonly StoredSection[],
): Promise<void> {
  const kept = stored.map(({ id }) => id);
  await transaction.delete(sections).where(
    and(
      ofOwner(owner),
      // the root of a reusable block stays: it is what the block's revision is counted at
      owner.ownerType === "block" ? sql`${sections.id} <> ${owner.ownerId}` : undefined,
    ),
  );
  const root = owner.ownerType === "block" && stored.find(({ id }) => id === owner.ownerId);
  if (root) {
    const { settings, texts } = root;
    await updateSection(transaction, root.id, { settings, texts });
  }
  const rows = stored.flatMap((section, position) => {
    if (section === root) return [];
    const { id, slug, model, settings, texts, parent, column = 0 } = section;
    const parentId = parent && kept.includes(parent) ? parent : null;
    return [
      { ...owner, id, slug, model, settings, texts, parentId, columnIndex: column, position },
    ];
  });
  // one statement, so that a section may stand before the one that it is in
  if (rows.length > 0) await transaction.insert(sections).values(rows);
}
