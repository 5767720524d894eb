import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import type { Manifest } from "./manifest.ts";

// Rows travel as the texts that PostgreSQL itself writes and reads, so that every type comes back as it
// was, on either driver.

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** Sessions and failed sign-ins mean nothing after a restore. */
const leftOut = ["sessions", "staff_tokens", "sign_in_tries"];
const rowsAtATime = 200;

type Row = Record<string, unknown>;
const names = (parts: readonly string[]): SQL =>
  sql.join(
    parts.map((part) => sql.identifier(part)),
    sql`, `,
  );

/** All tables that last, and their columns that are not computed. */
export async function listTables(database: Database): Promise<Table[]> {
  const { rows } = await database.execute<Table & Row>(sql`
    select t.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relpersistence = 'p'
    group by t.relname order by t.relname`);
  return rows.filter(({ name }) => !leftOut.includes(name));
}

/** Whether any of them has a row. */
export async function hasContent(database: Database): Promise<boolean> {
  for (const { name } of await listTables(database)) {
    const { rows } = await database.execute(sql`select from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** The rows of a table, some at a time, each column as text. Works within a transaction only. */
export async function* readRows(
  transaction: Database,
  { name, columns }: Table,
): AsyncGenerator<(string | null)[][]> {
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  await transaction.execute(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${texts}) as texts from ${sql.identifier(name)}`,
  );
  for (;;) {
    const { rows } = await transaction.execute<{ texts: (string | null)[] }>(
      sql`fetch ${sql.raw(String(rowsAtATime))} from backup_rows`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ texts }) => texts);
  }
  await transaction.execute(sql`close backup_rows`);
}

/** @param rows as `readRows` gave them, as JSON */
export async function insertRows(
  transaction: Database,
  { name, columns }: Table,
  rows: string,
): Promise<void> {
  const values = sql.join(
    columns.map(({ type }, index) => sql`(row ->> ${sql.raw(String(index))})::${sql.raw(type)}`),
    sql`, `,
  );
  await transaction.execute(sql`
    insert into ${sql.identifier(name)} (${names(columns.map((column) => column.name))})
    overriding system value
    select ${values} from json_array_elements(${rows}::json) as row`);
}

export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

export async function readSequences(database: Database): Promise<Manifest["sequences"]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const sequences: Manifest["sequences"] = [];
  for (const { name } of rows) {
    const found = await database.execute<{ value: string; is_called: boolean }>(
      sql`select last_value::text as value, is_called from ${sql.identifier(name)}`,
    );
    const [row] = found.rows;
    if (row) sequences.push({ name, value: row.value, isCalled: row.is_called });
  }
  return sequences;
}

export async function setSequence(
  transaction: Database,
  { name, value, isCalled }: Manifest["sequences"][number],
): Promise<void> {
  await transaction.execute(
    sql`select setval(${`public.${JSON.stringify(name)}`}::regclass, ${value}::bigint, ${isCalled})`,
  );
}

/** Hashes of the migrations that are applied, in their order. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash }) => hash);
}

/** A copy of a whole site takes longer than a visitor's question may. */
export async function liftLimits(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** Whether another process is connected; of the embedded database there is none. */
export async function hasOtherUsers(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`);
  return rows.length > 0;
}
