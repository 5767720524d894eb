import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";

/** Every row of every table that a backup is to hold, as text. */
export function tableContents(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(async (transaction) => {
    // servers show the same time in words of their own
    await transaction.execute(sql`set local timezone = 'UTC'`);
    const { rows: tables } = await transaction.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
        and relname not in ('sessions', 'staff_tokens', 'sign_in_tries')`);
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await transaction.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}
