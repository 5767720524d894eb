import { count, sql } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { events } from "../../database/schema/index.ts";
import { eventCondition, type EventFilters } from "./eventFilters.ts";

/** More days than a season and its neighbours have. */
const mostDays = 1000;

/** The days in Berlin on which events of the list begin, with how many. */
export async function listDays(
  database: Database,
  filters: EventFilters,
  now: Date,
): Promise<{ date: string; count: number }[]> {
  const date = sql<string>`to_char(${events.startsAt} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
  return database
    .select({ date: date.as("date"), count: count() })
    .from(events)
    .where(eventCondition(database, filters, now))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(mostDays);
}
