import { startOfFestivalDay } from "@festival/contracts/time/festivalTime";
import { byName } from "@festival/contracts/fieldsByName";
import {
  flagFilters,
  idsFilters,
  type FlagFilter,
  type IdsFilter,
} from "@festival/contracts/programme/filters";
import { dayAfter } from "@festival/contracts/time/wallClock";
import { and, eq, gt, gte, inArray, lt, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { events } from "../../platform/database/schema/index.ts";
import { flagSources, idsSources, type FlagSource, type IdsSource } from "./filterSources.ts";

/** Filters by ids, with that which only the API has. */
export const allIdsFilters: readonly (IdsFilter | "tags")[] = [...idsFilters, "tags"];

/** What the programme can be filtered by, each apart. */
export interface ChosenFilters
  extends
    Record<FlagFilter, boolean>,
    // within a list any may fit, across lists all must; empty lists filter nothing
    Record<IdsFilter | "tags", number[]> {
  /** Access features, all of which are needed. */
  access: string[];
}

export interface EventFilters extends ChosenFilters {
  /** Of the events themselves; past ones are included. */
  ids: number[];
  /** Days in Berlin, YYYY-MM-DD, both included. */
  fromDate: string | null;
  toDate: string | null;
  /** Only what is over. */
  past: boolean;
  /** What the words of an event must match; null for anything. */
  text: SQL | null;
}

/** `always` holds time, words and what is public. */
export type EventConditions = Record<keyof ChosenFilters | "always", SQL | undefined>;

/** Whether only what is not over is asked for. */
export function isAhead({ past, ids, fromDate }: EventFilters): boolean {
  return !past && ids.length === 0 && fromDate === null;
}

/** What the database is asked for words with: where past events are not wanted, its index leaves them out. */
export function wordsInTime(text: SQL, filters: EventFilters, now: Date): SQL {
  return isAhead(filters) ? sql`${text}, ${now}::timestamptz` : text;
}

function inTime(filters: EventFilters, fromDate: string | null, now: Date): SQL | undefined {
  const { past } = filters;
  const sinceFirstDay =
    fromDate === null ? undefined : gte(events.startsAt, startOfFestivalDay(fromDate));
  if (past) return and(lte(events.overAt, now), sinceFirstDay);
  return sinceFirstDay ?? (isAhead(filters) ? gt(events.overAt, now) : undefined);
}

/** A range the wrong way round is meant the right way round. */
export function inOrder({ fromDate, toDate }: EventFilters) {
  return fromDate !== null && toDate !== null && fromDate > toDate
    ? { fromDate: toDate, toDate: fromDate }
    : { fromDate, toDate };
}

/** Events that have any of the ids; all events where no ids are given. */
export function hasAnyId(
  { id, link }: IdsSource,
  ids: readonly number[],
  { eventId, now }: { eventId: PgColumn; now: Date },
): SQL | undefined {
  if (ids.length === 0) return undefined;
  const isGiven = inArray(sql`${id}`, [...ids]);
  if (!link) return isGiven;
  const holds = and(isGiven, link.holds?.(now));
  return sql`${eventId} in (select ${link.eventId} from ${link.table} ${link.joins} where ${holds})`;
}

function flagCondition({ holds, untilOver }: FlagSource, now: Date): SQL | undefined {
  return untilOver ? and(gt(events.overAt, now), holds) : holds;
}

/**
 * What a list of events holds. Visitors ask what is to come: past events are left out, unless a first
 * day is given; then the list tells everything from that day on. Past events alone can be asked for, too,
 * and certain ones whenever they are.
 */
export function eventConditions(filters: EventFilters, now: Date): EventConditions {
  const { fromDate, toDate } = inOrder(filters);
  return {
    always: and(
      eq(events.isOnline, true),
      filters.ids.length > 0 ? inArray(events.id, filters.ids) : undefined,
      inTime(filters, fromDate, now),
      toDate === null ? undefined : lt(events.startsAt, startOfFestivalDay(dayAfter(toDate))),
      filters.text === null
        ? undefined
        : sql`${events.id} in (select * from event_ids_with(${wordsInTime(filters.text, filters, now)}))`,
    ),
    ...byName(flagFilters, (name) =>
      filters[name] ? flagCondition(flagSources[name], now) : undefined,
    ),
    ...byName(allIdsFilters, (name) =>
      hasAnyId(idsSources[name], filters[name], { eventId: events.id, now }),
    ),
    access:
      filters.access.length > 0
        ? sql`${events.access} @> ${JSON.stringify(filters.access)}::jsonb`
        : undefined,
  };
}

/** All conditions together. */
export function eventCondition(filters: EventFilters, now: Date): SQL | undefined {
  return and(...Object.values(eventConditions(filters, now)));
}
