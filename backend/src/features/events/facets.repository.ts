import type { EventFacets } from "@festival/contracts/api/programme";
import { gt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { eventOptions, events, eventTraits, optionKinds } from "../../database/schema/index.ts";
import { accessFeatures } from "../programme/programmeFields.ts";
import {
  areTicketsAvailable,
  eventConditions,
  isAhead,
  type EventFilters,
  type FilterName,
} from "./eventFilters.ts";

/** Works are many: so many of them are counted, the most frequent. */
const mostWorks = 200;

type Counted = { id: number; count: number }[];
type Counts = Omit<EventFacets, "works"> & { works: Counted };

const passName = (name: string) => sql.raw(`passes_${name.toLowerCase()}`);

/** Filters whose options events have; each event has each option once. */
export type OptionFilter = Exclude<keyof typeof optionKinds, "traits" | "access"> | "works";

const kindBits = 3;
const kindMask = (1 << kindBits) - 1;

const optionOf = (kind: keyof typeof optionKinds, id: number) =>
  (id << kindBits) + optionKinds[kind];
/** A number that is part of the statement, so that the planner knows it. */
const plain = (value: number) => sql.raw(String(value));

const accessOptions = sql.join(
  accessFeatures.map(
    (feature, place) => sql`(${plain(optionOf("access", place))}, ${sql.raw(`'${feature}'`)})`,
  ),
  sql`, `,
);

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
  const isSet = (name: FilterName) => set.some(([other]) => other === name);
  const countsOf: Counting["countsOf"] = (name) => {
    if (name === "works") {
      return sql`
        select id, count(*)::int as count
        from (select unnest(works) as id from candidates where ${passesAll(name)}) had
        group by id`;
    }
    const ofKind = sql`option & ${plain(kindMask)} = ${plain(optionKinds[name])}`;
    const id = sql`option >> ${plain(kindBits)} as id`;
    // under all filters they are counted already
    if (!isSet(name)) return sql`select ${id}, count from option_counts where ${ofKind}`;
    return sql`
      select ${id}, count(*)::int as count
      from (select unnest(options) as option from candidates where ${passesAll(name)}) had
      where ${ofKind}
      group by option`;
  };
  // where a trait is asked for, all that is left has it: so it is counted under all filters in any case
  const countOf = (trait: keyof typeof eventTraits) => sql`coalesce((
    select count from option_counts where option = ${plain(optionOf("traits", eventTraits[trait]))}), 0)`;
  // what is ahead and on sale is to be had; and to count what is ahead no event is read
  const isAllAhead = set.length === 0 && filters.text === null && isAhead(filters);
  const from = isAllAhead
    ? sql`${eventOptions} where ${eventOptions.isOnline} and ${gt(eventOptions.overAt, now)}`
    : sql`${events} join ${eventOptions} on ${eventOptions.eventId} = ${events.id} where ${always}`;
  const ticketsAvailable = isAllAhead
    ? countOf("onSale")
    : sql`(select count(*)::int from candidates where ${passesAll()} and tickets_available)`;
  return {
    countsOf,
    candidates: sql`candidates as materialized (
      select ${eventOptions.options}, ${eventOptions.works}
        ${isAllAhead ? sql`` : sql`, ${areTicketsAvailable(now)} as tickets_available`}
        ${sql.join(passing)}
      from ${from}
    ), option_counts as materialized (
      select option, count(*)::int as count
      from (select unnest(options) as option from candidates where ${passesAll()}) had
      group by option
    )`,
    shortCounts: sql`
      'count', (select count(*)::int from candidates where ${passesAll()}),
      'tickets_available', ${ticketsAvailable},
      'resident_artist', ${countOf("residentArtist")},
      'fellowship_artist', ${countOf("fellowshipArtist")},
      'genres', ${toList(countsOf("genres"))},
      'access', (
        select coalesce(json_agg(json_build_object('feature', feature, 'count', count) order by feature), '[]'::json)
        from option_counts join (values ${accessOptions}) as named(numbered, feature) on numbered = option)`,
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
