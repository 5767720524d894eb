import type { ResourceQuery } from "@festival/contracts/calls/resources";
import type { Locale } from "@festival/contracts/locales";
import { count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { listCondition, listOrder, listRange } from "./listQuery.ts";
import { fieldMapping } from "./fieldMapping.ts";
import type { ResourceDefinition, ResourceRecord } from "./resource.ts";

type Row = Record<string, unknown> & { id: number; revision: number };

/** What a list is asked for. */
interface Asked {
  condition: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
}

interface Page {
  count: number;
  records: ResourceRecord[];
}

/** Reads and writes the rows of one resource. */
export function resourceRepository(definition: ResourceDefinition) {
  const { table, fields, shown, load } = definition;
  const mapping = fieldMapping(
    table,
    Object.keys(fields.properties),
    Object.keys(shown?.properties ?? {}),
  );

  async function complete(database: Database, rows: readonly Row[]): Promise<ResourceRecord[]> {
    const ids = rows.map(({ id }) => id);
    const nested = load && ids.length > 0 ? await load(database, ids) : undefined;
    return rows.map((row) => ({
      id: row.id,
      revision: row.revision,
      ...mapping.toRecord(row),
      ...nested?.get(row.id),
    }));
  }

  /** Those that there are, in no order. */
  async function getMany(database: Database, ids: readonly number[]): Promise<ResourceRecord[]> {
    const rows = await database
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]));
    return complete(database, rows as Row[]);
  }

  async function page(database: Database, asked: Asked): Promise<Page> {
    const { condition, order, limit, offset } = asked;
    const [total] = await database.select({ count: count() }).from(table).where(condition);
    const rows = await database
      .select()
      .from(table)
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return { count: total?.count ?? 0, records: await complete(database, rows as Row[]) };
  }

  /** A search looks at every row: here once for both the page and the count. */
  async function searchedPage(database: Database, asked: Asked): Promise<Page> {
    const { condition, order, limit, offset } = asked;
    const found = (await database
      .select({ id: table.id, count: sql<number>`count(*) over ()::int` })
      .from(table)
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)) as { id: number; count: number }[];
    const [first] = found;
    if (!first && offset === 0) return { count: 0, records: [] };
    // a page behind the last one has no row that tells how many there are
    if (!first) return page(database, asked);
    const records = await getMany(
      database,
      found.map(({ id }) => id),
    );
    const byId = new Map(records.map((record) => [record.id, record]));
    return { count: first.count, records: found.flatMap(({ id }) => byId.get(id) ?? []) };
  }

  return {
    mapping,
    getMany,
    async get(database: Database, id: number): Promise<ResourceRecord | undefined> {
      const [record] = await getMany(database, [id]);
      return record;
    },

    async list(database: Database, query: ResourceQuery, locale: Locale): Promise<Page> {
      const asked: Asked = {
        condition: listCondition(definition, query, locale),
        order: listOrder(definition, mapping.column, query, locale),
        ...listRange(query),
      };
      return query.search ? searchedPage(database, asked) : page(database, asked);
    },

    /** @returns the new row's id */
    async insert(database: Database, values: Record<string, unknown>): Promise<number> {
      const [row] = (await database
        .insert(table)
        .values(mapping.toRow(values))
        .returning({ id: table.id })) as { id: number }[];
      if (!row) throw new Error(`Nothing was stored in ${definition.name}.`);
      return row.id;
    },

    /** Reads a record and locks it: other changes wait until this transaction ends. */
    async hold(transaction: Database, id: number): Promise<ResourceRecord | undefined> {
      const rows = await transaction.select().from(table).where(eq(table.id, id)).for("update");
      const [record] = await complete(transaction, rows as Row[]);
      return record;
    },

    /** Counts the revision up, whether or not the row itself changes. */
    async update(
      transaction: Database,
      id: number,
      values: Record<string, unknown>,
    ): Promise<void> {
      await transaction
        .update(table)
        .set({ ...mapping.toRow(values), revision: sql`${table.revision} + 1` })
        .where(eq(table.id, id));
    },

    async delete(transaction: Database, id: number): Promise<void> {
      await transaction.delete(table).where(eq(table.id, id));
    },
  };
}
