import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { events } from "../../platform/database/schema/index.ts";
import { eventCondition, inOrder, type EventFilters } from "./eventFilters.ts";

/** More days than a season and its neighbours have. */
const mostDays = 1000;

/** The days in Berlin on which events of the list begin, with how many. */
export async function listDays(
  database: Database,
  filters: EventFilters,
  now: Date,
): Promise<{ date: string; count: number }[]> {
  const { fromDate } = inOrder(filters);
  // says the same as the condition on its beginning, and lets the index by days begin there
  const sinceFirstDay = fromDate === null ? undefined : gte(events.day, fromDate);
  const { rows } = await database.execute<{ days: { date: string; count: number }[] }>(sql`
    select coalesce(json_agg(json_build_object('date', day, 'count', count) order by day), '[]'::json) as days
    from (
      select ${events.day} as day, count(*)::int as count
      from ${events} where ${and(eventCondition(filters, now), sinceFirstDay)}
      group by ${events.day} order by ${events.day} limit ${mostDays}
    ) counted`);
  return rows[0]?.days ?? [];
}

/** The years in Berlin in which public events began that are over, with how many. */
export async function listYears(
  database: Database,
  now: Date,
): Promise<{ year: number; count: number }[]> {
  const year = sql<number>`extract(year from ${events.day})::int`;
  return database
    .select({ year, count: sql<number>`count(*)::int` })
    .from(events)
    .where(and(eq(events.isOnline, true), lte(events.overAt, now)))
    .groupBy(year)
    .orderBy(year);
}
