import { eq } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import { loadedData, users } from "../database/schema/index.ts";

/** Under this name the demo season is noted as loaded. */
export const demoMarker = "demo-season";

/** Whether the demo season was loaded into this database, now or at some time before. */
export async function hasDemo(database: Database): Promise<boolean> {
  return (await database.$count(loadedData, eq(loadedData.name, demoMarker))) > 0;
}

/** Whether all of it is there, its account of staff too. */
export async function hasWholeDemo(database: Database): Promise<boolean> {
  return (await hasDemo(database)) && (await database.$count(users)) > 0;
}
