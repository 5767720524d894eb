import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { events } from "../../platform/database/schema/index.ts";
import { eventCondition, type EventFilters } from "../search/eventFilters.ts";

const columns = {
  id: events.id,
  slug: events.slug,
  title: events.title,
  titleLanguage: events.titleLanguage,
  startsAt: events.startsAt,
  timeZone: events.timeZone,
};

/** What comes before and after an event, by time, among those that the filters leave. */
export async function getNeighbours(
  database: Database,
  id: number,
  filters: EventFilters,
  now: Date,
) {
  const among = (condition: SQL, order: (typeof asc | typeof desc)[]) =>
    database
      .select(columns)
      .from(events)
      .where(and(eventCondition(filters, now), condition))
      .orderBy(...order.flatMap((inOrder) => [inOrder(events.startsAt), inOrder(events.id)]))
      .limit(1);
  const [event] = await among(eq(events.id, id), []);
  if (!event) return { fits: false, previous: undefined, next: undefined };
  const here = sql`(${event.startsAt}, ${event.id})`;
  const place = sql`(${events.startsAt}, ${events.id})`;
  const [[previous], [next]] = await Promise.all([
    among(sql`${place} < ${here}`, [desc]),
    among(sql`${place} > ${here}`, [asc]),
  ]);
  return { fits: true, previous, next };
}

/** When a public event is over. */
export async function getPassing(
  database: Database,
  id: number,
): Promise<{ overAt: Date } | undefined> {
  const [row] = await database
    .select({ overAt: events.overAt })
    .from(events)
    .where(and(eq(events.id, id), eq(events.isOnline, true)));
  return row;
}
