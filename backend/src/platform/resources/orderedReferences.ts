import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/openDatabase.ts";
import { referenceProblem } from "./databaseProblems.ts";

/** A table of pairs, by the names of its columns as in code. */
export interface RelationTable {
  table: PgTable & { position: PgColumn };
  owner: string;
  target: string;
}

/** The table's column of this name, as in code. */
export function columnNamed(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`A table of a list has no ${name}.`);
  return column;
}

/**
 * A field of a resource that names other records in their order, kept in a table of its own with a
 * `position`.
 * @param field as the API calls it, such as "tag_ids"
 */
export function orderedReferences(field: string, { table, owner, target }: RelationTable) {
  const ownerColumn = columnNamed(table, owner);
  const targetColumn = columnNamed(table, target);
  return {
    /** Ids by owner, in order; owners without any have an empty list. */
    async load(database: Database, ownerIds: readonly number[]): Promise<Map<number, number[]>> {
      const lists = new Map(ownerIds.map((id): [number, number[]] => [id, []]));
      const rows = (await database
        .select({ owner: ownerColumn, target: targetColumn })
        .from(table)
        .where(inArray(ownerColumn, [...ownerIds]))
        .orderBy(asc(table.position), asc(targetColumn))) as { owner: number; target: number }[];
      for (const row of rows) lists.get(row.owner)?.push(row.target);
      return lists;
    },

    /** Replaces the list, if one was sent. */
    async store(
      transaction: Database,
      ownerId: number,
      sent: Record<string, unknown>,
    ): Promise<void> {
      const ids = sent[field] as number[] | undefined;
      if (!ids) return;
      await transaction.delete(table).where(eq(ownerColumn, ownerId));
      if (ids.length === 0) return;
      const rows = ids.map((id, position) => ({ [owner]: ownerId, [target]: id, position }));
      await transaction
        .insert(table)
        .values(rows)
        .catch((error: unknown) => referenceProblem(error, field));
    },
  };
}
