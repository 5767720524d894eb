import { ApiError } from "@festival/contracts/errors";
import { byName } from "@festival/contracts/fieldsByName";
import { flagFilters } from "@festival/contracts/programme/filters";
import { Type, type Static } from "typebox";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { allIdsFilters, type EventFilters } from "./eventFilters.ts";
import { flagSources, idsSources } from "./filterSources.ts";
import { readSearch, searchFor, takeSearch, type TextSearch } from "./search.repository.ts";
import { readWords, wordsPattern } from "./textSearch.ts";

const ids = (description: string) =>
  Type.Optional(Type.String({ pattern: "^$|^\\d{1,9}(,\\d{1,9}){0,99}$", description }));
const flag = (description: string) =>
  Type.Optional(Type.String({ pattern: "^(|0|1|true|false|on)$", description }));
const day = (description: string) =>
  Type.Optional(
    Type.String({ pattern: "^$|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description }),
  );

/** The search words that a visitor typed. */
export const searchText = Type.String({
  maxLength: 200,
  description:
    "Words to look for in titles, works, catalogue numbers, composers, artists, ensembles and venues; the last one may be a beginning.",
});

/** The filters of the programme: any of a list may fit, and across filters all must. */
export const eventFilterProperties = {
  ids: ids("Ids of events; past ones are included."),
  ...byName(flagFilters, (name) => flag(flagSources[name].about)),
  ...byName(allIdsFilters, (name) => ids(idsSources[name].about)),
  access: Type.Optional(
    Type.String({
      pattern: "^$|^[a-z_]{1,40}(?:,[a-z_]{1,40}){0,19}$",
      description: "Access features such as wheelchair,hearing_loop; all of them.",
    }),
  ),
  from_date: day("First day in Berlin; past events are included."),
  to_date: day("Last day in Berlin. If it is before `from_date`, the two are swapped."),
  past: flag("Only what is over, the latest first."),
  q: Type.Optional(searchText),
  words: Type.Optional(
    Type.String({
      maxLength: 1000,
      pattern: wordsPattern,
      description:
        "In the place of `q`: `words` as a list under `q` has answered them. Nothing is looked up for them.",
    }),
  ),
};

export const EventFilterQuery = Type.Object(eventFilterProperties);
type EventFilterQuery = Static<typeof EventFilterQuery>;

const numbers = (list: string | undefined) => (list ? list.split(",").map(Number) : []);
const isSet = (value: string | undefined) => value !== undefined && /^(?:1|true|on)$/.test(value);

/** The day if the calendar has it: the pattern lets 31 June pass. */
function dayOf(value: string | undefined): string | null {
  if (!value) return null;
  const date = new Date(`${value}T00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) {
    throw new ApiError("bad_request", `Not a day of the calendar: ${value}.`);
  }
  return value;
}

function filtersOf(query: EventFilterQuery, search: TextSearch | null): EventFilters {
  return {
    ids: numbers(query.ids),
    ...byName(flagFilters, (name) => isSet(query[name])),
    ...byName(allIdsFilters, (name) => numbers(query[name])),
    access: query.access ? query.access.split(",") : [],
    fromDate: dayOf(query.from_date),
    toDate: dayOf(query.to_date),
    past: isSet(query.past),
    text: search?.query ?? null,
  };
}

/** Reads the filters of a query, words included: these are looked up in the database. */
export async function readFilters(
  database: Database,
  query: EventFilterQuery,
): Promise<EventFilters> {
  for (const name of allIdsFilters) {
    if (query[name]) dependOn(...(idsSources[name].changesWith ?? []));
  }
  const { q, words } = query;
  if (words) return filtersOf(query, searchFor(readWords(words)));
  return filtersOf(query, q ? await readSearch(database, q) : null);
}

/**
 * Finds something under the filters of a query. Its words are taken by the letter first: only where they
 * find nothing they are looked up, and what was meant by them is looked for instead.
 * @returns with what was looked for in the end; null without words
 */
export async function findUnder<Found>(
  database: Database,
  query: EventFilterQuery,
  find: (filters: EventFilters) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<{ found: Found; search: TextSearch | null }> {
  const { q, words, ...others } = query;
  const filters = await readFilters(database, others);
  const under = (search: TextSearch | null) => find({ ...filters, text: search?.query ?? null });
  if (words || !q) {
    const search = words ? searchFor(readWords(words)) : null;
    return { found: await under(search), search };
  }
  const typed = takeSearch(q);
  const found = await under(typed);
  if (!typed || !isNothing(found)) return { found, search: typed };
  const meant = await readSearch(database, q);
  if (!meant?.corrected) return { found, search: typed };
  return { found: await under(meant), search: meant };
}
