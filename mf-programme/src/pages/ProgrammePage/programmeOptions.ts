import { apiPaths } from "@festival/contracts/apiPaths";
import type { EnsembleRef, Genre, PersonRef, Venue } from "@festival/contracts/api/events";
import type { Composer, EventFacets, EventOption, Work } from "@festival/contracts/api/programme";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { accessFeatures } from "../../events/accessFeatures.ts";
import { translate } from "../../texts.ts";
import type { Choice, ChoiceGroup, FlagChoice } from "./programmeData.ts";
import { flagFilters, type ListFilter, type ProgrammeFilters } from "./programmeFilters.ts";

/** One value of a filter that takes several. */
interface Option {
  id: number;
  title: string;
}

/** What each filter can be set to, by the filter's name. */
export interface ProgrammeOptions extends Record<ListFilter, readonly Option[]> {
  flags: readonly EventOption[];
}

/** Each has a call of its own. */
const mostWorks = 5;

/** What the page can do without: undefined where it can't be had. */
export async function ifThere<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const byTitle = <T extends { id: number }>(list: readonly T[], title: (one: T) => string) =>
  list.map((one) => ({ id: one.id, title: title(one) }));

/**
 * All options of the filters. A list that can't be had is empty, unless the address names one of it:
 * to leave that out would show something else than was asked for.
 */
export async function loadOptions(
  api: ServerApi,
  locale: Locale,
  filters: ProgrammeFilters,
): Promise<ProgrammeOptions> {
  const list = async <T>(path: string, isAskedFor: boolean): Promise<T[]> => {
    const asking = api.get<T[]>(path);
    return isAskedFor ? asking : ((await ifThere(asking)) ?? []);
  };
  const works = Promise.all(
    filters.works
      .slice(0, mostWorks)
      .map((id) => ifThere(api.get<Work>(apiPaths.work(locale, id)))),
  );
  const [genres, castMembers, venues, ensembles, composers, flags] = await Promise.all([
    api.get<Genre[]>(apiPaths.genres(locale)),
    list<PersonRef>(apiPaths.castMembers(locale), filters.cast_members.length > 0),
    list<Venue>(apiPaths.venues(locale), filters.venues.length > 0),
    list<EnsembleRef>(apiPaths.ensembles(locale), filters.ensembles.length > 0),
    list<Composer>(apiPaths.composers(locale), filters.composers.length > 0),
    list<EventOption>(apiPaths.eventOptions(locale), false),
  ]);
  return {
    genres,
    cast_members: byTitle(castMembers, (one) => `${one.first_name} ${one.last_name}`.trim()),
    venues: byTitle(venues, ({ name }) => name),
    ensembles: byTitle(ensembles, ({ name }) => name),
    composers: byTitle(composers, ({ name }) => name),
    works: (await works)
      .filter((work) => work !== undefined)
      .map(({ id, title, composer_obj }) => ({
        id,
        title: composer_obj ? `${composer_obj.name}: ${title}` : title,
      })),
    flags,
  };
}

/** The filters without ids that nothing has. */
export function onlyExisting(
  filters: ProgrammeFilters,
  options: ProgrammeOptions,
): ProgrammeFilters {
  const existing = (name: ListFilter) => {
    const ids = new Set(options[name].map(({ id }) => id));
    return filters[name].filter((id) => ids.has(id));
  };
  return {
    ...filters,
    genres: existing("genres"),
    cast_members: existing("cast_members"),
    venues: existing("venues"),
    ensembles: existing("ensembles"),
    composers: existing("composers"),
    works: existing("works"),
  };
}

/** Longer lists can be searched, and leave out what would lead to nothing. */
const longList = 12;

/** The filters of the panel in its order; genres stand above it, works are only led to. */
const panelLists = ["cast_members", "ensembles", "composers", "venues"] as const;

/** The lists to choose from, with how many events each choice would leave. */
export function choiceGroups(
  options: ProgrammeOptions,
  filters: ProgrammeFilters,
  facets: EventFacets | undefined,
  locale: Locale,
): ChoiceGroup[] {
  const t = translate(locale);
  const lists = panelLists.map((name) => {
    const counts = new Map(facets?.[name].map(({ id, count }) => [id, count]));
    const choices = options[name].map(({ id, title }): Choice => ({
      value: String(id),
      title,
      count: facets ? (counts.get(id) ?? 0) : null,
      isActive: filters[name].includes(id),
    }));
    const isLong = choices.length > longList;
    // where nothing is left at all, everything is offered, to choose anew
    const isAnythingLeft = choices.some(({ count }) => count !== 0);
    return {
      name,
      isLong,
      choices:
        isLong && isAnythingLeft
          ? choices.filter(({ count, isActive }) => isActive || count !== 0)
          : choices,
    };
  });
  const access = accessFeatures.map((feature): Choice => ({
    value: feature,
    title: t(`access.${feature}`),
    count: facets
      ? (facets.access.find((counted) => counted.feature === feature)?.count ?? 0)
      : null,
    isActive: filters.access.includes(feature),
  }));
  return [...lists, { name: "access" as const, isLong: false, choices: access }].filter(
    ({ choices }) => choices.length > 0,
  );
}

/** The questions that are answered by yes, in the API's words. */
export function flagChoices(
  options: ProgrammeOptions,
  filters: ProgrammeFilters,
  facets: EventFacets | undefined,
): FlagChoice[] {
  return flagFilters.flatMap((name) => {
    const option = options.flags.find(({ slug }) => slug === name);
    if (!option) return [];
    return { name, title: option.title, count: facets?.[name] ?? null, isActive: filters[name] };
  });
}
