import type { EventChoices } from "@festival/contracts/api/programme";
import type { Locale } from "@festival/contracts/locales";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  venues,
  type NamedKind,
} from "../../platform/database/schema/index.ts";
import type { EventFilters } from "./eventFilters.ts";
import type { OptionFilter } from "./eventOptions.ts";
import { countingOf, type Counting } from "./counting.repository.ts";

/** Visitors do not read more of a list; the others are found by their names. */
export const mostChoices = 70;

/** The filters whose options are too many to name all. */
export const longLists = ["cast_members", "ensembles", "composers", "venues"] as const;
export type LongList = (typeof longLists)[number];

interface ListParts {
  kind: NamedKind;
  filter: OptionFilter;
  table: SQL;
  id: PgColumn;
  title: SQL;
  /** What names are sorted by; may be the title itself. */
  sort: SQL;
  isShown: SQL;
}

const localized = (column: PgColumn, locale: Locale) => sql`${column}->>${sql.raw(`'${locale}'`)}`;

function partsOf(locale: Locale): Record<LongList | "works", ListParts> {
  const artistName = sql`trim(${artists.firstName} || ' ' || ${artists.lastName})`;
  return {
    cast_members: {
      kind: "artist",
      filter: "castMembers",
      table: sql`${artists}`,
      id: artists.id,
      title: artistName,
      sort: sql`${artists.lastName} || ' ' || ${artists.firstName}`,
      isShown: sql`${artists.isOnline}`,
    },
    ensembles: {
      kind: "ensemble",
      filter: "ensembles",
      table: sql`${ensembles}`,
      id: ensembles.id,
      title: localized(ensembles.name, locale),
      sort: localized(ensembles.name, locale),
      isShown: sql`${ensembles.isOnline}`,
    },
    composers: {
      kind: "composer",
      filter: "composers",
      table: sql`${composers}`,
      id: composers.id,
      title: localized(composers.name, locale),
      sort: localized(composers.shortName, locale),
      isShown: sql`true`,
    },
    venues: {
      kind: "venue",
      filter: "venues",
      table: sql`${venues}`,
      id: venues.id,
      title: localized(venues.name, locale),
      sort: localized(venues.name, locale),
      isShown: sql`${venues.isOnline}`,
    },
    works: {
      kind: "work",
      filter: "works",
      table: sql`${compositions} left join ${composers} on ${composers.id} = ${compositions.composerId}`,
      id: compositions.id,
      title: sql`concat_ws(': ', ${localized(composers.name, locale)}, ${localized(compositions.title, locale)})`,
      sort: localized(compositions.title, locale),
      isShown: sql`true`,
    },
  };
}

const nothing = sql`json_build_object('total', 0, 'choices', '[]'::json)`;

interface ListQuestion {
  /** Options that are set, told in any case. */
  chosen: readonly number[];
  /** What names must have; null for any. */
  find: SQL | null;
  /** Whether others than those that are set are told. */
  isOffered: boolean;
}

/** One list: those that are set, and the most frequent of the others, all of them by name. */
function listOf(parts: ListParts, { countsOf }: Counting, question: ListQuestion): SQL {
  const { kind, id } = parts;
  const { chosen, find, isOffered } = question;
  if (!isOffered && chosen.length === 0) return nothing;
  const isChosen = sql`${id} = any(${sql.param([...chosen])}::int[])`;
  const fits = find
    ? sql`${id} in (select id from names_with(${find}) where kind = ${kind})`
    : sql`true`;
  return sql`(
    with counted as (${countsOf(parts.filter)}),
    named as materialized (
      select ${id} as id, ${parts.title} as title, ${parts.sort} as sort, coalesce(counted.count, 0) as count,
        ${isChosen} as is_chosen, counted.id is not null and ${fits} as is_found
      from ${parts.table} left join counted on counted.id = ${id}
      where ${parts.isShown} and (${isChosen} or (counted.id is not null and ${fits}))
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
  context: { now: Date; locale: Locale; search?: { list: LongList; find: SQL | null } | undefined },
): Promise<EventChoices> {
  const { now, locale, search } = context;
  const counting = countingOf(database, filters, now);
  const parts = partsOf(locale);
  const listIn = (name: LongList, chosen: readonly number[]) => {
    if (!search) return listOf(parts[name], counting, { chosen, find: null, isOffered: true });
    if (search.list !== name) return nothing;
    return listOf(parts[name], counting, { chosen: [], find: search.find, isOffered: true });
  };
  const works = search ? [] : filters.works;
  const { rows } = await database.execute<{ choices: EventChoices }>(sql`
    with ${counting.candidates}
    select json_build_object(${counting.shortCounts},
      'cast_members', ${listIn("cast_members", filters.castMembers)},
      'ensembles', ${listIn("ensembles", filters.ensembles)},
      'composers', ${listIn("composers", filters.composers)},
      'venues', ${listIn("venues", filters.venues)},
      'works', ${listOf(parts.works, counting, { chosen: works, find: null, isOffered: false })}
    ) as choices`);
  const [row] = rows;
  if (!row) throw new Error("The query of the choices returned no row.");
  return row.choices;
}
