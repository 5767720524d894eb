import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { marketingBanners, seasons, sponsors } from "../../platform/database/schema/index.ts";

export type BannerRow = typeof marketingBanners.$inferSelect;

/** The season that is marked as the current one, else the newest. */
export async function getSeason(
  database: Database,
): Promise<typeof seasons.$inferSelect | undefined> {
  const [season] = await database
    .select()
    .from(seasons)
    .orderBy(desc(seasons.isCurrent), desc(seasons.startsOn), asc(seasons.id))
    .limit(1);
  return season;
}

/** Banners that are not over, those that begin later included, by their place in the list. */
export function listBanners(database: Database, now: Date): Promise<BannerRow[]> {
  return database
    .select()
    .from(marketingBanners)
    .where(
      and(
        eq(marketingBanners.isOnline, true),
        or(isNull(marketingBanners.endsAt), gt(marketingBanners.endsAt, now)),
      ),
    )
    .orderBy(asc(marketingBanners.calendarPosition), asc(marketingBanners.id));
}

export function listSponsors(database: Database) {
  return database
    .select()
    .from(sponsors)
    .where(eq(sponsors.isOnline, true))
    .orderBy(asc(sponsors.position), asc(sponsors.id));
}
