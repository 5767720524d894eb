import { and, asc, eq, max, sql } from "drizzle-orm";
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
        // a line that is written on may be older than one with an earlier revision; changes of settings do not name
        // theirs: they count from the last one that did
        sql`coalesce((${auditLog.details}->>'revision')::int > ${revision},
          ${auditLog.id} > coalesce((${known}), 0))`,
      ),
    )
    .orderBy(asc(auditLog.id))
    .limit(mostChanges);
}
