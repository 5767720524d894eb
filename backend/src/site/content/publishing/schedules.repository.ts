import { and, asc, desc, eq, gte, isNull, lte } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { contentSchedules } from "../../../platform/database/schema/index.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";

export type ScheduleRow = typeof contentSchedules.$inferSelect;

/** Done ones beyond this number are not listed. */
const mostListed = 100;

const ofOwner = ({ ownerType, ownerId }: OwnerKey) =>
  and(eq(contentSchedules.ownerType, ownerType), eq(contentSchedules.ownerId, ownerId));

/** Of one owner, the latest first. */
export function listSchedules(database: Database, owner: OwnerKey): Promise<ScheduleRow[]> {
  return database
    .select()
    .from(contentSchedules)
    .where(ofOwner(owner))
    .orderBy(desc(contentSchedules.at), desc(contentSchedules.id))
    .limit(mostListed);
}

/** How many of all owners an answer tells. */
const mostPlanned = 500;

/** Of all owners between two moments, the earliest first; the latest ones where there are too many. */
export async function listPlannedSchedules(
  database: Database,
  from: Date | undefined,
  to: Date | undefined,
): Promise<ScheduleRow[]> {
  const { at, id } = contentSchedules;
  const found = await database
    .select()
    .from(contentSchedules)
    .where(and(from && gte(at, from), to && lte(at, to)))
    .orderBy(desc(at), desc(id))
    .limit(mostPlanned);
  return found.toReversed();
}

export async function createSchedule(
  transaction: Database,
  values: typeof contentSchedules.$inferInsert,
): Promise<ScheduleRow> {
  const [row] = await transaction.insert(contentSchedules).values(values).returning();
  if (!row) throw new Error("The schedule was not stored.");
  return row;
}

export async function holdScheduleById(
  transaction: Database,
  id: number,
): Promise<ScheduleRow | undefined> {
  const [row] = await transaction
    .select()
    .from(contentSchedules)
    .where(eq(contentSchedules.id, id))
    .for("update");
  return row;
}

export async function holdSchedule(
  transaction: Database,
  { ownerType, ownerId }: OwnerKey,
  id: number,
): Promise<ScheduleRow | undefined> {
  const row = await holdScheduleById(transaction, id);
  return row?.ownerType === ownerType && row.ownerId === ownerId ? row : undefined;
}

export async function deleteSchedule(transaction: Database, id: number): Promise<void> {
  await transaction.delete(contentSchedules).where(eq(contentSchedules.id, id));
}

/** Those whose time has come, the earliest first. */
export function listDueSchedules(database: Database, now: Date): Promise<ScheduleRow[]> {
  return database
    .select()
    .from(contentSchedules)
    .where(and(isNull(contentSchedules.doneAt), lte(contentSchedules.at, now)))
    .orderBy(asc(contentSchedules.at), asc(contentSchedules.id))
    .limit(mostListed);
}

export async function finishSchedule(
  transaction: Database,
  id: number,
  outcome: "done" | "failed",
  doneAt: Date,
): Promise<void> {
  await transaction
    .update(contentSchedules)
    .set({ outcome, doneAt })
    .where(eq(contentSchedules.id, id));
}
