import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { missedAddresses, redirects } from "../../platform/database/schema/index.ts";

/** So many addresses are kept for a day: those who try at random fill no disk. */
const mostOfDay = 2000;
const mostShown = 100;

const { path, day, count: times } = missedAddresses;

/** Adds to how often addresses were missed on a day, YYYY-MM-DD. */
export async function addMissed(
  database: Database,
  on: string,
  missed: ReadonlyMap<string, number>,
): Promise<void> {
  const kept = await database.select({ path }).from(missedAddresses).where(eq(day, on));
  const known = new Set(kept.map((row) => row.path));
  const rows = [...missed].map(([missedPath, added]) => ({
    path: missedPath,
    day: on,
    count: added,
  }));
  const more = rows.filter((row) => !known.has(row.path)).slice(0, mostOfDay - known.size);
  const all = [...rows.filter((row) => known.has(row.path)), ...more];
  if (all.length === 0) return;
  await database
    .insert(missedAddresses)
    .values(all)
    .onConflictDoUpdate({
      target: [day, path],
      set: { count: sql`${times} + excluded.count` },
    });
}

/** Those since a day that lead nowhere still, the most frequent first. */
export async function listMissed(
  database: Database,
  since: string,
): Promise<{ path: string; count: number }[]> {
  const sum = sql<number>`sum(${times})::integer`;
  return database
    .select({ path, count: sum })
    .from(missedAddresses)
    .where(
      and(
        gte(day, since),
        sql`not exists (select from ${redirects} where ${redirects.oldPath} = ${path})`,
      ),
    )
    .groupBy(path)
    .orderBy(desc(sum), path)
    .limit(mostShown);
}

export async function forgetMissedBefore(database: Database, first: string): Promise<void> {
  await database.delete(missedAddresses).where(lt(day, first));
}
