import type { EventChoices } from "@festival/contracts/api/programme";
import type { Locale } from "@festival/contracts/locales";
import { byName } from "@festival/contracts/fieldsByName";
import {
  panelFilters,
  linkedFilters,
  type PanelFilter,
  type LinkedFilter,
} from "@festival/contracts/programme/filters";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { countingOf, toPairs, type Counting } from "./counting.repository.ts";
import type { EventFilters } from "./eventFilters.ts";
import { idsSources, type OptionNames } from "./filterSources.ts";

/** Visitors do not read more of a list; the others are found by their names. */
export const mostChoices = 70;

const nothing = sql`json_build_object('total', 0, 'choices', '[]'::json)`;

interface ListQuestion {
  /** Options that are set, told in any case. */
  chosen: readonly number[];
  /** What names must have; null for any. */
  find: SQL | null;
  /** Whether others than those that are set are answered. */
  isOffered: boolean;
  locale: Locale;
}

/** The name of an option has the words. */
function isFound({ kind, id, title }: OptionNames, { find, locale }: ListQuestion): SQL {
  if (!find) return sql`true`;
  return kind
    ? sql`${id} in (select id from names_with(${find}) where kind = ${kind})`
    : sql`search_vector(${title(locale)}, 'A') @@ ${find}`;
}

/** One list: those that are set, and the most frequent of the others, all of them by name. */
function listOf(
  name: PanelFilter | LinkedFilter,
  { countsOf }: Counting,
  question: ListQuestion,
): SQL {
  const { chosen, isOffered, locale } = question;
  const { names } = idsSources[name];
  if (!names || (!isOffered && chosen.length === 0)) return nothing;
  const { id, table, title, sort = title, isShown = sql`true` } = names;
  const isChosen = sql`${id} = any(${sql.param([...chosen])}::int[])`;
  const fits = isFound(names, question);
  return sql`(
    with counted as (${countsOf(name)}),
    named as materialized (
      select ${id} as id, ${title(locale)} as title, ${sort(locale)} as sort, coalesce(counted.count, 0) as count,
        ${isChosen} as is_chosen, counted.id is not null and ${fits} as is_found
      from ${table} left join counted on counted.id = ${id}
      where ${isShown} and (${isChosen} or (counted.id is not null and ${fits}))
    )
    select json_build_object(
      'total', (select count(*)::int from named where is_found),
      'choices', (
        select coalesce(json_agg(
          json_build_object('id', few.id, 'title', few.title, 'count', few.count)
          order by few.sort collate "und-x-icu", few.id), '[]'::json)
        from (
          select * from named where is_chosen or ${isOffered}
          order by is_chosen desc, count desc, id
          limit ${chosen.length + mostChoices}
        ) few))
    )`;
}

/**
 * What the filters offer, given all the other filters, in one query.
 * @param search one list alone, with words that its names must have
 */
export async function listChoices(
  database: Database,
  filters: EventFilters,
  context: {
    now: Date;
    locale: Locale;
    search?: { list: PanelFilter; find: SQL | null } | undefined;
  },
): Promise<EventChoices> {
  const { now, locale, search } = context;
  const counting = countingOf(filters, now);
  const namedList = (name: PanelFilter) => {
    const isOffered = true;
    if (search && search.list !== name) return nothing;
    const question = search
      ? { chosen: [], find: search.find, isOffered, locale }
      : { chosen: filters[name], find: null, isOffered, locale };
    return listOf(name, counting, question);
  };
  const setList = (name: LinkedFilter) => {
    const chosen = search ? [] : filters[name];
    return listOf(name, counting, { chosen, find: null, isOffered: false, locale });
  };
  const lists = { ...byName(panelFilters, namedList), ...byName(linkedFilters, setList) };
  const { rows } = await database.execute<{ choices: EventChoices }>(sql`
    with ${counting.candidates}
    select json_build_object(${counting.shortCounts}, ${toPairs(lists)}) as choices`);
  const [row] = rows;
  if (!row) throw new Error("The query of the choices returned no row.");
  return row.choices;
}
