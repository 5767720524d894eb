import { EventEmitter } from "node:events";
import { asc, gt, lt, max, min, sql } from "drizzle-orm";
import type { Database } from "./openDatabase.ts";
import { changes } from "./schema/index.ts";

/** Any number, the same in every process: only one transaction at a time numbers its changes. */
const changesLock = 5_072_026;

/** Channel on which PostgreSQL notifies every process that there are new changes. */
export const changesChannel = "festival_changes";

/**
 * Notes what a transaction changes. Must be its last act: the lock makes ids visible in their order, as
 * without it a lower id can be committed after a higher one was read, and is held until the end.
 * @param tags such as "event:12" and "events"; none notes nothing
 */
export async function noteChange(transaction: Database, tags: Iterable<string>): Promise<void> {
  const named = [...new Set(tags)].toSorted();
  if (named.length === 0) return;
  await transaction.execute(sql`select pg_advisory_xact_lock(${changesLock})`);
  await transaction.insert(changes).values({ tags: named });
  // delivered when the transaction commits
  await transaction.execute(sql`select pg_notify(${changesChannel}, '')`);
}

/** Says "changed" when a write of this process was committed. */
export const committed = new EventEmitter<{ changed: [] }>();
// one feed per listener
committed.setMaxListeners(0);

export interface NotedChange {
  id: number;
  tags: string[];
}

/** Changes after an id, in their order. */
export function readChanges(
  database: Database,
  after: number,
  limit: number,
): Promise<NotedChange[]> {
  return database
    .select({ id: changes.id, tags: changes.tags })
    .from(changes)
    .where(gt(changes.id, after))
    .orderBy(asc(changes.id))
    .limit(limit);
}

/** First and last change that are kept; zeros where there is none. */
export async function storedChangeRange(
  database: Database,
): Promise<{ first: number; last: number }> {
  const [row] = await database
    .select({ first: min(changes.id), last: max(changes.id) })
    .from(changes);
  return { first: row?.first ?? 0, last: row?.last ?? 0 };
}

/** Forgets changes from before an instant, but never the last one: it tells where the feed stands. */
export async function forgetChanges(database: Database, before: Date): Promise<void> {
  const last = database.select({ last: max(changes.id) }).from(changes);
  await database
    .delete(changes)
    .where(sql`${lt(changes.at, before)} and ${changes.id} < (${last})`);
}
