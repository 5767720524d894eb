import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { auditLog } from "../../database/schema/index.ts";
import { ownerName, type OwnerKey } from "./owners.repository.ts";

/** More would help nobody. */
const mostChanges = 50;

/** Who did what to an owner after a revision, the earliest first. */
export async function listChangesSince(
  database: Database,
  owner: OwnerKey,
  revision: number,
): Promise<{ action: string; actor: string; at: Date; details: Record<string, unknown> }[]> {
  const { action, actor, at, details } = auditLog;
  return database
    .select({ action, actor, at, details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.what, ownerName(owner)),
        sql`(${auditLog.details}->>'revision')::int > ${revision}`,
      ),
    )
    .orderBy(asc(auditLog.id))
    .limit(mostChanges);
}
