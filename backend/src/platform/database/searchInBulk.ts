import { sql } from "drizzle-orm";
import type { Database } from "./openDatabase.ts";

/** So many events are refreshed in one statement: other readers get their turn between two of them. */
const batch = 250;

/**
 * Writes many events in a transaction: what they are found by is made once for each of them at the end,
 * and not after each statement.
 * @param work answers with the ids of the events that it wrote
 */
export async function withSearchAtTheEnd<T extends { eventIds: readonly number[] }>(
  transaction: Database,
  work: () => Promise<T>,
): Promise<T> {
  await transaction.execute(sql`select set_config('festival.search', 'later', true)`);
  const result = await work();
  for (let i = 0; i < result.eventIds.length; i += batch) {
    const ids = sql.param(result.eventIds.slice(i, i + batch));
    await transaction.execute(sql`select refresh_event_search(${ids}::integer[])`);
  }
  await transaction.execute(sql`select set_config('festival.search', '', true)`);
  return result;
}
