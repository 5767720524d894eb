import type { Genre } from "@festival/contracts/api/events";
import type { EventChoice, EventChoices, EventOption } from "@festival/contracts/api/programme";
import type { Locale } from "@festival/contracts/locales";
import { accessFeatures } from "@festival/contracts/programme/accessFeatures";
import { byName } from "@festival/contracts/fieldsByName";
import {
  linksFilters,
  flagFilters,
  idsFilters,
  panelFilters,
  linkedFilters,
  type IdsFilter,
} from "@festival/contracts/programme/filters";
import { translate } from "../../texts.ts";
import type { Choice, ChoiceGroup, FlagChoice } from "./programmeData.ts";
import type { ProgrammeFilters } from "./programmeFilters.ts";

/** One value of a filter that takes several. */
interface Option {
  id: number;
  title: string;
}

/** What each filter can be set to, by the filter's name. */
export interface ProgrammeOptions extends Record<IdsFilter, readonly Option[]> {
  flags: readonly EventOption[];
}

/** The programme's own words for what each filter can be set to. */
export function optionsOf(
  genres: readonly Genre[],
  flags: readonly EventOption[],
  choices: EventChoices | undefined,
): ProgrammeOptions {
  return {
    flags,
    genres,
    ...byName([...panelFilters, ...linkedFilters], (name) => choices?.[name].choices ?? []),
  };
}

/** The filters without ids that nothing has. */
export function onlyExisting(
  filters: ProgrammeFilters,
  options: ProgrammeOptions,
): ProgrammeFilters {
  const existing = (name: IdsFilter) => {
    const ids = new Set(options[name].map(({ id }) => id));
    return filters[name].filter((id) => ids.has(id));
  };
  return { ...filters, ...byName(idsFilters, existing) };
}

/** Longer lists can be searched. */
const longList = 12;

const choiceOf = ({ id, title, count }: EventChoice): Choice => [String(id), title, count];

/** The lists to choose from, with how many events each choice would leave. */
export function choiceGroups(choices: EventChoices | undefined, locale: Locale): ChoiceGroup[] {
  const t = translate(locale);
  const lists = panelFilters.map((name) => {
    const { total = 0, choices: found = [] } = choices?.[name] ?? {};
    return {
      name,
      isLong: total > longList,
      more: Math.max(0, total - found.length),
      choices: found.map(choiceOf),
    };
  });
  const counts = new Map(choices?.access.map(({ feature, count }) => [feature, count]));
  const access = accessFeatures.map((feature): Choice => [
    feature,
    t(`access.${feature}`),
    choices ? (counts.get(feature) ?? 0) : null,
  ]);
  const short = { name: "access" as const, isLong: false, more: 0, choices: access };
  return [...lists, short].filter(({ choices: offered }) => offered.length > 0);
}

/** The questions that are answered by yes, in the API's words. */
export function flagChoices(
  options: ProgrammeOptions,
  choices: EventChoices | undefined,
): FlagChoice[] {
  return flagFilters.flatMap((name) => {
    const option = options.flags.find(({ slug }) => slug === name);
    if (!option) return [];
    return { name, title: option.title, count: choices?.[name] ?? null };
  });
}

const noChoices = { total: 0, choices: [] };

/** What is offered where nothing is left and no option is set. */
export const nothingOffered: EventChoices = {
  count: 0,
  ...byName(flagFilters, () => 0),
  ...byName(linksFilters, () => []),
  access: [],
  ...byName([...panelFilters, ...linkedFilters], () => noChoices),
};

/** The whole programme's options, none of which leaves anything now, with those that are set. */
export function withNothingLeft(choices: EventChoices, all: EventChoices): EventChoices {
  const both = { ...choices };
  for (const name of panelFilters) {
    const set = choices[name].choices;
    const ids = new Set(set.map(({ id }) => id));
    const others = all[name].choices.filter(({ id }) => !ids.has(id));
    both[name] = {
      total: all[name].total,
      choices: [...set, ...others.map((choice) => ({ ...choice, count: 0 }))],
    };
  }
  return both;
}
