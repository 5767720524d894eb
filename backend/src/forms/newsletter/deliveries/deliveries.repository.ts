import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { newsletterDeliveries } from "../../../platform/database/schema/index.ts";

export type DeliveryRow = typeof newsletterDeliveries.$inferSelect;
export type DeliveryAction = DeliveryRow["action"];

export async function insertDelivery(
  database: Database,
  values: Pick<
    typeof newsletterDeliveries.$inferInsert,
    "target" | "action" | "email" | "content" | "createdAt"
  >,
): Promise<number> {
  const [row] = await database
    .insert(newsletterDeliveries)
    .values(values)
    .returning({ id: newsletterDeliveries.id });
  if (!row) throw new Error("The delivery was not stored.");
  return row.id;
}

export async function getDelivery(
  database: Database,
  id: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await database
    .select()
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.id, id));
  return row;
}

/** Forgets whom it was about, too. */
export async function noteDelivered(database: Database, id: number): Promise<void> {
  await database
    .update(newsletterDeliveries)
    .set({
      state: "sent",
      sentAt: new Date(),
      attempts: sql`${newsletterDeliveries.attempts} + 1`,
      problem: "",
      email: null,
      content: null,
    })
    .where(eq(newsletterDeliveries.id, id));
}

export async function noteDeliveryProblem(
  database: Database,
  id: number,
  problem: string,
  state: DeliveryRow["state"],
): Promise<void> {
  await database
    .update(newsletterDeliveries)
    .set({
      state,
      attempts: sql`${newsletterDeliveries.attempts} + 1`,
      problem: problem.slice(0, 1000),
    })
    .where(eq(newsletterDeliveries.id, id));
}

/** The newest first. */
export async function listDeliveries(
  database: Database,
  filter: { state: DeliveryRow["state"] | undefined; target: DeliveryRow["target"] | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeliveryRow[]; count: number }> {
  const { state, target, id } = newsletterDeliveries;
  const where = and(
    filter.state ? eq(state, filter.state) : undefined,
    filter.target ? eq(target, filter.target) : undefined,
  );
  const rows = await database
    .select()
    .from(newsletterDeliveries)
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
  const [total] = await database.select({ count: count() }).from(newsletterDeliveries).where(where);
  return { rows, count: total?.count ?? 0 };
}

/** @returns the delivery, to be sent again; undefined where it has not failed */
export async function requeueDelivery(
  database: Database,
  id: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await database
    .update(newsletterDeliveries)
    .set({ state: "queued", attempts: 0 })
    .where(and(eq(newsletterDeliveries.id, id), eq(newsletterDeliveries.state, "failed")))
    .returning();
  return row;
}

/** Forgets what was to be sent about an address. */
export async function deleteDeliveriesOf(database: Database, email: string): Promise<void> {
  await database.delete(newsletterDeliveries).where(eq(newsletterDeliveries.email, email));
}

export async function deleteDeliveriesBefore(database: Database, time: Date): Promise<void> {
  await database.delete(newsletterDeliveries).where(lt(newsletterDeliveries.createdAt, time));
}
