import { countEvents } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { bindDates, bindWords } from "@festival/shared-ui/bindWords";
import { describeRange } from "@festival/shared-ui/datesInWords";
import { translate } from "../../texts.ts";
import type { ActiveFilter, FilterSuggestion } from "./programmeData.ts";
import { flagFilters, idsFilters } from "@festival/contracts/programme/filters";
import {
  type ProgrammeFilters,
  foundQuery,
  noFilters,
  programmeHref,
  withoutDates,
} from "./programmeFilters.ts";
import type { ProgrammeOptions } from "./programmeOptions.ts";

/** One thing that the programme is narrowed by, and the filters without it. */
interface Narrowing {
  name: keyof ProgrammeFilters;
  label: string;
  without: ProgrammeFilters;
}

/** "30. August 2025", "28.–30. August 2025", "ab 28. August 2025" */
function daysInWords({ from_date, to_date }: ProgrammeFilters, locale: Locale): string {
  const t = translate(locale);
  const noon = (day: string) => `${day}T10:00:00.000Z`;
  if (from_date && to_date && from_date !== to_date)
    return describeRange(noon(from_date), noon(to_date), locale).dates;
  const { start } = describeRange(noon(from_date || to_date), null, locale);
  if (from_date === to_date) return start.dateLong;
  const date = start.dateLong;
  return from_date ? t("loaded.programme.since", { date }) : t("loaded.programme.until", { date });
}

function narrowings(
  filters: ProgrammeFilters,
  options: ProgrammeOptions,
  locale: Locale,
): Narrowing[] {
  const t = translate(locale);
  const found: Narrowing[] = [];
  if (filters.q)
    found.push({
      name: "q",
      label: t("loaded.programme.words", { words: filters.q }),
      without: { ...filters, q: "" },
    });
  if (filters.from_date || filters.to_date)
    found.push({
      name: "from_date",
      label: bindDates(daysInWords(filters, locale)),
      without: withoutDates(filters),
    });
  if (filters.past)
    found.push({
      name: "past",
      label: t("programme.filter.past"),
      without: { ...filters, past: false },
    });
  for (const name of flagFilters)
    if (filters[name])
      found.push({
        name,
        label: options.flags.find(({ slug }) => slug === name)?.title ?? name,
        without: { ...filters, [name]: false },
      });
  for (const name of idsFilters)
    for (const id of filters[name])
      found.push({
        name,
        label: bindWords(options[name].find((option) => option.id === id)?.title ?? ""),
        without: { ...filters, [name]: filters[name].filter((other) => other !== id) },
      });
  for (const feature of filters.access)
    found.push({
      name: "access",
      label: t(`access.${feature}`),
      without: { ...filters, access: filters.access.filter((other) => other !== feature) },
    });
  return found;
}

/** All that is set, each to be taken away by its link. */
export function activeFilters(
  filters: ProgrammeFilters,
  options: ProgrammeOptions,
  locale: Locale,
): ActiveFilter[] {
  return narrowings(filters, options, locale).map(({ name, label, without }) => ({
    name,
    label,
    href: programmeHref(locale, without),
  }));
}

/** Any of a list may fit, so a list stands in the way as a whole; access features each for itself. */
function relaxableFilters(all: readonly Narrowing[], filters: ProgrammeFilters): Narrowing[] {
  const lists: readonly string[] = idsFilters;
  const grouped = Map.groupBy(all, ({ name, label }) =>
    lists.includes(name) ? name : `${name} ${label}`,
  );
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    if (group.length === 1) return first;
    const label = group.map((one) => one.label).join(", ");
    return { name: first.name, label, without: { ...filters, [first.name]: [] } };
  });
}

/** What of the filters is not in those without it. */
function filtersOnlyIn(filters: ProgrammeFilters, without: ProgrammeFilters): ProgrammeFilters {
  const left: Record<string, unknown> = { ...without };
  const taken = Object.entries(filters).flatMap(([name, value]: [string, unknown]) => {
    const other = left[name];
    if (value === other) return [];
    if (!Array.isArray(value) || !Array.isArray(other)) return [[name, value]];
    return [[name, value.filter((one) => !other.includes(one))]];
  });
  return { ...noFilters, ...Object.fromEntries(taken) };
}

/**
 * Where nothing is left: each filter whose end would bring something, the most first; where none would, those
 * that have something by themselves.
 * @param words what was looked for, as the list has answered it
 */
export async function filterSuggestions(
  filters: ProgrammeFilters,
  options: ProgrammeOptions,
  { api, locale, words }: { api: ServerApi; locale: Locale; words: string | null | undefined },
): Promise<FilterSuggestion[]> {
  const all = relaxableFilters(narrowings(filters, options, locale), filters);
  // without the only filter there is the whole programme, which is offered anyway
  if (all.length < 2) return [];
  const counted = async (kind: FilterSuggestion["kind"]) => {
    const ways = await Promise.all(
      all.map(async ({ label, without }): Promise<FilterSuggestion> => {
        const then = kind === "without" ? without : filtersOnlyIn(filters, without);
        const left = await api.optional(countEvents, foundQuery(then, words));
        return { kind, label, href: programmeHref(locale, then), count: left?.count ?? 0 };
      }),
    );
    return ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  };
  const ways = await counted("without");
  return ways.length > 0 ? ways : counted("alone");
}
