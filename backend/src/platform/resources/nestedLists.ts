import type { Database } from "../database/openDatabase.ts";

/** A list in a table of its own, as `orderedReferences` and `orderedRows` make it. */
interface NestedList {
  load(database: Database, ownerIds: readonly number[]): Promise<Map<number, unknown[]>>;
  store(transaction: Database, ownerId: number, sent: Record<string, unknown>): Promise<void>;
}

/**
 * The `load` and `store` of a resource that has several such lists.
 * @param lists by the name of their field
 */
export function nestedLists(lists: Record<string, NestedList>) {
  return {
    async load(database: Database, ids: readonly number[]) {
      const records = new Map(ids.map((id): [number, Record<string, unknown>] => [id, {}]));
      for (const [field, list] of Object.entries(lists)) {
        const found = await list.load(database, ids);
        for (const [id, record] of records) record[field] = found.get(id) ?? [];
      }
      return records;
    },
    async store(transaction: Database, id: number, sent: Record<string, unknown>) {
      for (const list of Object.values(lists)) await list.store(transaction, id, sent);
    },
  };
}
