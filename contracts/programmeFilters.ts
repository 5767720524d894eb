/**
 * How a filter of the programme is chosen.
 * - `flag`: an event has it or has not; the backend words the question (`filter.NAME` in its locales).
 * - `features`: names of `accessFeatures`; an event needs all that are chosen.
 * - `ids`: an event needs any of the chosen ones. `choices` says what `/events/choices/` answers, and so which
 *   control the page has: `counted` numbers for a row of links whose names the page knows, `named` the most
 *   frequent ones by name for a list of boxes in the panel, in the order of `place`, and `set` only those that
 *   are chosen, for a filter that links lead to. The page words a list (`programme.filter.NAME`).
 */
type ProgrammeFilter =
  | { readonly kind: "flag" | "features" }
  | { readonly kind: "ids"; readonly choices: "counted" | "set" }
  | { readonly kind: "ids"; readonly choices: "named"; readonly place: number };

/**
 * What the programme can be filtered by, under the names that addresses and the API have, in the order in which
 * addresses have them. Query, validation, condition, counts, address and control follow from a row here and the
 * row of the same name in the backend's `filterSources.ts`.
 */
const programmeFilters = {
  tickets_available: { kind: "flag" },
  resident_artist: { kind: "flag" },
  fellowship_artist: { kind: "flag" },
  genres: { kind: "ids", choices: "counted" },
  cast_members: { kind: "ids", choices: "named", place: 1 },
  venues: { kind: "ids", choices: "named", place: 4 },
  ensembles: { kind: "ids", choices: "named", place: 2 },
  composers: { kind: "ids", choices: "named", place: 3 },
  works: { kind: "ids", choices: "set" },
  access: { kind: "features" },
} as const satisfies Record<string, ProgrammeFilter>;

type Filters = typeof programmeFilters;
export type FilterName = keyof Filters;
type NamesOf<Kind> = {
  [Name in FilterName]: Filters[Name] extends Kind ? Name : never;
}[FilterName];
export type FlagFilter = NamesOf<{ kind: "flag" }>;
export type FeatureFilter = NamesOf<{ kind: "features" }>;
export type IdsFilter = NamesOf<{ kind: "ids" }>;
export type CountedFilter = NamesOf<{ choices: "counted" }>;
export type NamedFilter = NamesOf<{ choices: "named" }>;
export type SetFilter = NamesOf<{ choices: "set" }>;

const rows: readonly [string, ProgrammeFilter][] = Object.entries(programmeFilters);

function namesOf<Name extends FilterName>(fits: (filter: ProgrammeFilter) => boolean) {
  return rows.filter(([, filter]) => fits(filter)).map(([name]) => name) as Name[];
}

const offering = (choices: string) => (filter: ProgrammeFilter) =>
  filter.kind === "ids" && filter.choices === choices;
const placeOf = (name: NamedFilter) => programmeFilters[name].place;

export const flagFilters: readonly FlagFilter[] = namesOf(({ kind }) => kind === "flag");
export const featureFilters: readonly FeatureFilter[] = namesOf(({ kind }) => kind === "features");
export const idsFilters: readonly IdsFilter[] = namesOf(({ kind }) => kind === "ids");
export const countedFilters: readonly CountedFilter[] = namesOf(offering("counted"));
/** In the order of the panel. */
export const namedFilters: readonly NamedFilter[] = namesOf<NamedFilter>(
  offering("named"),
).toSorted((one, other) => placeOf(one) - placeOf(other));
export const setFilters: readonly SetFilter[] = namesOf(offering("set"));

/** Parameters of the programme's address that hold several values. */
export const listParameters: readonly string[] = [...idsFilters, ...featureFilters];

/** All parameters that narrow the programme: its filters, and after them the time and the words. */
export const programmeParameters: readonly string[] = [
  ...flagFilters,
  ...listParameters,
  "from_date",
  "to_date",
  "past",
  "q",
];

/**
 * An object with a value for each name.
 * @example byName(["a", "b"], (name) => name.length) => { a: 1, b: 1 }
 */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
