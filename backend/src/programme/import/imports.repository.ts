import { and, asc, count, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  importProfiles,
  importRows,
  imports,
  type ImportMapping,
  type ImportRowState,
} from "../../platform/database/schema/index.ts";
import type { AppliedEvent } from "./applyEvents.ts";
import { batch, insertAll } from "./references.ts";
import type { StagedRow } from "./stageRows.ts";

export type ImportRecord = typeof imports.$inferSelect;
export type ImportRowRecord = typeof importRows.$inferSelect;

export const listProfiles = (database: Database) =>
  database
    .select({ id: importProfiles.id, name: importProfiles.name })
    .from(importProfiles)
    .orderBy(asc(importProfiles.name));

/** Finds a profile by its name, or makes it. */
export async function keepProfile(tx: Database, name: string, mapping: ImportMapping) {
  await tx.insert(importProfiles).values({ name, mapping }).onConflictDoNothing();
  const [profile] = await tx.select().from(importProfiles).where(eq(importProfiles.name, name));
  if (!profile) throw new Error(`The profile ${name} was not stored.`);
  return profile;
}

export async function rememberMapping(
  tx: Database,
  id: number,
  mapping: ImportMapping,
): Promise<void> {
  await tx
    .update(importProfiles)
    .set({ mapping, updatedAt: new Date() })
    .where(eq(importProfiles.id, id));
}

export async function insertImport(
  tx: Database,
  values: typeof imports.$inferInsert,
): Promise<ImportRecord> {
  const [record] = await tx.insert(imports).values(values).returning();
  if (!record) throw new Error("The import was not stored.");
  return record;
}

export async function getImport(database: Database, id: number): Promise<ImportRecord | undefined> {
  const [record] = await database.select().from(imports).where(eq(imports.id, id));
  return record;
}

/** Other changes of it wait until this transaction ends. */
export async function holdImport(tx: Database, id: number): Promise<ImportRecord | undefined> {
  const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
  return record;
}

export async function updateImport(
  tx: Database,
  id: number,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx.update(imports).set(values).where(eq(imports.id, id));
}

export async function deleteImport(tx: Database, id: number): Promise<void> {
  await tx.delete(imports).where(eq(imports.id, id));
}

export async function listImports(
  database: Database,
  place: { limit: number; offset: number },
): Promise<{ total: number; records: ImportRecord[] }> {
  const [total] = await database.select({ total: count() }).from(imports);
  const records = await database
    .select()
    .from(imports)
    .orderBy(desc(imports.id))
    .limit(place.limit)
    .offset(place.offset);
  return { total: total?.total ?? 0, records };
}

/** Rows of imports by their state. */
export async function countRows(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Record<string, number>>> {
  const rows = await database
    .select({ id: importRows.importId, state: importRows.state, rows: count() })
    .from(importRows)
    .where(inArray(importRows.importId, [...ids]))
    .groupBy(importRows.importId, importRows.state);
  const counts = new Map(ids.map((id): [number, Record<string, number>] => [id, {}]));
  for (const { id, state, rows: number } of rows)
    Object.assign(counts.get(id) ?? {}, { [state]: number });
  return counts;
}

/** Replaces all rows of an import. */
export async function storeRows(
  tx: Database,
  importId: number,
  rows: readonly StagedRow[],
): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, importId));
  await insertAll(
    tx,
    importRows,
    rows.map((row) => ({ ...row, importId })),
  );
}

/** Puts rows in the place of those of the same positions, and of all that the file names no more. */
export async function replaceRows(
  tx: Database,
  importId: number,
  rows: readonly StagedRow[],
): Promise<void> {
  const positions = rows.map(({ position }) => position);
  await tx
    .delete(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        or(eq(importRows.state, "vanished"), inArray(importRows.position, positions)),
      ),
    );
  await insertAll(
    tx,
    importRows,
    rows.map((row) => ({ ...row, importId })),
  );
}

export async function updateRow(
  tx: Database,
  importId: number,
  row: Partial<StagedRow> & { position: number },
): Promise<void> {
  await tx
    .update(importRows)
    .set(row)
    .where(and(eq(importRows.importId, importId), eq(importRows.position, row.position)));
}

export async function listRows(
  database: Database,
  importId: number,
  { state, limit, offset }: { state?: ImportRowState | undefined; limit: number; offset: number },
): Promise<{ total: number; rows: ImportRowRecord[] }> {
  const condition = and(
    eq(importRows.importId, importId),
    state === undefined ? undefined : eq(importRows.state, state),
  );
  const [total] = await database.select({ total: count() }).from(importRows).where(condition);
  const rows = await database
    .select()
    .from(importRows)
    .where(condition)
    .orderBy(asc(importRows.position))
    .limit(limit)
    .offset(offset);
  return { total: total?.total ?? 0, rows };
}

export const readAllRows = (database: Database, importId: number): Promise<ImportRowRecord[]> =>
  database
    .select()
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.position));

/** Words of the rows' problems with choices, each once. */
export async function listUnknownValues(database: Database, importId: number) {
  const { rows } = await database.execute<{ field: string; value: string }>(sql`
    select distinct problem->>'field' as field, problem->>'value' as value
    from ${importRows}, jsonb_array_elements(${importRows.problems}) as problem
    where ${importRows.importId} = ${importId} and problem->>'code' = 'invalid_choice'
    order by 1, 2 limit 50`);
  return rows;
}

export async function getRow(
  database: Database,
  importId: number,
  position: number,
): Promise<ImportRowRecord | undefined> {
  const [row] = await database
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.position, position)));
  return row;
}

/** Notes what was written of each row. */
export async function noteApplied(
  tx: Database,
  importId: number,
  applied: readonly { position: number; event: AppliedEvent }[],
): Promise<void> {
  for (let i = 0; i < applied.length; i += batch) {
    const rows = applied.slice(i, i + batch).map(({ position, event }) => {
      const { eventId, before, imported, revision } = event;
      return { position, event_id: eventId, applied: { before, imported, revision } };
    });
    await tx.execute(sql`
      update ${importRows} set event_id = done.event_id, applied = done.applied
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as done(position integer, event_id integer, applied jsonb)
      where ${importRows.importId} = ${importId} and ${importRows.position} = done.position`);
  }
}

export const listApplied = (database: Database, importId: number): Promise<ImportRowRecord[]> =>
  database
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.applied)))
    .orderBy(asc(importRows.position));

/** Forgets files that were read before this time. */
export async function deleteOldImports(database: Database, before: Date): Promise<void> {
  await database.delete(imports).where(lt(imports.createdAt, before));
}
