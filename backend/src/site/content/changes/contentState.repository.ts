import { and, asc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  removedSections,
  sections,
  type SectionOwner,
} from "../../../platform/database/schema/index.ts";
import { referenceProblem } from "../../../platform/resources/databaseProblems.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import { getDraftHead, isHeadOwner, storeDraftHead } from "../heads/heads.repository.ts";
import { positionsOf, type ContentState, type DraftSection } from "./contentState.ts";

const columns = {
  id: sections.id,
  slug: sections.slug,
  model: sections.model,
  settings: sections.settings,
  texts: sections.texts,
  parent: sections.parentId,
  column: sections.columnIndex,
  position: sections.position,
  fieldRevisions: sections.fieldRevisions,
  twinSeen: sections.twinSeen,
};

const removedColumns = {
  id: removedSections.id,
  slug: removedSections.slug,
  model: removedSections.model,
  settings: removedSections.settings,
  texts: removedSections.texts,
  parent: removedSections.parentId,
  column: removedSections.columnIndex,
  position: removedSections.position,
  fieldRevisions: removedSections.fieldRevisions,
  twinSeen: removedSections.twinSeen,
  removedWith: removedSections.removedWith,
};

type Stored = DraftSection & { position: number };

const ofOwner = ({ ownerType, ownerId }: OwnerKey<SectionOwner>) =>
  and(eq(sections.ownerType, ownerType), eq(sections.ownerId, ownerId));

/** The sections as staff left them, with the revisions of their fields; those of one place in their order. */
export function listDraftSections(
  database: Database,
  owner: OwnerKey<SectionOwner>,
): Promise<Stored[]> {
  return database
    .select(columns)
    .from(sections)
    .where(ofOwner(owner))
    .orderBy(asc(sections.position), asc(sections.id));
}

/** Removed sections of an owner with these ids, and all that was removed with them. */
function listRemoved(
  database: Database,
  { ownerType, ownerId }: OwnerKey<SectionOwner>,
  ids: readonly number[],
) {
  const wanted = and(
    eq(removedSections.ownerType, ownerType),
    eq(removedSections.ownerId, ownerId),
  );
  const together = database
    .select({ removedWith: removedSections.removedWith })
    .from(removedSections)
    .where(and(wanted, inArray(removedSections.id, [...ids])));
  return database
    .select(removedColumns)
    .from(removedSections)
    .where(and(wanted, inArray(removedSections.removedWith, together)))
    .orderBy(asc(removedSections.position), asc(removedSections.id));
}

/** What an owner has, as it is stored. */
export interface StoredState extends ContentState {
  /** Places in the stored order, by section. */
  positions: ReadonlyMap<number, number>;
}

/**
 * Reads what an owner has.
 * @param named ids that a call names: those that were removed come along
 */
export async function loadState(
  database: Database,
  owner: OwnerKey<SectionOwner>,
  named: Iterable<number>,
): Promise<StoredState> {
  const stored = await listDraftSections(database, owner);
  const positions = new Map(stored.map(({ id, position }) => [id, position]));
  const missing = [...new Set(named)].filter((id) => !positions.has(id));
  const removed = missing.length > 0 ? await listRemoved(database, owner, missing) : [];
  return {
    sections: stored.map(({ position: _position, ...section }) => section),
    positions,
    removed: new Map(removed.map((section) => [section.id, section])),
    head: isHeadOwner(owner) ? await getDraftHead(database, owner) : null,
  };
}

/** Those of some ids that sections of other owners have, removed ones too. */
export async function findForeignIds(
  database: Database,
  { ownerType, ownerId }: OwnerKey<SectionOwner>,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = [];
  for (const table of [sections, removedSections]) {
    const isOther = or(ne(table.ownerType, ownerType), ne(table.ownerId, ownerId));
    const rows = await database
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, [...ids]), isOther));
    found.push(...rows.map(({ id }) => id));
  }
  return new Set(found);
}

/** Those of some slugs that sections of other owners have. */
export async function findForeignSlugs(
  database: Database,
  { ownerType, ownerId }: OwnerKey<SectionOwner>,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await database
    .select({ slug: sections.slug })
    .from(sections)
    .where(
      and(
        inArray(sections.slug, [...slugs]),
        or(ne(sections.ownerType, ownerType), ne(sections.ownerId, ownerId)),
      ),
    );
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** Ids that no section has had. */
export async function takeSectionIds(database: Database, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await database.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('sections', 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => Number(id));
}

const excluded = (name: string) => sql.raw(`excluded."${name}"`);

/** Writes what differs from what is stored. */
export async function storeState(
  transaction: Database,
  owner: OwnerKey<SectionOwner>,
  before: StoredState,
  { sections: after, removed, head }: ContentState,
): Promise<void> {
  if (head && head !== before.head && isHeadOwner(owner)) {
    await storeDraftHead(transaction, owner, head);
  }
  const known = new Map(before.sections.map((section) => [section.id, section]));
  const left = new Set(after.map(({ id }) => id));
  const gone = [...known.keys()].filter((id) => !left.has(id));
  if (gone.length > 0) await transaction.delete(sections).where(inArray(sections.id, gone));

  const back = [...before.removed.keys()].filter((id) => !removed.has(id));
  if (back.length > 0) {
    await transaction.delete(removedSections).where(inArray(removedSections.id, back));
  }
  const newlyRemoved = [...removed.values()].filter(
    (section) => section !== before.removed.get(section.id),
  );
  if (newlyRemoved.length > 0) {
    const ids = newlyRemoved.map(({ id }) => id);
    await transaction.delete(removedSections).where(inArray(removedSections.id, ids));
    await transaction.insert(removedSections).values(
      newlyRemoved.map(({ parent: parentId, column: columnIndex, ...section }) => ({
        ...owner,
        ...section,
        parentId,
        columnIndex,
      })),
    );
  }

  const positions = positionsOf(after);
  const changed = after.filter(
    (section) =>
      section !== known.get(section.id) ||
      positions.get(section.id) !== before.positions.get(section.id),
  );
  if (changed.length === 0) return;
  const rows = changed.map(({ parent: parentId, column: columnIndex, ...section }) => ({
    ...owner,
    ...section,
    parentId,
    columnIndex,
    position: positions.get(section.id) ?? 0,
  }));
  // one statement, so that a section may stand before the one that it is in
  await transaction
    .insert(sections)
    .values(rows)
    .onConflictDoUpdate({
      target: sections.id,
      set: {
        slug: excluded("slug"),
        settings: excluded("settings"),
        texts: excluded("texts"),
        parentId: excluded("parent_id"),
        columnIndex: excluded("column_index"),
        position: excluded("position"),
        fieldRevisions: excluded("field_revisions"),
        twinSeen: excluded("twin_seen"),
      },
    })
    .catch(referenceProblem);
}

/** Removes sections for good that were removed before a moment. */
export async function forgetRemovedBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(removedSections).where(lt(removedSections.removedAt, moment));
}
