import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { plans } from "../../platform/database/schema/index.ts";
import { unlessFull } from "../../platform/database/storageFault.ts";

export type PlanRow = typeof plans.$inferSelect;

const hash = (secret: string) => createHash("sha256").update(secret).digest("hex");
/** 144 random bits in 24 characters that addresses need not escape. */
const unguessable = () => randomBytes(18).toString("base64url");

export async function createPlan(
  transaction: Database,
  eventIds: readonly number[],
): Promise<{ plan: PlanRow; secret: string }> {
  const secret = unguessable();
  const [plan] = await transaction
    .insert(plans)
    .values({ token: unguessable(), secretHash: hash(secret), eventIds: [...eventIds] })
    .returning();
  if (!plan) throw new Error("The plan was not stored.");
  return { plan, secret };
}

export async function getPlan(database: Database, token: string): Promise<PlanRow | undefined> {
  const [plan] = await database.select().from(plans).where(eq(plans.token, token));
  return plan;
}

/** Reads a plan and locks it until the transaction ends. */
export async function holdPlan(transaction: Database, token: string): Promise<PlanRow | undefined> {
  const [plan] = await transaction.select().from(plans).where(eq(plans.token, token)).for("update");
  return plan;
}

export function isPlanSecret(plan: PlanRow, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hash(secret)), Buffer.from(plan.secretHash));
}

export async function updatePlan(
  transaction: Database,
  id: number,
  eventIds: readonly number[],
): Promise<PlanRow> {
  const [plan] = await transaction
    .update(plans)
    .set({
      eventIds: [...eventIds],
      revision: sql`${plans.revision} + 1`,
      updatedAt: sql`now()`,
      readAt: sql`now()`,
    })
    .where(eq(plans.id, id))
    .returning();
  if (!plan) throw new Error("The plan was not stored.");
  return plan;
}

export async function deletePlan(transaction: Database, id: number): Promise<void> {
  await transaction.delete(plans).where(eq(plans.id, id));
}

/** Notes that the plan is still read; one write a day is enough. */
export async function notePlanRead(database: Database, plan: PlanRow): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  if (plan.readAt.getTime() > dayAgo) return;
  const noted = database
    .update(plans)
    .set({ readAt: sql`now()` })
    .where(eq(plans.id, plan.id));
  await unlessFull(noted);
}

/** @returns how many were deleted */
export async function deletePlansUnreadSince(database: Database, since: Date): Promise<number> {
  const gone = await database
    .delete(plans)
    .where(lt(plans.readAt, since))
    .returning({ id: plans.id });
  return gone.length;
}
