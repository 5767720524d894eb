import { and, count, desc, eq, gte, inArray, like, lt, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { auditLog } from "../../platform/database/schema/index.ts";

export interface AuditFilters {
  userId?: number;
  /** Kind and id, or the kind alone. */
  what?: string;
  action?: string;
  from?: Date;
  /** Not included. */
  before?: Date;
}

function condition({ userId, what, action, from, before }: AuditFilters): SQL | undefined {
  const escaped = what?.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return and(
    userId === undefined ? undefined : eq(auditLog.userId, userId),
    what === undefined
      ? undefined
      : what.includes(":")
        ? eq(auditLog.what, what)
        : or(eq(auditLog.what, what), like(auditLog.what, `${escaped}:%`)),
    action === undefined ? undefined : eq(auditLog.action, action),
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
  );
}

/** What is noted of people who come in or try to, apart from what they do then. */
const signInActions = ["sign-in", "sign-in-failed", "account-blocked"];

/** Takes the address out of lines that were written before a moment; the lines stay. */
export async function forgetAddressesBefore(database: Database, moment: Date): Promise<void> {
  await database
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'address'` })
    .where(and(lt(auditLog.at, moment), sql`jsonb_exists(${auditLog.details}, 'address')`));
}

/** Deletes lines of sign-ins, also of failed ones, that were written before a moment. */
export async function deleteSignInsBefore(database: Database, moment: Date): Promise<void> {
  await database
    .delete(auditLog)
    .where(and(lt(auditLog.at, moment), inArray(auditLog.action, signInActions)));
}

/** The log, the newest line first. */
export async function listAuditLines(
  database: Database,
  filters: AuditFilters,
  range: { limit: number; offset: number },
): Promise<{ count: number; lines: (typeof auditLog.$inferSelect)[] }> {
  const where = condition(filters);
  const [total] = await database.select({ count: count() }).from(auditLog).where(where);
  const lines = await database
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(range.limit)
    .offset(range.offset);
  return { count: total?.count ?? 0, lines };
}
