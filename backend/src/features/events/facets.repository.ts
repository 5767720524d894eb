import type { EventFacets } from "@festival/contracts/api/programme";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { eventOptions, events, optionKinds } from "../../database/schema/index.ts";
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
export type OptionFilter = keyof typeof optionKinds | "works";

const kindBits = 3;
const kindMask = (1 << kindBits) - 1;

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
  const number = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;
  const numberWith = (name: FilterName, column: string) =>
    number(sql`${passesAll(name)} and ${sql.raw(column)}`);
  const isSet = (name: FilterName) => set.some(([other]) => other === name);
  const countsOf: Counting["countsOf"] = (name) => {
    if (name === "works") {
      return sql`
        select id, count(*)::int as count
        from (select unnest(works) as id from candidates where ${passesAll(name)}) had
        group by id`;
    }
    const kind = sql.raw(String(optionKinds[name]));
    const ofKind = sql`option & ${sql.raw(String(kindMask))} = ${kind}`;
    const id = sql`option >> ${sql.raw(String(kindBits))} as id`;
    // under all filters they are counted already
    if (!isSet(name)) return sql`select ${id}, count from option_counts where ${ofKind}`;
    return sql`
      select ${id}, count(*)::int as count
      from (select unnest(options) as option from candidates where ${passesAll(name)}) had
      where ${ofKind}
      group by option`;
  };
  // many events have the same access features: they are counted together before they are told apart
  const access = sql`select access, count(*) as count from candidates where ${passesAll()} group by access`;
  return {
    countsOf,
    candidates: sql`candidates as materialized (
      select ${events.access}, ${events.residentArtist}, ${events.fellowshipArtist},
        ${eventOptions.options}, ${eventOptions.works},
        ${areTicketsAvailable(now)} as tickets_available
        ${sql.join(passing)}
      from ${events} join ${eventOptions} on ${eventOptions.eventId} = ${events.id}
      where ${always}
    ), option_counts as materialized (
      select option, count(*)::int as count
      from (select unnest(options) as option from candidates where ${passesAll()}) had
      group by option
    ), numbers as (
      select ${number(passesAll())} as count,
        ${numberWith("ticketsAvailable", "tickets_available")} as tickets_available,
        ${numberWith("residentArtist", "resident_artist")} as resident_artist,
        ${numberWith("fellowshipArtist", "fellowship_artist")} as fellowship_artist
      from candidates
    )`,
    shortCounts: sql`
      'count', (select count from numbers),
      'tickets_available', (select tickets_available from numbers),
      'resident_artist', (select resident_artist from numbers),
      'fellowship_artist', (select fellowship_artist from numbers),
      'genres', ${toList(countsOf("genres"))},
      'access', (
        select coalesce(json_agg(json_build_object('feature', feature, 'count', count) order by feature), '[]'::json)
        from (
          select feature, sum(count)::int as count
          from (${access}) alike, jsonb_array_elements_text(alike.access) feature
          group by feature
        ) features)`,
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
