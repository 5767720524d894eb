import { and, count, eq, gt, inArray, isNull, lte, sql, sum } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { entryFiles } from "../../platform/database/schema/index.ts";

import type { Waiting } from "./waitingShares.ts";

export type FileRow = typeof entryFiles.$inferSelect;

/** Any number, the same in every process: one upload at a time is counted. */
const countLock = 5_072_031;

/** Counts what waits, and keeps others from counting until the transaction ends. */
export async function countWaitingFiles(transaction: Database, now: Date): Promise<Waiting[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${countLock})`);
  return transaction
    .select({
      uploader: entryFiles.uploader,
      files: count(),
      bytes: sum(entryFiles.bytes).mapWith(Number),
    })
    .from(entryFiles)
    .where(waits(now))
    .groupBy(entryFiles.uploader);
}

export async function insertFile(
  database: Database,
  values: typeof entryFiles.$inferInsert,
): Promise<void> {
  await database.insert(entryFiles).values(values);
}

const waits = (now: Date) => and(isNull(entryFiles.entryId), gt(entryFiles.expiresAt, now));

/** Files that wait to be sent, by id; those of other entries and unknown ones are left out. */
export async function getWaitingFiles(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(entryFiles)
    .where(and(inArray(entryFiles.id, [...ids]), waits(now)));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Makes waiting files part of an entry. Each file can be so once.
 * @returns how many were waiting
 */
export async function claimFiles(
  transaction: Database,
  entryId: number,
  field: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const rows = await transaction
    .update(entryFiles)
    .set({ entryId, field, uploader: "" })
    .where(and(inArray(entryFiles.id, [...ids]), waits(now)))
    .returning({ id: entryFiles.id });
  return rows.length;
}

/** The files of entries, in the order in which they were uploaded. */
export async function getFilesOf(
  database: Database,
  entryIds: readonly number[],
): Promise<FileRow[]> {
  if (entryIds.length === 0) return [];
  return database
    .select()
    .from(entryFiles)
    .where(inArray(entryFiles.entryId, [...entryIds]))
    .orderBy(entryFiles.createdAt, entryFiles.id);
}

export async function getFileOf(
  database: Database,
  entryId: number,
  id: string,
): Promise<FileRow | undefined> {
  const [row] = await database
    .select()
    .from(entryFiles)
    .where(and(eq(entryFiles.entryId, entryId), eq(entryFiles.id, id)));
  return row;
}

/** Leaves the files of entries to be deleted next. */
export async function freeFiles(
  transaction: Database,
  entryIds: readonly number[],
  now: Date,
): Promise<void> {
  if (entryIds.length === 0) return;
  await transaction
    .update(entryFiles)
    .set({ entryId: null, expiresAt: now })
    .where(inArray(entryFiles.entryId, [...entryIds]));
}

/** Leaves a file that was never sent to be deleted next. */
export async function freeWaitingFile(
  transaction: Database,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .update(entryFiles)
    .set({ expiresAt: now })
    .where(and(eq(entryFiles.id, id), waits(now)))
    .returning({ id: entryFiles.id });
  return rows.length > 0;
}

/**
 * Leaves what an uploader has had waiting for longest to be deleted next.
 * @returns its bytes
 */
export async function freeOldestOf(
  transaction: Database,
  uploader: string,
  now: Date,
): Promise<number> {
  const oldest = transaction
    .select({ id: entryFiles.id })
    .from(entryFiles)
    .where(and(eq(entryFiles.uploader, uploader), waits(now)))
    .orderBy(entryFiles.createdAt, entryFiles.id)
    .limit(1);
  const [row] = await transaction
    .update(entryFiles)
    .set({ expiresAt: now })
    .where(inArray(entryFiles.id, oldest))
    .returning({ bytes: entryFiles.bytes });
  if (!row) throw new Error("An uploader with files that wait has none.");
  return row.bytes;
}

/** Ids of files that belong to nothing any more. */
export async function listExpiredFiles(
  database: Database,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .select({ id: entryFiles.id })
    .from(entryFiles)
    .where(and(isNull(entryFiles.entryId), lte(entryFiles.expiresAt, now)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteFiles(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .delete(entryFiles)
    .where(and(inArray(entryFiles.id, [...ids]), isNull(entryFiles.entryId)));
}
