import { sql } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";

/** @throws when the database does not answer */
export async function askDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}

/** Whether the tables are at least those of the migration written at this time. */
export async function isMigrated(database: Database, when: number): Promise<boolean> {
  const { rows } = await database.execute<{ known: boolean }>(
    sql`select max(created_at) >= ${when} as known from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.known ?? false;
}
