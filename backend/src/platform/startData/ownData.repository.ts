import { sql } from "drizzle-orm";
import { listTables } from "../backup/tables.repository.ts";
import type { Database } from "../database/openDatabase.ts";

/** What a site without any content fills by itself: by visits, and by attempts to sign in. */
const filledByVisits = [
  "audit_log",
  "changes",
  "consent_offers",
  "consent_records",
  "consent_texts",
  "plans",
];
/** What tells most about a festival. */
const telling = ["events", "pages", "articles", "artists", "venues", "users"];

/** How many rows each table has that staff, an import or a backup has filled, by the table's name. */
export type OwnData = ReadonlyMap<string, number>;

/** Without any entry where the database is empty: no account, no page, no event, and nothing else of a festival. */
export async function findOwnData(database: Database): Promise<OwnData> {
  const tables = (await listTables(database)).filter(({ name }) => !filledByVisits.includes(name));
  const counts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::int as count from ${sql.identifier(name)}`,
  );
  const { rows } = await database.execute<{ name: string; count: number }>(
    sql.join(counts, sql` union all `),
  );
  return new Map(rows.flatMap(({ name, count }) => (count > 0 ? [[name, count]] : [])));
}

/**
 * What was found, for a sentence: what tells most, or else all of it.
 * @example "events (8), users (1)"
 */
export function describeOwnData(found: OwnData): string {
  const first = telling.filter((name) => found.has(name));
  const named = first.length > 0 ? first : [...found.keys()];
  return named.map((name) => `${name} (${found.get(name)})`).join(", ");
}

/** Any number, the same in every process: only one loads at a time. */
const loadingLock = 5_072_026;

/** Waits until nothing else loads data into the database, and holds that until the transaction ends. */
export async function lockLoading(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${loadingLock})`);
}

/** Ids of rows that are still to be inserted into a table, so that others can name them before. */
export async function reserveIds(
  transaction: Database,
  table: string,
  count: number,
): Promise<number[]> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
