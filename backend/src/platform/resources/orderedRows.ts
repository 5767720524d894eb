import { asc, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/openDatabase.ts";
import { referenceProblem } from "./databaseProblems.ts";
import { fieldMapping } from "./fieldMapping.ts";
import { columnNamed } from "./orderedReferences.ts";

/** A table of rows; `owner` names the column that says whose a row is, as in code. */
export interface RowsTable {
  table: PgTable & { position: PgColumn };
  owner: string;
}

/**
 * A field of a resource that is a list of rows with fields of their own, kept in a table with a `position`.
 * A list that is sent replaces the one before.
 * @param field as the API calls it, such as "event_castmembers"
 * @param names of the row's fields, in snake_case, each a column
 */
export function orderedRows(field: string, { table, owner }: RowsTable, names: readonly string[]) {
  const mapping = fieldMapping(table, names);
  const ownerColumn = columnNamed(table, owner);
  return {
    /** Lists by owner, in order; owners without any have an empty one. */
    async load(
      database: Database,
      ownerIds: readonly number[],
    ): Promise<Map<number, Record<string, unknown>[]>> {
      const lists = new Map(ownerIds.map((id): [number, Record<string, unknown>[]] => [id, []]));
      const rows = (await database
        .select()
        .from(table)
        .where(inArray(ownerColumn, [...ownerIds]))
        .orderBy(asc(table.position))) as Record<string, unknown>[];
      for (const row of rows) lists.get(Number(row[owner]))?.push(mapping.toRecord(row));
      return lists;
    },

    /** Replaces the list, if one was sent. */
    async store(
      transaction: Database,
      ownerId: number,
      sent: Record<string, unknown>,
    ): Promise<void> {
      const items = sent[field] as Record<string, unknown>[] | undefined;
      if (!items) return;
      await transaction.delete(table).where(eq(ownerColumn, ownerId));
      if (items.length === 0) return;
      const rows = items.map((item, position) => ({
        ...mapping.toRow(item),
        [owner]: ownerId,
        position,
      }));
      await transaction
        .insert(table)
        .values(rows)
        .catch((error: unknown) => referenceProblem(error, field));
    },
  };
}
