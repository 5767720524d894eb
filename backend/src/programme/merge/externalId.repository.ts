import type { Mergeable } from "@festival/contracts/resources/mergeable";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { artists, composers, ensembles, venues } from "../../platform/database/schema/index.ts";

const tables = { artists, composers, ensembles, venues } as const satisfies Record<
  Mergeable,
  unknown
>;

/** Gives a record the key of another one under which imports find it, where it has none of its own. */
export async function takeExternalId(
  transaction: Database,
  resource: Mergeable,
  { from, by }: { from: number; by: number },
): Promise<void> {
  const table = tables[resource];
  const { rows } = await transaction.execute<{ key: string | null }>(
    sql`select external_id as key from ${table} where id = ${from}`,
  );
  // each key stands once
  await transaction.execute(sql`update ${table} set external_id = null where id = ${from}`);
  await transaction.execute(sql`update ${table}
    set external_id = coalesce(external_id, ${rows[0]?.key ?? null}) where id = ${by}`);
}
