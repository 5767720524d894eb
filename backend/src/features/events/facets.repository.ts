import type { EventFacets } from "@festival/contracts/api/programme";
import { and, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import {
  compositions,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
} from "../../database/schema/index.ts";
import {
  areTicketsAvailable,
  eventConditions,
  type EventConditions,
  type EventFilters,
  type FilterName,
} from "./eventFilters.ts";

/** Works are many: so many of them are counted, the most frequent. */
const mostWorks = 200;

type Counted = { id: number; count: number }[];
type Counts = Omit<EventFacets, "works"> & { works: Counted };

/** Whether an event passes one filter; a filter that is not set lets all pass. */
const passes = (condition: SQL | undefined) => condition ?? sql`true`;

const passName = (name: string) => sql.raw(`passes_${name.toLowerCase()}`);

/** The event passes every filter, or every one but this. */
function passesAll(conditions: EventConditions, but?: FilterName): SQL {
  const others = Object.keys(conditions)
    .filter((other) => other !== "always" && other !== but)
    .map((other) => passName(other));
  return sql.join(others, sql` and `);
}

/** What options are counted with: the events that fit time and words, each with what it passes. */
export interface Counting {
  /** Of a query that begins with it, as `candidates`. */
  candidates: SQL;
  /** Passes all filters but this one. */
  but: (name: FilterName) => SQL;
  /** Pairs of names and counts for `json_build_object`: of the whole list and of its short filters. */
  shortCounts: SQL;
  /** How many of the candidates have each of a filter's options. */
  counts: (id: SQL, from: SQL, name: FilterName, limit?: SQL) => SQL;
}

/** Joins to what an event has several of. */
export const joins = {
  genres: sql`join ${eventGenres} on ${eventGenres.eventId} = candidates.id`,
  castMembers: sql`join ${eventCastMembers} on ${eventCastMembers.eventId} = candidates.id`,
  ensembles: sql`join ${eventEnsembles} on ${eventEnsembles.eventId} = candidates.id`,
  works: sql`join ${eventCompositions} on ${eventCompositions.eventId} = candidates.id`,
  composers: sql`join ${eventCompositions} on ${eventCompositions.eventId} = candidates.id join ${compositions} on ${compositions.id} = ${eventCompositions.compositionId}`,
};

export function countingOf(database: Database, filters: EventFilters, now: Date): Counting {
  const conditions = eventConditions(database, filters, now);
  const { always, ...optional } = conditions;
  const columns = Object.entries(optional).map(
    ([name, condition]) => sql`${passes(condition)} as ${passName(name)}`,
  );
  const but = (name: FilterName) => passesAll(conditions, name);
  const all = passesAll(conditions);
  const number = (name: FilterName, column: string) =>
    sql`(select count(*)::int from candidates where ${but(name)} and ${sql.raw(column)})`;
  // an event can have a work, and a person, more than once
  const counts: Counting["counts"] = (id, from, name, limit = sql``) => sql`(
    select coalesce(json_agg(json_build_object('id', counted.id, 'count', counted.count) order by counted.id), '[]'::json)
    from (
      select ${id} as id, count(distinct candidates.id)::int as count
      from candidates ${from}
      where ${but(name)} and ${id} is not null
      group by 1 order by 2 desc, 1 ${limit}
    ) counted)`;
  return {
    but,
    counts,
    candidates: sql`candidates as materialized (
      select ${events.id}, ${events.venueId}, ${events.access}, ${events.residentArtist}, ${events.fellowshipArtist},
        ${passes(areTicketsAvailable(now))} as tickets_available,
        ${sql.join(columns, sql`, `)}
      from ${events}
      where ${passes(and(always))}
    )`,
    shortCounts: sql`
      'count', (select count(*)::int from candidates where ${all}),
      'tickets_available', ${number("ticketsAvailable", "tickets_available")},
      'resident_artist', ${number("residentArtist", "resident_artist")},
      'fellowship_artist', ${number("fellowshipArtist", "fellowship_artist")},
      'genres', ${counts(sql`${eventGenres.genreId}`, joins.genres, "genres")},
      'access', (
        select coalesce(json_agg(json_build_object('feature', counted.feature, 'count', counted.count) order by counted.feature), '[]'::json)
        from (
          select feature, count(*)::int as count
          from candidates, jsonb_array_elements_text(candidates.access) feature
          where ${all}
          group by feature
        ) counted)`,
  };
}

/** How many events each option would leave, given all the other filters, in one query. */
export async function countFacets(
  database: Database,
  filters: EventFilters,
  now: Date,
): Promise<EventFacets> {
  const { candidates, shortCounts, counts } = countingOf(database, filters, now);
  const { rows } = await database.execute<{ facets: Counts }>(sql`
    with ${candidates}
    select json_build_object(${shortCounts},
      'cast_members', ${counts(sql`${eventCastMembers.artistId}`, joins.castMembers, "castMembers")},
      'venues', ${counts(sql`candidates.venue_id`, sql``, "venues")},
      'ensembles', ${counts(sql`${eventEnsembles.ensembleId}`, joins.ensembles, "ensembles")},
      'composers', ${counts(sql`${compositions.composerId}`, joins.composers, "composers")},
      'works', ${counts(sql`${eventCompositions.compositionId}`, joins.works, "works", sql`limit ${mostWorks}`)}
    ) as facets`);
  const [row] = rows;
  if (!row) throw new Error("The database counted nothing.");
  return row.facets;
}
