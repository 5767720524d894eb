import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { navigationEntries, pages } from "../../platform/database/schema/index.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";

export type EntryRow = typeof navigationEntries.$inferSelect;
export type NavigationArea = EntryRow["area"];
export type NavigationPage = Pick<
  typeof pages.$inferSelect,
  "id" | "urls" | "title" | "isOnline" | "isClickable" | "inMenu" | "inFooter"
>;

/** All entries in their order. */
export function listNavigationEntries(database: Database): Promise<EntryRow[]> {
  dependOn("navigation");
  return database
    .select()
    .from(navigationEntries)
    .orderBy(asc(navigationEntries.position), asc(navigationEntries.id));
}

/** Pages that stand in a menu: those that entries name, and those that are flagged for one. */
export async function listNavigationPages(
  database: Database,
  entries: readonly EntryRow[],
): Promise<NavigationPage[]> {
  dependOn("pages");
  const { id, urls, title, isOnline, isClickable, inMenu, inFooter } = pages;
  const named = entries.flatMap(({ pageId }) => pageId ?? []);
  return database
    .select({ id, urls, title, isOnline, isClickable, inMenu, inFooter })
    .from(pages)
    .where(or(eq(inMenu, true), eq(inFooter, true), inArray(id, named)))
    .orderBy(asc(id));
}

/** An area's entries, held until the transaction ends. */
export function holdArea(transaction: Database, area: NavigationArea): Promise<EntryRow[]> {
  return transaction
    .select()
    .from(navigationEntries)
    .where(eq(navigationEntries.area, area))
    .orderBy(asc(navigationEntries.id))
    .for("update");
}

export async function getEntry(
  transaction: Database,
  entryId: number,
): Promise<EntryRow | undefined> {
  const [row] = await transaction
    .select()
    .from(navigationEntries)
    .where(eq(navigationEntries.id, entryId));
  return row;
}

export async function hasChildren(transaction: Database, entryId: number): Promise<boolean> {
  const [row] = await transaction
    .select({ id: navigationEntries.id })
    .from(navigationEntries)
    .where(eq(navigationEntries.parentId, entryId))
    .limit(1);
  return row !== undefined;
}

/** Puts entries in their places, and counts the revisions of those that move up. */
export async function placeEntries(
  transaction: Database,
  places: readonly Pick<EntryRow, "id" | "parentId" | "position">[],
): Promise<void> {
  for (const { id, parentId, position } of places) {
    const stays = sql`${navigationEntries.parentId} is not distinct from ${parentId}::int and ${navigationEntries.position} = ${position}`;
    await transaction
      .update(navigationEntries)
      .set({ parentId, position, revision: sql`${navigationEntries.revision} + 1` })
      .where(and(eq(navigationEntries.id, id), sql`not (${stays})`));
  }
}
