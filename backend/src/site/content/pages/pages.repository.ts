import { sql } from "drizzle-orm";
import type { Locale } from "@festival/contracts/locales";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { pages } from "../../../platform/database/schema/index.ts";

export type PageRow = typeof pages.$inferSelect;

/** @param path behind the language, without slashes around; empty for the home page */
export async function getPageByPath(
  database: Database,
  locale: Locale,
  path: string,
): Promise<PageRow | undefined> {
  // written out, not bound, so that the index on this very expression is used
  const url = locale === "de" ? sql`(${pages.urls}->>'de')` : sql`(${pages.urls}->>'en')`;
  const [page] = await database
    .select()
    .from(pages)
    .where(sql`${url} = ${path}`);
  return page;
}
