import type { EventFacets } from "@festival/contracts/api/programme";
import { gt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { eventOptions, events, type eventTraits } from "../../database/schema/index.ts";
import { eventConditions, isAhead, type EventFilters, type FilterName } from "./eventFilters.ts";
import {
  accessValues,
  areTicketsToBeHad,
  idOfOption,
  isOfKind,
  isTrait,
  optionConditions,
  type OptionFilter,
} from "./eventOptions.ts";

/** Works are many: so many of them are counted, the most frequent. */
const mostWorks = 200;

type Counted = { id: number; count: number }[];
type Counts = Omit<EventFacets, "works"> & { works: Counted };

const passName = (name: string) => sql.raw(`passes_${name.toLowerCase()}`);

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
  const { always, tags } = eventConditions(database, filters, now);
  const optional = { ...optionConditions(filters, now), tags };
  // what is not set lets all pass; to ask for it nevertheless would make the planner expect fewer events
  const set = Object.entries(optional).filter(([, condition]) => condition);
  const passing = set.map(([name, condition]) => sql`, ${condition} as ${passName(name)}`);
  /** The event passes every filter, or every one but this. */
  const passesAll = (but?: FilterName) => {
    const others = set.filter(([name]) => name !== but).map(([name]) => passName(name));
    return others.length > 0 ? sql.join(others, sql` and `) : sql`true`;
  };
  const isSet = (name: FilterName) => set.some(([other]) => other === name);
  const countsOf: Counting["countsOf"] = (name) => {
    if (name === "works") {
      return sql`
        select id, count(*)::int as count
        from (select unnest(works) as id from candidates where ${passesAll(name)}) had
        group by id`;
    }
    // under all filters they are counted already
    if (!isSet(name)) {
      return sql`select ${idOfOption} as id, count from option_counts where ${isOfKind(name)}`;
    }
    return sql`
      select ${idOfOption} as id, count(*)::int as count
      from (select unnest(options) as option from candidates where ${passesAll(name)}) had
      where ${isOfKind(name)}
      group by option`;
  };
  // where a trait is asked for, all that is left has it: so it is counted under all filters in any case
  const countOf = (trait: keyof typeof eventTraits) =>
    sql`coalesce((select count from option_counts where ${isTrait(trait)}), 0)`;
  // to count what is ahead no event is read
  const isAllAhead = isAhead(filters) && filters.toDate === null && filters.text === null && !tags;
  const from = isAllAhead
    ? sql`${eventOptions} where ${eventOptions.isOnline} and ${gt(eventOptions.overAt, now)}`
    : sql`${events} join ${eventOptions} on ${eventOptions.eventId} = ${events.id} where ${always}`;
  return {
    countsOf,
    candidates: sql`candidates as materialized (
      select ${eventOptions.options}, ${eventOptions.works}
        , ${areTicketsToBeHad(now)} as tickets_available
        ${sql.join(passing)}
      from ${from}
    ), option_counts as materialized (
      select option, count(*)::int as count
      from (select unnest(options) as option from candidates where ${passesAll()}) had
      group by option
    )`,
    shortCounts: sql`
      'count', (select count(*)::int from candidates where ${passesAll()}),
      'tickets_available', (
        select count(*)::int from candidates where ${passesAll()} and tickets_available),
      'resident_artist', ${countOf("residentArtist")},
      'fellowship_artist', ${countOf("fellowshipArtist")},
      'genres', ${toList(countsOf("genres"))},
      'access', (
        select coalesce(json_agg(json_build_object('feature', feature, 'count', count) order by feature), '[]'::json)
        from option_counts join (values ${accessValues}) as named(option, feature) using (option))`,
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
  if (!row) throw new Error("The query of the facets returned no row.");
  return row.facets;
}
