import { accessNumbers } from "@festival/contracts/programme/accessFeatures";
import { byName } from "@festival/contracts/fieldsByName";
import {
  flagFilters,
  type FlagFilter,
  type IdsFilter,
} from "@festival/contracts/programme/filters";
import { and, gt, sql, type SQL } from "drizzle-orm";
import { eventOptions } from "../../platform/database/schema/index.ts";
import { allIdsFilters, hasAnyId, type ChosenFilters, type EventFilters } from "./eventFilters.ts";
import { accessNumber, flagSources, idsSources } from "./filterSources.ts";

// What events have, as `event_options` holds it: numbers that are made of an id and the number of a filter.

const filterBits = 5;
/** An option is its id times this, and the number of its filter. */
export const idStep = 1 << filterBits;
/** Ids of options are below it. */
const idsEnd = 2 ** (31 - filterBits);
/** The id of a flag's one option. */
export const flagId = 1;

/** A number that is part of the statement, so that the planner knows it. */
const plain = (value: number) => sql.raw(String(value));

const optionOf = (filter: number, id: number) => id * idStep + filter;

/** Conditions and columns of rows that have an `option`. */
export const isOfFilter = (filter: number) => sql`option & ${plain(idStep - 1)} = ${plain(filter)}`;
export const isFlag = (name: FlagFilter) =>
  sql`option = ${plain(optionOf(flagSources[name].number, flagId))}`;
export const idOfOption = sql`option >> ${plain(filterBits)}`;

/** Rows of all access features, to be named `(option, feature)`. */
export const accessValues = sql.join(
  Object.entries(accessNumbers).map(
    ([feature, number]) =>
      sql`(${plain(optionOf(accessNumber, number))}, ${sql.raw(`'${feature}'`)})`,
  ),
  sql`, `,
);

const list = (numbers: readonly number[]) => sql`${sql.param([...numbers])}::int[]`;

function hasAny(filter: number, ids: readonly number[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const options = ids.filter((id) => id < idsEnd).map((id) => optionOf(filter, id));
  return sql`${eventOptions.numbers} && ${list(options)}`;
}

/** The event has it, and is not over where the flag ends with it. */
export function hasFlag(name: FlagFilter, now: Date): SQL | undefined {
  const { number, untilOver } = flagSources[name];
  return and(hasAny(number, [flagId]), untilOver && gt(eventOptions.overAt, now));
}

/** Whether an event has all these access features; an unknown feature no event has. */
function hasAccess(features: readonly string[]): SQL | undefined {
  if (features.length === 0) return undefined;
  const known: Partial<Record<string, number>> = accessNumbers;
  const numbers = features.map((feature) => known[feature]);
  const options = numbers.flatMap((number) =>
    number === undefined ? [] : optionOf(accessNumber, number),
  );
  if (options.length < features.length) return sql`false`;
  return sql`${eventOptions.numbers} @> ${list(options)}`;
}

function hasIds(name: IdsFilter | "tags", ids: readonly number[], now: Date): SQL | undefined {
  const source = idsSources[name];
  if (ids.length === 0) return undefined;
  if (source.kept === undefined) {
    return hasAnyId(source, ids, { eventId: eventOptions.eventId, now });
  }
  return source.kept === "works"
    ? sql`${eventOptions.works} && ${list(ids)}`
    : hasAny(source.kept, ids);
}

/** The same as `eventConditions` says of events, of their options. */
export function optionConditions(
  filters: EventFilters,
  now: Date,
): Record<keyof ChosenFilters, SQL | undefined> {
  return {
    ...byName(flagFilters, (name) => (filters[name] ? hasFlag(name, now) : undefined)),
    ...byName(allIdsFilters, (name) => hasIds(name, filters[name], now)),
    access: hasAccess(filters.access),
  };
}
