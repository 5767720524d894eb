import { and, asc, eq, gt, max, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { auditLog } from "../../../platform/database/schema/index.ts";
import { ownerName, type OwnerKey } from "../pages/owners.repository.ts";

/** More would not help. */
const mostChanges = 50;

/** Who did what to an owner after a revision, the earliest first. */
export async function listChangesSince(
  database: Database,
  owner: OwnerKey,
  revision: number,
): Promise<{ action: string; actor: string; at: Date; details: Record<string, unknown> }[]> {
  const { action, actor, at, details } = auditLog;
  const known = database
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.what, ownerName(owner)),
        sql`(${auditLog.details}->>'revision')::int <= ${revision}`,
      ),
    );
  return database
    .select({ action, actor, at, details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.what, ownerName(owner)),
        // changes of settings do not name their revision: they count from the last one that did
        gt(auditLog.id, sql`coalesce((${known}), 0)`),
      ),
    )
    .orderBy(asc(auditLog.id))
    .limit(mostChanges);
}
