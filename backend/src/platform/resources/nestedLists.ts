import type { Fields } from "@festival/contracts/fields/field";
import type { Database } from "../database/openDatabase.ts";
import { orderedReferences, type RelationTable } from "./orderedReferences.ts";
import { orderedRows, type RowsTable } from "./orderedRows.ts";

/** A list in a table of its own. */
interface NestedList {
  load(database: Database, ownerIds: readonly number[]): Promise<Map<number, unknown[]>>;
  store(transaction: Database, ownerId: number, sent: Record<string, unknown>): Promise<void>;
}

function nestedList(name: string, fields: Fields, stored: RelationTable | RowsTable): NestedList {
  const field = fields[name];
  if (field?.kind === "rows") return orderedRows(name, stored, Object.keys(field.fields));
  if ("target" in stored) return orderedReferences(name, stored);
  throw new Error(`The list ${name} has neither rows nor a column of what it names.`);
}

/**
 * The `load` and `store` of a resource whose lists stand in tables of their own.
 * @param fields of the resource; they say of what a list is
 * @param tables by the name of the list's field; those of lists of ids name the `target`
 */
export function nestedLists(fields: Fields, tables: Record<string, RelationTable | RowsTable>) {
  const lists = Object.entries(tables).map(
    ([name, stored]) => [name, nestedList(name, fields, stored)] as const,
  );
  return {
    async load(database: Database, ids: readonly number[]) {
      const records = new Map(ids.map((id): [number, Record<string, unknown>] => [id, {}]));
      for (const [field, list] of lists) {
        const found = await list.load(database, ids);
        for (const [id, record] of records) record[field] = found.get(id) ?? [];
      }
      return records;
    },
    async store(transaction: Database, id: number, sent: Record<string, unknown>) {
      for (const [, list] of lists) await list.store(transaction, id, sent);
    },
  };
}
