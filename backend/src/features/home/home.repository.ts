import { desc, eq } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { bigTeasers, heroes, homeLists } from "../../database/schema/index.ts";

type HomeList = (typeof homeLists.$inferSelect)["name"];

export async function getHero(database: Database): Promise<typeof heroes.$inferSelect | undefined> {
  const [hero] = await database.select().from(heroes).orderBy(desc(heroes.id)).limit(1);
  return hero;
}

export async function getBigTeaser(
  database: Database,
): Promise<typeof bigTeasers.$inferSelect | undefined> {
  const [teaser] = await database.select().from(bigTeasers).orderBy(desc(bigTeasers.id)).limit(1);
  return teaser;
}

/** Ids that staff chose for a list of the home page, in their order; empty where they chose none. */
export async function getHomeList(database: Database, name: HomeList): Promise<number[]> {
  const [list] = await database.select().from(homeLists).where(eq(homeLists.name, name));
  return list?.ids ?? [];
}
