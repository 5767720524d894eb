import { and, asc, count, eq, ne, or } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { savedViews, users } from "../../platform/database/schema/index.ts";

type ViewRow = typeof savedViews.$inferSelect;
export type ViewOfOwner = ViewRow & { owner: string };
type NewView = Omit<typeof savedViews.$inferInsert, "id">;

const { id, userId, resource, title, isShared } = savedViews;
const columnsOfView = {
  id,
  userId,
  resource,
  title,
  search: savedViews.search,
  columns: savedViews.columns,
  isShared,
  owner: users.username,
};

/** Of a list: a user's own, and those that others share, by their names. */
export async function listViews(
  database: Database,
  user: number,
  ofResource: string,
): Promise<ViewOfOwner[]> {
  return database
    .select(columnsOfView)
    .from(savedViews)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(resource, ofResource), or(eq(userId, user), eq(isShared, true))))
    .orderBy(asc(title), asc(id));
}

/** How many views of a list a user keeps, besides that of a name. */
export async function countOtherViews(
  database: Database,
  { userId: user, resource: ofResource, title: name }: NewView,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(savedViews)
    .where(and(eq(userId, user), eq(resource, ofResource), ne(title, name)));
  return row?.count ?? 0;
}

/** Keeps a view, in the place of its owner's view of the same list and name. */
export async function keepView(database: Database, values: NewView): Promise<ViewRow> {
  const { search, columns, isShared: shared } = values;
  const [row] = await database
    .insert(savedViews)
    .values(values)
    .onConflictDoUpdate({
      target: [userId, resource, title],
      set: { search, columns, isShared: shared },
    })
    .returning();
  if (!row) throw new Error("The view was not stored.");
  return row;
}

export async function getView(database: Database, view: number): Promise<ViewRow | undefined> {
  const [row] = await database.select().from(savedViews).where(eq(id, view));
  return row;
}

export async function deleteView(database: Database, view: number): Promise<void> {
  await database.delete(savedViews).where(eq(id, view));
}
