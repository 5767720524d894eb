/**
 * How a filter of the programme is chosen, and what `/events/choices/` answers for it.
 * - `flag`: an event has it or has not. The backend words the question (`filter.NAME` in its locales).
 * - `features`: names of `accessFeatures`; an event needs all that are chosen.
 * - All others are ids, of which an event needs any that is chosen. `links` is a row of links whose names the page
 *   knows, and answers numbers alone; `panel` a list of boxes at this place in the panel, which the page words
 *   (`programme.filter.NAME`), and answers the most frequent options by name; `linked` has no control, as links
 *   of other pages or words of a search lead to it, and answers only the options that are set.
 */
type FilterKind = "flag" | "features" | "links" | `panel ${number}` | "linked";

/**
 * What the programme can be filtered by, under the names that addresses and the API have, in the order in which
 * addresses have them. Query, validation, condition, counts, address and control follow from a row here and the
 * row of the same name in the backend's `filterSources.ts`.
 */
const programmeFilters = {
  tickets_available: "flag",
  free: "flag",
  up_to_10: "flag",
  up_to_15: "flag",
  morning: "flag",
  late: "flag",
  resident_artist: "flag",
  fellowship_artist: "flag",
  genres: "links",
  cast_members: "panel 1",
  venues: "panel 4",
  ensembles: "panel 2",
  composers: "panel 3",
  works: "linked",
  // 1 is Monday, 7 is Sunday, by the clock of the venue
  weekdays: "linked",
  access: "features",
} as const satisfies Record<string, FilterKind>;

type FilterName = keyof typeof programmeFilters;
type NamesOf<Kind extends FilterKind> = {
  [Name in FilterName]: (typeof programmeFilters)[Name] extends Kind ? Name : never;
}[FilterName];
type Panel = `panel ${number}`;
export type FlagFilter = NamesOf<"flag">;
export type FeatureFilter = NamesOf<"features">;
export type IdsFilter = NamesOf<"links" | Panel | "linked">;
export type PanelFilter = NamesOf<Panel>;
export type LinkedFilter = NamesOf<"linked">;

const names = Object.keys(programmeFilters) as FilterName[];

function namesOf<Kind extends FilterKind>(isKind: (kind: FilterKind) => boolean) {
  return names.filter((name): name is NamesOf<Kind> => isKind(programmeFilters[name]));
}

const placeOf = (name: PanelFilter) => Number(programmeFilters[name].slice("panel ".length));
const byPlace = (filters: readonly PanelFilter[]) =>
  filters.toSorted((one, other) => placeOf(one) - placeOf(other));

// the remarks let a build leave out the lists that its part of the site does not use
export const flagFilters = /* @__PURE__ */ namesOf<"flag">((kind) => kind === "flag");
export const idsFilters = /* @__PURE__ */ namesOf<"links" | Panel | "linked">(
  (kind) => kind !== "flag" && kind !== "features",
);
export const linksFilters = /* @__PURE__ */ namesOf<"links">((kind) => kind === "links");
/** In the order of the panel. */
export const panelFilters = /* @__PURE__ */ byPlace(
  /* @__PURE__ */ namesOf<Panel>((kind) => kind.startsWith("panel ")),
);
export const linkedFilters = /* @__PURE__ */ namesOf<"linked">((kind) => kind === "linked");

/** Parameters of the programme's address that hold several values. */
export const listParameters: readonly string[] = /* @__PURE__ */ namesOf((kind) => kind !== "flag");

/** All parameters that narrow the programme: its filters, and after them the time and the words. */
export const programmeParameters = [...names, "from_date", "to_date", "past", "q"] as const;
