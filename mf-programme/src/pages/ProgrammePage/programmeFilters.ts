import type { Locale } from "@festival/contracts/locales";
import { href, parseId } from "@festival/contracts/routes";
import type { AccessFeature } from "@festival/contracts/accessFeatures";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";

export const flagFilters = ["tickets_available", "resident_artist", "fellowship_artist"] as const;
export type FlagFilter = (typeof flagFilters)[number];

export const listFilters = [
  "genres",
  "cast_members",
  "venues",
  "ensembles",
  "composers",
  "works",
] as const;
export type ListFilter = (typeof listFilters)[number];

/** What the programme is narrowed by, under the names it has in the address and in the API. */
export interface ProgrammeFilters
  extends Record<FlagFilter, boolean>, Record<ListFilter, readonly number[]> {
  access: readonly AccessFeature[];
  /** Days in Berlin, YYYY-MM-DD, both included; empty for none. */
  from_date: string;
  to_date: string;
  /** Only what is over. */
  past: boolean;
  /** Words to look for; empty for none. */
  q: string;
}

/** No visitor chooses more of one kind by hand. */
const mostValues = 50;
const longestSearch = 200;

function idsOf(value = ""): number[] {
  const ids = new Set(value.split(",").flatMap((id) => parseId(id) ?? []));
  return [...ids].toSorted((a, b) => a - b).slice(0, mostValues);
}

function dayOf(value = ""): string {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(value)) return "";
  const date = new Date(`${value}T00:00Z`);
  // 31 June is no day
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : "";
}

const isSet = (value = "") => /^(?:1|true|on)$/.test(value);

/** Reads the address; what makes no sense there is left out, a range the wrong way round is turned. */
export function readFilters(query: Readonly<Record<string, string>>): ProgrammeFilters {
  const days = [dayOf(query.from_date), dayOf(query.to_date)];
  const [from_date = "", to_date = ""] = days.includes("") ? days : days.toSorted();
  return {
    tickets_available: isSet(query.tickets_available),
    resident_artist: isSet(query.resident_artist),
    fellowship_artist: isSet(query.fellowship_artist),
    genres: idsOf(query.genres),
    cast_members: idsOf(query.cast_members),
    venues: idsOf(query.venues),
    ensembles: idsOf(query.ensembles),
    composers: idsOf(query.composers),
    works: idsOf(query.works),
    access: knownAccessFeatures((query.access ?? "").split(",")),
    from_date,
    to_date,
    past: isSet(query.past),
    q: (query.q ?? "").trim().slice(0, longestSearch),
  };
}

/** As the address and the API's queries have them, in the order in which the route declares them. */
export function filterQuery(filters: ProgrammeFilters): Record<string, string | undefined> {
  const flag = (isOn: boolean) => (isOn ? "1" : undefined);
  return {
    tickets_available: flag(filters.tickets_available),
    resident_artist: flag(filters.resident_artist),
    fellowship_artist: flag(filters.fellowship_artist),
    genres: filters.genres.join(","),
    cast_members: filters.cast_members.join(","),
    venues: filters.venues.join(","),
    ensembles: filters.ensembles.join(","),
    composers: filters.composers.join(","),
    works: filters.works.join(","),
    access: filters.access.join(","),
    from_date: filters.from_date,
    to_date: filters.to_date,
    past: flag(filters.past),
    q: filters.q,
  };
}

/**
 * The same for a call that is to find what another one found: with the words that it has answered, so that nothing
 * is looked up for them again.
 * @param words of an answer; none where nothing was typed
 */
export function foundQuery(
  filters: ProgrammeFilters,
  words: string | null | undefined,
): Record<string, string | undefined> {
  const query = filterQuery(filters);
  return filters.q && words ? { ...query, q: undefined, words } : query;
}

/** The programme under these filters. */
export function programmeHref(locale: Locale, filters: ProgrammeFilters, page = 1): string {
  return href(
    "programme",
    locale,
    {},
    {
      page: page > 1 ? page : undefined,
      ...filterQuery(filters),
    },
  );
}

/** No filter at all. */
export const noFilters = readFilters({});

/** All filters taken away, but the days and the search words. */
export function withoutChoices(filters: ProgrammeFilters): ProgrammeFilters {
  const { from_date, to_date, q } = filters;
  return { ...noFilters, from_date, to_date, q };
}

export function withoutDates(filters: ProgrammeFilters): ProgrammeFilters {
  return { ...filters, from_date: "", to_date: "" };
}

export const areEqual = (one: ProgrammeFilters, other: ProgrammeFilters): boolean =>
  programmeHref("de", one) === programmeHref("de", other);
