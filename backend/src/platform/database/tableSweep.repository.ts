import { sql } from "drizzle-orm";
import type { Database } from "./openDatabase.ts";
import { storageFaultOf } from "./storageFault.ts";

interface Table {
  schema: string;
  name: string;
}

/** Tables with what is kept beside them, catalogues too, as far as this account may read them. */
async function listTables(database: Database): Promise<Table[]> {
  const { rows } = await database.execute<{ schema: string; name: string }>(sql`
    select nspname as schema, relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 't', 'm') and relpersistence = 'p'
      and has_schema_privilege(pg_namespace.oid, 'usage')
      and has_table_privilege(pg_class.oid, 'select')
    order by relkind, nspname, relname`);
  return rows;
}

/** Reads each page of a table: an index would say how many rows there are without them. */
async function readTable(database: Database, { schema, name }: Table): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local enable_indexscan = off`);
    await transaction.execute(sql`set local enable_indexonlyscan = off`);
    await transaction.execute(sql`set local enable_bitmapscan = off`);
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    await transaction.execute(sql`select count(*) from ${table}`);
  });
}

/**
 * Reads all tables, one after the other, so that damage is found before a visitor asks for it.
 * @param onDamage called with the table's name and the database's error
 * @returns whether all of them are whole
 */
export async function sweepTables(
  database: Database,
  onDamage: (table: string, error: unknown) => void,
): Promise<boolean> {
  let isWhole = true;
  for (const table of await listTables(database)) {
    try {
      await readTable(database, table);
    } catch (error) {
      if (storageFaultOf(error) !== "damaged") throw error;
      isWhole = false;
      onDamage(`${table.schema}.${table.name}`, error);
    }
  }
  return isWhole;
}
