import { asc, sql } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { erasures } from "../database/schema/index.ts";

export type Erasure = typeof erasures.$inferSelect;

/** @returns whether it was new: another process may have stored it a moment ago */
export async function insertErasure(transaction: Database, erasure: Erasure): Promise<boolean> {
  const rows = await transaction
    .insert(erasures)
    .values(erasure)
    .onConflictDoNothing()
    .returning({ id: erasures.id });
  return rows.length > 0;
}

/** The oldest first. */
export async function listErasures(database: Database): Promise<Erasure[]> {
  return database.select().from(erasures).orderBy(asc(erasures.erasedAt));
}

/** The same of a database that may be older than the table, as it stands before a restore. */
export async function listErasuresIfAny(database: Database): Promise<Erasure[]> {
  const { rows } = await database.execute<{ found: string | null }>(
    sql`select to_regclass('erasures')::text as found`,
  );
  return rows[0]?.found ? listErasures(database) : [];
}
