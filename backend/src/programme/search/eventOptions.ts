import { accessNumbers } from "@festival/contracts/accessFeatures";
import { and, gt, sql, type SQL } from "drizzle-orm";
import { eventOptions, eventTraits, optionKinds } from "../../platform/database/schema/index.ts";
import type { EventFilters, FilterName } from "./eventFilters.ts";

// What events have, as `event_options` holds it: numbers that are made of an id and a kind.

/** Filters whose options are counted each; an event has each option once. */
export type OptionFilter = Exclude<keyof typeof optionKinds, "traits" | "access"> | "works";

const kindBits = 3;
const kindMask = (1 << kindBits) - 1;
/** Ids of options are below it. */
const idsEnd = 2 ** (31 - kindBits);

/** A number that is part of the statement, so that the planner knows it. */
const plain = (value: number) => sql.raw(String(value));

const optionOf = (kind: keyof typeof optionKinds, id: number) =>
  (id << kindBits) + optionKinds[kind];

/** Conditions and columns of rows that have an `option`. */
export const isOfKind = (kind: keyof typeof optionKinds) =>
  sql`option & ${plain(kindMask)} = ${plain(optionKinds[kind])}`;
export const isTrait = (trait: keyof typeof eventTraits) =>
  sql`option = ${plain(optionOf("traits", eventTraits[trait]))}`;
export const idOfOption = sql`option >> ${plain(kindBits)}`;

/** Rows of all access features, to be named `(option, feature)`. */
export const accessValues = sql.join(
  Object.entries(accessNumbers).map(
    ([feature, number]) => sql`(${plain(optionOf("access", number))}, ${sql.raw(`'${feature}'`)})`,
  ),
  sql`, `,
);

const list = (numbers: readonly number[]) => sql`${sql.param([...numbers])}::int[]`;

function hasAny(kind: keyof typeof optionKinds, ids: readonly number[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const options = ids.filter((id) => id < idsEnd).map((id) => optionOf(kind, id));
  return sql`${eventOptions.options} && ${list(options)}`;
}

const hasTrait = (trait: keyof typeof eventTraits) => hasAny("traits", [eventTraits[trait]]);

/** Tickets are available: on sale, and not over. */
export const areTicketsToBeHad = (now: Date): SQL | undefined =>
  and(hasTrait("onSale"), gt(eventOptions.overAt, now));

/** Whether an event has all these access features; an unknown feature no event has. */
function hasAccess(features: readonly string[]): SQL | undefined {
  if (features.length === 0) return undefined;
  const known: Partial<Record<string, number>> = accessNumbers;
  const numbers = features.map((feature) => known[feature]);
  const options = numbers.flatMap((number) =>
    number === undefined ? [] : optionOf("access", number),
  );
  if (options.length < features.length) return sql`false`;
  return sql`${eventOptions.options} @> ${list(options)}`;
}

/** The same as `eventConditions` says of events, of their options; tags are no options. */
export function optionConditions(
  filters: EventFilters,
  now: Date,
): Record<Exclude<FilterName, "tags">, SQL | undefined> {
  return {
    ticketsAvailable: filters.ticketsAvailable ? areTicketsToBeHad(now) : undefined,
    residentArtist: filters.residentArtist ? hasTrait("residentArtist") : undefined,
    fellowshipArtist: filters.fellowshipArtist ? hasTrait("fellowshipArtist") : undefined,
    genres: hasAny("genres", filters.genres),
    castMembers: hasAny("castMembers", filters.castMembers),
    venues: hasAny("venues", filters.venues),
    ensembles: hasAny("ensembles", filters.ensembles),
    composers: hasAny("composers", filters.composers),
    works:
      filters.works.length > 0 ? sql`${eventOptions.works} && ${list(filters.works)}` : undefined,
    access: hasAccess(filters.access),
  };
}
