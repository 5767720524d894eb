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
  navigation_entries: "navigation-entry",
  ...Object.fromEntries(
    resourceDescriptions.map(({ name, singular }) => [name.replaceAll("-", "_"), singular]),
  ),
};

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** Whether the database deletes what a row refers to: the row goes with it, or loses the reference. */
const goesAlong = ({ onDelete }: ForeignKey) => onDelete === "cascade" || onDelete === "set null";

/** A reference of one column, and the table that it leads to. */
const referencesOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    return column ? [{ key, column, to: getTableName(foreignTable) }] : [];
  });

/** The record that a row is, or that it is deleted with, and the column that names it; none for logs and the like. */
function ownerOf(table: PgTable) {
  const { name, columns } = getTableConfig(table);
  const id = columns.find((column) => column.name === "id");
  if (name in singularByTable && id) return { column: id, to: name };
  return referencesOf(table).find(
    ({ key, to }) => key.onDelete === "cascade" && to in singularByTable,
  );
}

/**
 * Every column by which a record names one of the table, and the records that it lies in. A row that only belongs to
 * the record goes with it, as entries of a menu go with the one above them.
 * @throws Error for a table that belongs to no record: what it refers to could never be deleted, and no one told why
 */
const findHolders = (table: ResourceTable) =>
  tables.flatMap((holder) =>
    referencesOf(holder)
      .filter(({ to }) => to === getTableName(table))
      .flatMap(({ key, column }) => {
        const owner = ownerOf(holder);
        const isBelow = holder === table && key.onDelete === "cascade";
        const isItsOwn = owner ? owner.column === column || isBelow : goesAlong(key);
        if (isItsOwn) return [];
        if (owner) return [{ holder, column, owner }];
        const { name } = getTableConfig(holder);
        throw new Error(`Rows of ${name} refer to records, and belong to none themselves.`);
      }),
  );

/** The records that name one by a row of the database: it is not deleted under them. */
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
        to_jsonb(record)->>'title', to_jsonb(record)->>'name',
        concat_ws(' ', to_jsonb(record)->>'first_name', to_jsonb(record)->>'last_name')) as title
      from ${sql.identifier(owner.to)} as record
      where record.id in (select ${owner.column} from ${holder} where ${column} = ${id})
      order by record.id limit ${most}`);
    const singular = singularByTable[owner.to] ?? owner.to;
    found.push(...rows.map((row) => ({ what: `${singular}:${row.id}`, title: row.title })));
  }
  return found;
}
