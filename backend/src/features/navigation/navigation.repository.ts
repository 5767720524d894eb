import { asc } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { navigationEntries } from "../../database/schema/index.ts";

export function listNavigationEntries(
  database: Database,
): Promise<(typeof navigationEntries.$inferSelect)[]> {
  return database
    .select()
    .from(navigationEntries)
    .orderBy(asc(navigationEntries.position), asc(navigationEntries.id));
}
