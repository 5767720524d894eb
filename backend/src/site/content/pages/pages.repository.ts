import { eq, inArray, or, sql } from "drizzle-orm";
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

/** The page of which this one is a variant. */
export async function getPageNaming(database: Database, id: number): Promise<PageRow | undefined> {
  const [page] = await database
    .select()
    .from(pages)
    .where(or(eq(pages.easyPageId, id), eq(pages.signPageId, id)));
  return page;
}

export function listPagesById(database: Database, ids: readonly number[]): Promise<PageRow[]> {
  return database
    .select()
    .from(pages)
    .where(inArray(pages.id, [...ids]));
}
