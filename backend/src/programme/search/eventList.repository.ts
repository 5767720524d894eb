import { and, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { events } from "../../platform/database/schema/index.ts";
import { eventConditions, wordsInTime, type EventFilters } from "./eventFilters.ts";

/** One page of a list, by ids. */
export interface EventIds {
  ids: number[];
  /** Of the whole list. */
  count: number;
  /** When the list changes by itself, as an event is over; null where none is ahead. */
  nextPassing: Date | null;
}

/**
 * Finds one page of a list, the earliest first, past ones the latest, those that fit the words best before
 * all others. No event stands on two pages: equal times are told apart by id.
 */
export async function findEvents(
  database: Database,
  filters: EventFilters,
  range: { limit: number; offset: number },
  now: Date,
): Promise<EventIds> {
  // words are looked up together with how well they fit
  const { always, ...optional } = eventConditions({ ...filters, text: null }, now);
  const chosen = and(...Object.values(optional));
  const condition = and(always, chosen);
  const direction = sql.raw(filters.past ? "desc" : "asc");
  const byTime = sql`starts_at ${direction}, id ${direction}`;
  // what is past grows by events that are not in it yet
  const ahead = (from: SQL) => (filters.past ? sql`${events} where ${events.isOnline}` : from);
  const questions = (from: SQL, order: SQL) => sql`
    select
      array(select id from ${from} order by ${order} limit ${range.limit} offset ${range.offset}) as ids,
      (select count(*)::int from ${from}) as count,
      (select min(over_at) from ${ahead(from)} and over_at > ${now}) as next_passing`;
  const matching = (what: SQL) => sql`with matching as materialized (${what} where ${condition})`;
  const inMatching = sql`matching where true`;
  let query: SQL;
  if (filters.text) {
    query = sql`${matching(sql`
      select ${events.id}, ${events.startsAt}, ${events.overAt}, found.rank
      from events_with(${wordsInTime(filters.text, filters, now)}) found
      join ${events} on ${events.id} = found.id`)}
      ${questions(inMatching, sql`rank desc, ${byTime}`)}`;
  } else if (chosen) {
    // matching events are found once for the list page and for the counts
    query = sql`${matching(sql`select ${events.id}, ${events.startsAt}, ${events.overAt} from ${events}`)}
      ${questions(inMatching, byTime)}`;
  } else {
    // by time alone the indexes know the page and the counts, without reading the events
    query = questions(sql`${events} where ${condition}`, byTime);
  }
  const { rows } = await database.execute<{
    ids: number[];
    count: number;
    next_passing: string | null;
  }>(query);
  const [row] = rows;
  if (!row) throw new Error("The query of the event list returned no row.");
  return {
    ids: row.ids,
    count: row.count,
    nextPassing: row.next_passing === null ? null : new Date(row.next_passing),
  };
}
