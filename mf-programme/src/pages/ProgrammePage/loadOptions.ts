import type { EventListPage } from "@festival/contracts/api/events";
import { getEventChoices, listEventOptions, listGenres } from "@festival/contracts/calls/programme";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { linkedFilters, panelFilters } from "@festival/contracts/programme/filters";
import { type ProgrammeFilters, areEqual, foundQuery, noFilters } from "./programmeFilters.ts";
import { nothingOffered, onlyExisting, optionsOf, withNothingLeft } from "./programmeOptions.ts";

/** Filters whose options only the backend can name. */
const namingFilters = [...panelFilters, ...linkedFilters];

const namesNothing = (filters: ProgrammeFilters) =>
  namingFilters.every((name) => filters[name].length === 0);

/**
 * What there is to choose, and the filters without what does not exist.
 * @param found what was found under the filters, where words were looked for
 */
export async function loadOptions(
  asked: ProgrammeFilters,
  found: EventListPage | undefined,
  { api }: PageRequest,
) {
  const query = (filters: ProgrammeFilters) => foundQuery(filters, found?.words);
  const ask = (filters: ProgrammeFilters) => api.get(getEventChoices, query(filters));
  const isNothing = found?.count === 0 && namesNothing(asked);
  const [genres, flags, answered] = await Promise.all([
    api.get(listGenres),
    api.optional(listEventOptions),
    // to leave out what was asked for would show something else
    isNothing
      ? nothingOffered
      : namesNothing(asked)
        ? api.optional(getEventChoices, query(asked))
        : ask(asked),
  ]);
  const offered = answered ?? undefined;
  const filters = onlyExisting(asked, optionsOf(genres, [], offered));
  const choices = offered && !areEqual(asked, filters) ? await ask(filters) : offered;
  // where nothing is left, everything is offered, to choose again
  const unfiltered =
    choices?.count === 0 ? await api.optional(getEventChoices, query(noFilters)) : undefined;
  return {
    filters,
    choices: choices && unfiltered ? withNothingLeft(choices, unfiltered) : choices,
    options: optionsOf(genres, flags ?? [], choices),
  };
}
