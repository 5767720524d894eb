import { getTableName, is, sql } from "drizzle-orm";
import { type ForeignKey, getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { Database } from "../database/openDatabase.ts";
import * as schema from "../database/schema/index.ts";
import type { ResourceTable, ResourceUse } from "./resource.ts";

/** How many records one table may name; the office looks at these first. */
const most = 50;

/** Records whose table has another name. */
const singularByTable: Readonly<Record<string, string>> = {
  compositions: "work",
  ...Object.fromEntries(
    resourceDescriptions.map(({ name, singular }) => [name.replaceAll("-", "_"), singular]),
  ),
};

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** Whether a row that refers to another one lets it be deleted: it goes with it, or loses the reference. */
const allowsDeletion = ({ onDelete }: ForeignKey) =>
  onDelete === "cascade" || onDelete === "set null";

/** A reference of one column, and the table that it leads to. */
const referencesOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    return column ? [{ key, column, to: getTableName(foreignTable) }] : [];
  });

/**
 * The record that a row is, or that it is deleted with, and the column that names it.
 * @throws Error for a table that belongs to no record: what it refers to could never be deleted, and no one told why
 */
function ownerOf(table: PgTable) {
  const { name, columns } = getTableConfig(table);
  const id = columns.find((column) => column.name === "id");
  if (name in singularByTable && id) return { column: id, to: name };
  const owner = referencesOf(table).find(
    ({ key, to }) => key.onDelete === "cascade" && to in singularByTable,
  );
  if (!owner) throw new Error(`Rows of ${name} refer to records, and belong to none themselves.`);
  return owner;
}

/** Every column that keeps a row of the table from being deleted, and the records that it lies in. */
const findHolders = (table: ResourceTable) =>
  tables.flatMap((holder) =>
    referencesOf(holder)
      .filter(({ key, to }) => to === getTableName(table) && !allowsDeletion(key))
      .map(({ column }) => ({ holder, column, owner: ownerOf(holder) })),
  );

/** The records that refer to one by a row of the database, and keep it from being deleted. */
export async function findRowUses(
  database: Database,
  table: ResourceTable,
  id: number,
): Promise<ResourceUse[]> {
  const found: ResourceUse[] = [];
  for (const { holder, column, owner } of findHolders(table)) {
    const { rows } = await database.execute<{ id: number; title: string }>(sql`
      select record.id, coalesce(
        to_jsonb(record)->'title'->>'de', to_jsonb(record)->'name'->>'de',
        to_jsonb(record)->>'title', to_jsonb(record)->>'name', '') as title
      from ${sql.identifier(owner.to)} as record
      where record.id in (select ${owner.column} from ${holder} where ${column} = ${id})
      order by record.id limit ${most}`);
    const singular = singularByTable[owner.to] ?? owner.to;
    found.push(...rows.map((row) => ({ what: `${singular}:${row.id}`, title: row.title })));
  }
  return found;
}
