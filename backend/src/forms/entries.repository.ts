import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { formEntries, forms } from "../platform/database/schema/index.ts";
import { freeFiles } from "./uploads/files.repository.ts";

export type EntryRow = typeof formEntries.$inferSelect;
/** An entry with what its form is called. */
export type NamedEntry = EntryRow & {
  form: Pick<typeof forms.$inferSelect, "id" | "slug" | "title">;
};

/** @returns the entry's id */
export async function insertEntry(
  transaction: Database,
  values: typeof formEntries.$inferInsert,
): Promise<number> {
  const [row] = await transaction
    .insert(formEntries)
    .values(values)
    .returning({ id: formEntries.id });
  if (!row) throw new Error("The entry was not stored.");
  return row.id;
}

/** The entry that was sent under a key. Others with that key wait until the transaction ends. */
export async function holdEntryOfKey(
  transaction: Database,
  key: string,
): Promise<EntryRow | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [row] = await transaction
    .select()
    .from(formEntries)
    .where(eq(formEntries.idempotencyKey, key));
  return row;
}

/** How many entries came with an address since a moment of the festival's clock. */
export async function countEntriesOf(
  transaction: Database,
  email: string,
  since: Date,
): Promise<number> {
  const [row] = await transaction
    .select({ count: count() })
    .from(formEntries)
    .where(and(eq(formEntries.email, email), gte(formEntries.createdAt, since)));
  return row?.count ?? 0;
}

export interface EntryFilter {
  form?: number | undefined;
  state?: EntryRow["state"] | undefined;
  search?: string | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Before this instant. */
  before?: Date | undefined;
}

/** Whether a text stands somewhere in what was typed. */
function typed(search: string): SQL {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`exists (select 1 from jsonb_each_text(${formEntries.values}) as typed
    where unaccent(typed.value) ilike unaccent(${pattern}))`;
}

function condition({ form, state, search, from, before }: EntryFilter): SQL | undefined {
  return and(
    form === undefined ? undefined : eq(formEntries.formId, form),
    state === undefined ? undefined : eq(formEntries.state, state),
    search ? typed(search) : undefined,
    from && gte(formEntries.createdAt, from),
    before && lt(formEntries.createdAt, before),
  );
}

function selectNamed(database: Database) {
  return database
    .select({ entry: formEntries, form: { id: forms.id, slug: forms.slug, title: forms.title } })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId));
}

/** The newest first. */
export async function listEntries(
  database: Database,
  filter: EntryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; entries: NamedEntry[] }> {
  const where = condition(filter);
  const [total] = await database.select({ count: count() }).from(formEntries).where(where);
  const rows = await selectNamed(database)
    .where(where)
    .orderBy(desc(formEntries.id))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, entries: rows.map(({ entry, form }) => ({ ...entry, form })) };
}

/** The oldest first, after an id. */
export async function listEntriesAfter(
  database: Database,
  filter: EntryFilter,
  afterId: number,
  limit: number,
): Promise<EntryRow[]> {
  return database
    .select()
    .from(formEntries)
    .where(and(condition(filter), gt(formEntries.id, afterId)))
    .orderBy(asc(formEntries.id))
    .limit(limit);
}

export async function getEntry(database: Database, id: number): Promise<NamedEntry | undefined> {
  const [row] = await selectNamed(database).where(eq(formEntries.id, id));
  return row && { ...row.entry, form: row.form };
}

/** Writes what the office did with an entry, whose other changes wait until the transaction ends. */
export async function updateEntry(
  transaction: Database,
  id: number,
  values: Partial<Pick<EntryRow, "state" | "note" | "replies">>,
): Promise<void> {
  await transaction
    .update(formEntries)
    .set({ ...values, revision: sql`${formEntries.revision} + 1` })
    .where(eq(formEntries.id, id));
}

/** Locks an entry until the transaction ends. */
export async function holdEntry(
  transaction: Database,
  id: number,
): Promise<NamedEntry | undefined> {
  await transaction
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(eq(formEntries.id, id))
    .for("update");
  return getEntry(transaction, id);
}

export async function countEntriesOfForm(database: Database, formId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(formEntries)
    .where(eq(formEntries.formId, formId));
  return row?.count ?? 0;
}

/** Deletes entries; their files are left to be deleted next. */
export async function deleteEntries(
  transaction: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await freeFiles(transaction, ids, now);
  await transaction.delete(formEntries).where(inArray(formEntries.id, [...ids]));
}

/** All entries of a person, in whichever field their address is; the oldest first. */
export async function namedEntriesOf(database: Database, email: string): Promise<NamedEntry[]> {
  const address = email.toLowerCase();
  const anywhere = sql`exists (select 1 from jsonb_each_text(${formEntries.values}) as typed
    where lower(typed.value) = ${address})`;
  const rows = await selectNamed(database)
    .where(or(eq(formEntries.email, address), anywhere))
    .orderBy(asc(formEntries.id));
  return rows.map(({ entry, form }) => ({ ...entry, form }));
}

/** Ids of entries whose time is over, by the machine's clock. */
export async function listExpiredEntryIds(
  transaction: Database,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await transaction
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(lte(formEntries.expiresAt, now))
    .orderBy(asc(formEntries.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
