import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { pages, pageSnapshots } from "../../platform/database/schema/index.ts";

/** The public pages whose published lists of events hold one and are named by it, by their titles. */
export function listPagesNamedBy(database: Database, eventId: number) {
  const newest = sql`select ${pageSnapshots.sections} as sections from ${pageSnapshots}
    where ${pageSnapshots.ownerType} = 'page' and ${pageSnapshots.ownerId} = ${pages.id}
      and ${pageSnapshots.kind} = 'published'
    order by ${pageSnapshots.id} desc limit 1`;
  const lists = sql`exists (
    select from (${newest}) as newest, jsonb_array_elements(newest.sections) as section
    where section->>'model' = 'eventlist' and section->'settings'->>'is_named' = 'true'
      and section->'settings'->'event_ids' @> to_jsonb(${eventId}::int))`;
  return database
    .select({ id: pages.id, title: pages.title, urls: pages.urls })
    .from(pages)
    .where(and(eq(pages.isOnline, true), lists))
    .orderBy(sql`${pages.title}->>'de'`, pages.id);
}
