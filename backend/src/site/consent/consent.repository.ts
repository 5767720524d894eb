import { and, asc, count, desc, eq, gt, gte, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { consentRecords } from "../../platform/database/schema/index.ts";

export type ConsentRow = typeof consentRecords.$inferSelect;

export async function insertConsent(
  database: Database,
  values: typeof consentRecords.$inferInsert,
): Promise<void> {
  await database.insert(consentRecords).values(values);
}

export interface ConsentFilter {
  consentId?: string | undefined;
  /** From this instant on. */
  from?: Date | undefined;
  /** Before this instant. */
  before?: Date | undefined;
}

function condition({ consentId, from, before }: ConsentFilter) {
  return and(
    consentId === undefined ? undefined : eq(consentRecords.consentId, consentId),
    from && gte(consentRecords.recordedAt, from),
    before && lt(consentRecords.recordedAt, before),
  );
}

/** The newest first. */
export async function listConsents(
  database: Database,
  filter: ConsentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: ConsentRow[] }> {
  const where = condition(filter);
  const [total] = await database.select({ count: count() }).from(consentRecords).where(where);
  const rows = await database
    .select()
    .from(consentRecords)
    .where(where)
    .orderBy(desc(consentRecords.id))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, rows };
}

/** The oldest first, after an id. */
export async function listConsentsAfter(
  database: Database,
  filter: ConsentFilter,
  afterId: number,
  limit: number,
): Promise<ConsentRow[]> {
  return database
    .select()
    .from(consentRecords)
    .where(and(condition(filter), gt(consentRecords.id, afterId)))
    .orderBy(asc(consentRecords.id))
    .limit(limit);
}

export async function deleteConsentsBefore(database: Database, before: Date): Promise<void> {
  await database.delete(consentRecords).where(lt(consentRecords.recordedAt, before));
}
