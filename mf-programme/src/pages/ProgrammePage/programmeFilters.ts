import type { AccessFeature } from "@festival/contracts/programme/accessFeatures";
import type { Locale } from "@festival/contracts/locales";
import { byName } from "@festival/contracts/fieldsByName";
import type { FlagFilter, IdsFilter } from "@festival/contracts/programme/filters";
import { flagFilters, idsFilters } from "@festival/contracts/programme/filters";
import { href, parseId } from "@festival/contracts/routes";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";

/** What the programme is narrowed by, under the names it has in the address and in the API. */
export interface ProgrammeFilters
  extends Record<FlagFilter, boolean>, Record<IdsFilter, readonly number[]> {
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
  if (!/^(?:1[5-9]|20)\d\d-\d\d-\d\d$/.test(value)) return "";
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
    ...byName(flagFilters, (name) => isSet(query[name])),
    ...byName(idsFilters, (name) => idsOf(query[name])),
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
    ...byName(flagFilters, (name) => flag(filters[name])),
    ...byName(idsFilters, (name) => filters[name].join(",")),
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

/** @example dateIn("2025-08", 3) => "2025-08-03" */
export const dateIn = (month: string, day: number): string =>
  `${month}-${String(day).padStart(2, "0")}`;

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
