import { and, eq, exists, gt, gte, inArray, lt, ne, not, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import {
  eventCastMembers,
  eventEnsembles,
  eventGenres,
  events,
} from "../../database/schema/index.ts";
import { instantIn } from "../../wallClock.ts";

export interface EventFilters {
  ticketsAvailable: boolean;
  residentArtist: boolean;
  fellowshipArtist: boolean;
  /** Ids; within a list any may fit, across lists all must. Empty lists filter nothing. */
  genres: number[];
  castMembers: number[];
  venues: number[];
  ensembles: number[];
  /** Days in Berlin, YYYY-MM-DD, both included. */
  fromDate: string | null;
  toDate: string | null;
  /** Only what is over. */
  past: boolean;
}

/** An event without an end lasts so long; one of which only the day is known, the day. */
export const assumedHours = { withTime: 3, dayOnly: 24 } as const;

/** When an event is over. */
const over = sql<Date>`coalesce(${events.endsAt}, ${events.startsAt} + case when ${events.hasTime} then interval '${sql.raw(String(assumedHours.withTime))} hours' else interval '${sql.raw(String(assumedHours.dayOnly))} hours' end)`;

const startOf = (day: string) => instantIn("Europe/Berlin", `${day}T00:00`);

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function inTime({ past }: EventFilters, fromDate: string | null, notOver: SQL): SQL | undefined {
  const sinceFirstDay = fromDate === null ? undefined : gte(events.startsAt, startOf(fromDate));
  if (past) return and(not(notOver), sinceFirstDay);
  return sinceFirstDay ?? notOver;
}

/**
 * What a list of events holds. Visitors ask what is to come: past events are left out, unless a first
 * day is given; then the list tells everything from that day on. Past events alone can be asked for, too.
 */
export function eventCondition(
  database: Database,
  filters: EventFilters,
  now: Date,
): SQL | undefined {
  const { fromDate, toDate } = inOrder(filters);
  const notOver = gt(over, sql`${now.toISOString()}::timestamptz`);
  const belongs = (
    table: typeof eventGenres | typeof eventCastMembers | typeof eventEnsembles,
    condition: SQL,
  ) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.eventId, events.id), condition)),
    );
  return and(
    eq(events.isOnline, true),
    inTime(filters, fromDate, notOver),
    toDate === null ? undefined : lt(events.startsAt, startOf(dayAfter(toDate))),
    filters.ticketsAvailable
      ? and(
          notOver,
          ne(events.status, "cancelled"),
          inArray(events.buttonStatus, ["on_sale", "few_left", "free"]),
        )
      : undefined,
    filters.residentArtist ? eq(events.residentArtist, true) : undefined,
    filters.fellowshipArtist ? eq(events.fellowshipArtist, true) : undefined,
    filters.venues.length > 0 ? inArray(events.venueId, filters.venues) : undefined,
    filters.genres.length > 0
      ? belongs(eventGenres, inArray(eventGenres.genreId, filters.genres))
      : undefined,
    filters.castMembers.length > 0
      ? belongs(eventCastMembers, inArray(eventCastMembers.artistId, filters.castMembers))
      : undefined,
    filters.ensembles.length > 0
      ? belongs(eventEnsembles, inArray(eventEnsembles.ensembleId, filters.ensembles))
      : undefined,
  );
}

/** A range the wrong way round is meant the right way round. */
function inOrder({ fromDate, toDate }: EventFilters) {
  return fromDate !== null && toDate !== null && fromDate > toDate
    ? { fromDate: toDate, toDate: fromDate }
    : { fromDate, toDate };
}
