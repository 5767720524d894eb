import { and, eq, exists, gt, gte, inArray, lt, lte, ne, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  articles,
  articleTags,
  compositions,
  eventArticles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
} from "../../platform/database/schema/index.ts";
import { instantIn } from "../../platform/wallClock.ts";

export interface EventFilters {
  /** Of the events themselves; with them past ones are told, too. */
  ids: number[];
  ticketsAvailable: boolean;
  residentArtist: boolean;
  fellowshipArtist: boolean;
  /** Ids; within a list any may fit, across lists all must. Empty lists filter nothing. */
  genres: number[];
  castMembers: number[];
  venues: number[];
  ensembles: number[];
  composers: number[];
  works: number[];
  /** Ids of the magazine's tags that articles about an event have. */
  tags: number[];
  /** Access features, all of which are needed. */
  access: string[];
  /** Days in Berlin, YYYY-MM-DD, both included. */
  fromDate: string | null;
  toDate: string | null;
  /** Only what is over. */
  past: boolean;
  /** What the words of an event must match; null for anything. */
  text: SQL | null;
}

/** What the programme can be filtered by, each apart; `always` holds time, words and what is public. */
export type FilterName = Exclude<
  keyof EventFilters,
  "ids" | "fromDate" | "toDate" | "past" | "text"
>;
export type EventConditions = Record<FilterName | "always", SQL | undefined>;

const startOf = (day: string) => instantIn("Europe/Berlin", `${day}T00:00`);

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

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
  const sinceFirstDay = fromDate === null ? undefined : gte(events.startsAt, startOf(fromDate));
  if (past) return and(lte(events.overAt, now), sinceFirstDay);
  return sinceFirstDay ?? (isAhead(filters) ? gt(events.overAt, now) : undefined);
}

/** A range the wrong way round is meant the right way round. */
export function inOrder({ fromDate, toDate }: EventFilters) {
  return fromDate !== null && toDate !== null && fromDate > toDate
    ? { fromDate: toDate, toDate: fromDate }
    : { fromDate, toDate };
}

/** Tickets are available: neither over nor called off, and on sale or free. */
function areTicketsAvailable(now: Date): SQL | undefined {
  return and(
    gt(events.overAt, now),
    ne(events.status, "cancelled"),
    inArray(events.buttonStatus, ["on_sale", "few_left", "free"]),
  );
}

/**
 * What a list of events holds. Visitors ask what is to come: past events are left out, unless a first
 * day is given; then the list tells everything from that day on. Past events alone can be asked for, too,
 * and certain ones whenever they are.
 */
export function eventConditions(
  database: Database,
  filters: EventFilters,
  now: Date,
): EventConditions {
  const { fromDate, toDate } = inOrder(filters);
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
  const plays = (condition: SQL) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(eventCompositions)
        .innerJoin(compositions, eq(compositions.id, eventCompositions.compositionId))
        .where(and(eq(eventCompositions.eventId, events.id), condition)),
    );
  const among = (ids: number[], condition: () => SQL) => (ids.length > 0 ? condition() : undefined);
  return {
    always: and(
      eq(events.isOnline, true),
      among(filters.ids, () => inArray(events.id, filters.ids)),
      inTime(filters, fromDate, now),
      toDate === null ? undefined : lt(events.startsAt, startOf(dayAfter(toDate))),
      filters.text === null
        ? undefined
        : sql`${events.id} in (select * from event_ids_with(${wordsInTime(filters.text, filters, now)}))`,
    ),
    ticketsAvailable: filters.ticketsAvailable ? areTicketsAvailable(now) : undefined,
    residentArtist: filters.residentArtist ? eq(events.residentArtist, true) : undefined,
    fellowshipArtist: filters.fellowshipArtist ? eq(events.fellowshipArtist, true) : undefined,
    venues: among(filters.venues, () => inArray(events.venueId, filters.venues)),
    genres: among(filters.genres, () =>
      belongs(eventGenres, inArray(eventGenres.genreId, filters.genres)),
    ),
    castMembers: among(filters.castMembers, () =>
      belongs(eventCastMembers, inArray(eventCastMembers.artistId, filters.castMembers)),
    ),
    ensembles: among(filters.ensembles, () =>
      belongs(eventEnsembles, inArray(eventEnsembles.ensembleId, filters.ensembles)),
    ),
    composers: among(filters.composers, () =>
      plays(inArray(compositions.composerId, filters.composers)),
    ),
    works: among(filters.works, () => plays(inArray(compositions.id, filters.works))),
    tags: among(filters.tags, () =>
      exists(
        database
          .select({ one: sql`1` })
          .from(eventArticles)
          .innerJoin(articles, eq(articles.id, eventArticles.articleId))
          .innerJoin(articleTags, eq(articleTags.articleId, articles.id))
          .where(
            and(
              eq(eventArticles.eventId, events.id),
              inArray(articleTags.tagId, filters.tags),
              eq(articles.isOnline, true),
              lte(articles.publishedAt, now),
            ),
          ),
      ),
    ),
    access:
      filters.access.length > 0
        ? sql`${events.access} @> ${JSON.stringify(filters.access)}::jsonb`
        : undefined,
  };
}

/** All conditions together. */
export function eventCondition(
  database: Database,
  filters: EventFilters,
  now: Date,
): SQL | undefined {
  return and(...Object.values(eventConditions(database, filters, now)));
}
