import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { teamMembers } from "../../platform/database/schema/index.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";

export type TeamMemberRow = typeof teamMembers.$inferSelect;

/** Those whom the public sees, in the order of staff. */
export function listTeamMembers(database: Database): Promise<TeamMemberRow[]> {
  dependOn("team-members");
  return database
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.isOnline, true))
    .orderBy(asc(teamMembers.position), asc(teamMembers.id));
}

/** Whether the public sees them or not; unknown ids are left out. */
export async function getTeamMembers(
  database: Database,
  ids: readonly number[],
): Promise<TeamMemberRow[]> {
  if (ids.length === 0) return [];
  dependOn(...ids.map((id) => `team-member:${id}`));
  return database
    .select()
    .from(teamMembers)
    .where(inArray(teamMembers.id, [...ids]));
}
