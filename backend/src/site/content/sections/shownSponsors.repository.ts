import { asc, inArray } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { sponsors } from "../../../platform/database/schema/index.ts";
import { dependOn } from "../../../platform/plugins/cacheTags.ts";

/** Sponsors in the order of staff. */
export async function listShownSponsors(
  database: Database,
  ids: readonly number[] | "all",
): Promise<Pick<typeof sponsors.$inferSelect, "id" | "name" | "url" | "imageId">[]> {
  if (ids.length === 0) return [];
  if (ids === "all") dependOn("sponsors");
  else dependOn(...ids.map((id) => `sponsor:${id}`));
  const { id, name, url, imageId, position } = sponsors;
  return database
    .select({ id, name, url, imageId })
    .from(sponsors)
    .where(ids === "all" ? undefined : inArray(id, [...ids]))
    .orderBy(asc(position), asc(id));
}
