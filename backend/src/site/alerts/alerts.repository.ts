import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { alerts } from "../../platform/database/schema/index.ts";

export type AlertRow = typeof alerts.$inferSelect;

/** Alerts that are shown now or will be, in the order of staff, the newest first among equals. */
export function listAlerts(database: Database, now: Date): Promise<AlertRow[]> {
  return database
    .select()
    .from(alerts)
    .where(and(eq(alerts.isOnline, true), or(isNull(alerts.endsAt), gt(alerts.endsAt, now))))
    .orderBy(asc(alerts.position), desc(alerts.id));
}
