import { lt, sql } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { rateLimits } from "../database/schema/index.ts";

/**
 * Counts one more under the key, by the database's clock, so that all backends count together.
 * @returns how many there were in the present window with this one, and the milliseconds until it ends
 */
export async function countRequest(
  database: Database,
  key: string,
  windowMs: number,
): Promise<{ current: number; ttl: number }> {
  const isOver = sql`${rateLimits.endsAt} <= now()`;
  const [row] = await database
    .insert(rateLimits)
    .values({ key, count: 1, endsAt: sql`now() + ${windowMs} * interval '1 millisecond'` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      current: rateLimits.count,
      ttl: sql<number>`(extract(epoch from ${rateLimits.endsAt} - now()) * 1000)::int`,
    });
  if (!row) throw new Error("The query of the rate limit returned no row.");
  return row;
}

/** Forgets windows that are over. */
export async function deleteOldLimits(database: Database): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
}
