import { sql } from "drizzle-orm";
import type { Database } from "./openDatabase.ts";
import { changes } from "./schema/index.ts";

/** Any number, the same in every process: only one transaction at a time numbers its changes. */
const changesLock = 5_072_026;

/** Channel on which PostgreSQL tells every process that there are new changes. */
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
