import { is, sql, type SQL } from "drizzle-orm";
import { PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/openDatabase.ts";
import type { ResourceUse } from "../resources/resource.ts";

/** One place that can name images, or files. */
export interface Use {
  /** Where it names them. */
  columns: readonly PgColumn[];
  /** A query whose rows are `used_id`, `what`, such as "venue:7", and `title`. */
  rows: SQL;
}

/** Uses of one image or file that an answer names. */
const most = 50;

/** A title in German, whether or not it exists per language. */
function inGerman(title: PgColumn | SQL): SQL {
  return is(title, PgColumn) && title.columnType === "PgJsonb"
    ? sql`${title}->>'de'`
    : sql`${title}`;
}

interface Owner {
  /** As tags name it, such as "venue". */
  kind: string;
  table: PgTable;
  id: PgColumn;
  title: PgColumn | SQL;
  /** Where the column stands in a table of its own: how to come from the owner to it. */
  joined?: SQL;
}

/** A column that holds an id, or a list of ids as JSON. */
export function columnUse(column: PgColumn, { kind, table, id, title, joined }: Owner): Use {
  const isList = column.columnType === "PgJsonb";
  const usedId = isList ? sql`jsonb_array_elements(${column})::int` : sql`${column}`;
  return {
    columns: [column],
    rows: sql`select ${usedId} as used_id, ${sql.raw(`'${kind}:'`)} || ${id} as what,
      ${inGerman(title)} as title from ${table} ${joined ?? sql``} where ${column} is not null`,
  };
}

const union = (uses: readonly Use[]) =>
  sql.join(
    uses.map(({ rows }) => rows),
    sql` union all `,
  );

/** All ids that are in use, for a condition. */
export function usedIds(uses: readonly Use[]): SQL {
  return sql`select used_id from (${union(uses)}) as uses`;
}

/** Where each of these is used; what is used nowhere is left out. */
export async function findUses(
  database: Database,
  uses: readonly Use[],
  ids: readonly number[],
): Promise<Map<number, ResourceUse[]>> {
  const found = new Map<number, ResourceUse[]>();
  if (ids.length === 0) return found;
  const wanted = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const { rows } = await database.execute<{ used_id: number; what: string; title: string }>(
    sql`select distinct used_id, what, coalesce(title, '') as title from (${union(uses)}) as uses
      where used_id in (${wanted}) order by used_id, what`,
  );
  for (const { used_id: id, what, title } of rows) {
    const known = found.get(id) ?? [];
    if (known.length < most) known.push({ what, title });
    found.set(id, known);
  }
  return found;
}
