import type { EventFacets } from "@festival/contracts/api/programme";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { eventOptions, events } from "../../database/schema/index.ts";
import {
  areTicketsAvailable,
  eventConditions,
  type EventFilters,
  type FilterName,
} from "./eventFilters.ts";

/** Works are many: so many of them are counted, the most frequent. */
const mostWorks = 200;

type Counted = { id: number; count: number }[];
type Counts = Omit<EventFacets, "works"> & { works: Counted };

const passName = (name: string) => sql.raw(`passes_${name.toLowerCase()}`);

/** Filters whose options events have; each event has each option once. */
export type OptionFilter =
  | "genres"
  | "castMembers"
  | "venues"
  | "ensembles"
  | "composers"
  | "works";

/** The options of an event under `candidates`, a row each. */
const optionOf: Record<OptionFilter, SQL> = {
  genres: sql`unnest(candidates.genres)`,
  castMembers: sql`unnest(candidates.cast_members)`,
  venues: sql`candidates.venue_id`,
  ensembles: sql`unnest(candidates.ensembles)`,
  composers: sql`unnest(candidates.composers)`,
  works: sql`unnest(candidates.works)`,
};

/** What options are counted with: the events that fit time and words, each with what it passes. */
export interface Counting {
  /** Of a query that begins with it, as `candidates`. */
  candidates: SQL;
  /** A query of a filter's options with the number of events that have each, under all other filters. */
  countsOf: (name: OptionFilter) => SQL;
  /** Pairs of names and counts for `json_build_object`: of the whole list and of its short filters. */
  shortCounts: SQL;
}

/** Options with their counts as a JSON list. */
const toList = (counts: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', counted.id, 'count', counted.count) order by counted.id), '[]'::json)
  from (${counts}) counted)`;

export function countingOf(database: Database, filters: EventFilters, now: Date): Counting {
  const { always, ...optional } = eventConditions(database, filters, now);
  // what is not set lets all pass; to ask for it nevertheless would make the planner expect fewer events
  const set = Object.entries(optional).filter(([, condition]) => condition);
  const passing = set.map(([name, condition]) => sql`, ${condition} as ${passName(name)}`);
  /** The event passes every filter, or every one but this. */
  const passesAll = (but?: FilterName) => {
    const others = set.filter(([name]) => name !== but).map(([name]) => passName(name));
    return others.length > 0 ? sql.join(others, sql` and `) : sql`true`;
  };
  const number = (name: FilterName, column: string) =>
    sql`(select count(*)::int from candidates where ${passesAll(name)} and ${sql.raw(column)})`;
  const countsOf: Counting["countsOf"] = (name) => sql`
    select id, count(*)::int as count
    from (select ${optionOf[name]} as id from candidates where ${passesAll(name)}) had
    where id is not null
    group by id`;
  return {
    countsOf,
    candidates: sql`candidates as materialized (
      select ${events.venueId}, ${events.access}, ${events.residentArtist}, ${events.fellowshipArtist},
        ${eventOptions.genres}, ${eventOptions.castMembers}, ${eventOptions.ensembles},
        ${eventOptions.composers}, ${eventOptions.works},
        ${areTicketsAvailable(now)} as tickets_available
        ${sql.join(passing)}
      from ${events} join ${eventOptions} on ${eventOptions.eventId} = ${events.id}
      where ${always}
    )`,
    shortCounts: sql`
      'count', (select count(*)::int from candidates where ${passesAll()}),
      'tickets_available', ${number("ticketsAvailable", "tickets_available")},
      'resident_artist', ${number("residentArtist", "resident_artist")},
      'fellowship_artist', ${number("fellowshipArtist", "fellowship_artist")},
      'genres', ${toList(countsOf("genres"))},
      'access', (
        select coalesce(json_agg(json_build_object('feature', counted.feature, 'count', counted.count) order by counted.feature), '[]'::json)
        from (
          select feature, count(*)::int as count
          from candidates, jsonb_array_elements_text(candidates.access) feature
          where ${passesAll()}
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
  const { candidates, shortCounts, countsOf } = countingOf(database, filters, now);
  const works = countsOf("works");
  const { rows } = await database.execute<{ facets: Counts }>(sql`
    with ${candidates}
    select json_build_object(${shortCounts},
      'cast_members', ${toList(countsOf("castMembers"))},
      'venues', ${toList(countsOf("venues"))},
      'ensembles', ${toList(countsOf("ensembles"))},
      'composers', ${toList(countsOf("composers"))},
      'works', ${toList(sql`${works} order by count desc, id limit ${mostWorks}`)}
    ) as facets`);
  const [row] = rows;
  if (!row) throw new Error("The database counted nothing.");
  return row.facets;
}
