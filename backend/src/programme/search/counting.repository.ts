import { byName } from "@festival/contracts/fieldsByName";
import {
  linksFilters,
  flagFilters,
  type FlagFilter,
  type IdsFilter,
} from "@festival/contracts/programme/filters";
import { gt, sql, type SQL } from "drizzle-orm";
import { eventOptions, events } from "../../platform/database/schema/index.ts";
import { eventConditions, isAhead, type ChosenFilters, type EventFilters } from "./eventFilters.ts";
import {
  accessValues,
  hasFlag,
  idOfOption,
  isFlag,
  isOfFilter,
  optionConditions,
} from "./eventOptions.ts";
import { flagSources, idsSources } from "./filterSources.ts";

const passName = (name: string) => sql.raw(`passes_${name}`);
const stillName = (name: string) => sql.raw(`still_${name}`);

/** What options are counted with: the events that fit time and words, each with what it passes. */
export interface Counting {
  /** Of a query that begins with it, as `candidates`. */
  candidates: SQL;
  /** A query of a filter's options with the number of events that have each, under all other filters. */
  countsOf: (name: IdsFilter) => SQL;
  /** Pairs of names and counts for `json_build_object`: of the whole list and of its short filters. */
  shortCounts: SQL;
}

/** Options with their counts as a JSON list. */
const toList = (counts: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', counted.id, 'count', counted.count) order by counted.id), '[]'::json)
  from (${counts}) counted)`;

const noCounts = sql`select 0 as id, 0 as count where false`;

/** Values by name as arguments of `json_build_object`. */
export const toPairs = (values: Record<string, SQL>) =>
  sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  );

export function countingOf(filters: EventFilters, now: Date): Counting {
  const { always } = eventConditions(filters, now);
  // what is not set lets all pass; to ask for it nevertheless would make the planner expect fewer events
  const set = Object.entries(optionConditions(filters, now)).filter(([, condition]) => condition);
  const passing = set.map(([name, condition]) => sql`, ${condition} as ${passName(name)}`);
  // to be on an event that ends is counted apart: the list says no more than that it was
  const ending = flagFilters.filter((name) => flagSources[name].untilOver);
  const still = ending.map((name) => sql`, ${hasFlag(name, now)} as ${stillName(name)}`);
  /** The event passes every filter, or every one but this. */
  const passesAll = (but?: keyof ChosenFilters) => {
    const others = set.filter(([name]) => name !== but).map(([name]) => passName(name));
    return others.length > 0 ? sql.join(others, sql` and `) : sql`true`;
  };
  const isSet = (name: IdsFilter) => set.some(([other]) => other === name);
  const countsOf = (name: IdsFilter) => {
    const { kept } = idsSources[name];
    if (kept === undefined) return noCounts;
    if (kept === "works") {
      return sql`
        select id, count(*)::int as count
        from (select unnest(works) as id from candidates where ${passesAll(name)}) had
        group by id`;
    }
    // under all filters they are counted already
    if (!isSet(name)) {
      return sql`select ${idOfOption} as id, count from option_counts where ${isOfFilter(kept)}`;
    }
    return sql`
      select ${idOfOption} as id, count(*)::int as count
      from (select unnest(numbers) as option from candidates where ${passesAll(name)}) had
      where ${isOfFilter(kept)}
      group by option`;
  };
  // where a flag is asked for, all that is left has it: so it is counted under all filters in any case
  const countOf = (name: FlagFilter) =>
    ending.includes(name)
      ? sql`(select count(*)::int from candidates where ${passesAll()} and ${stillName(name)})`
      : sql`coalesce((select count from option_counts where ${isFlag(name)}), 0)`;
  // to count what is ahead no event is read
  const isAllAhead = isAhead(filters) && filters.toDate === null && filters.text === null;
  const from = isAllAhead
    ? sql`${eventOptions} where ${eventOptions.isOnline} and ${gt(eventOptions.overAt, now)}`
    : sql`${events} join ${eventOptions} on ${eventOptions.eventId} = ${events.id} where ${always}`;
  return {
    countsOf,
    candidates: sql`candidates as materialized (
      select ${eventOptions.numbers}, ${eventOptions.works} ${sql.join(still)} ${sql.join(passing)}
      from ${from}
    ), option_counts as materialized (
      select option, count(*)::int as count
      from (select unnest(numbers) as option from candidates where ${passesAll()}) had
      group by option
    )`,
    shortCounts: toPairs({
      count: sql`(select count(*)::int from candidates where ${passesAll()})`,
      ...byName(flagFilters, countOf),
      ...byName(linksFilters, (name) => toList(countsOf(name))),
      access: sql`(
        select coalesce(json_agg(json_build_object('feature', feature, 'count', count) order by feature), '[]'::json)
        from option_counts join (values ${accessValues}) as named(option, feature) using (option))`,
    }),
  };
}
