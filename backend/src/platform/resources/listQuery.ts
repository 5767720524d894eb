import type { ResourceQuery } from "@festival/contracts/calls/resources";
import { largestId } from "@festival/contracts/fields/patterns";
import { locales, type Locale } from "@festival/contracts/locales";
import { and, asc, desc, inArray, is, SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Type } from "typebox";
import type { ResourceDefinition } from "./resource.ts";

/** Records on one page of a list, where its query does not say. */
const defaultPerPage = 25;
/** Records that one page holds, and that a query may name. */
const mostPerPage = 100;
const idsPattern = `^[1-9]\\d{0,9}(?:,[1-9]\\d{0,9}){0,${mostPerPage - 1}}$`;

/** Those that can exist: a larger number is no id of the database. */
const idsIn = (text: string) =>
  text
    .split(",")
    .map(Number)
    .filter((id) => id <= largestId);

/** A column as text that a search can read: of localized ones both languages. */
function searched(column: PgColumn | SQL): SQL {
  if (is(column, SQL)) return column;
  return column.columnType === "PgJsonb"
    ? sql.join(
        locales.map((locale) => sql`coalesce(${column}->>${sql.raw(`'${locale}'`)}, '')`),
        sql` || ' ' || `,
      )
    : sql`${column}::text`;
}

const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const wordsIn = (search: string) => search.split(/\s+/).filter((word) => word !== "");

/** Finds every word, in whatever column, umlauts and case aside. */
export function searchCondition(
  columns: readonly (PgColumn | SQL)[],
  search: string,
): SQL | undefined {
  const words = wordsIn(search);
  if (words.length === 0) return undefined;
  const text = sql.join(columns.map(searched), sql`, `);
  const patterns = JSON.stringify(words.map(patternOf));
  // `unaccent` is dear: of each row it is called once for all columns and words, and of the words once for all rows
  return sql`unaccent(concat_ws(' ', ${text})) ilike all (array(
    select unaccent(word) from jsonb_array_elements_text(${patterns}::jsonb) as word))`;
}

/**
 * The same for the records of a resource. Where its table keeps what is searched, each word is a condition of its
 * own, whose pattern the database knows when it plans: else it would use no index.
 */
export function resourceSearch(
  { search = [], searchText }: Pick<ResourceDefinition, "search" | "searchText">,
  words: string,
): SQL | undefined {
  if (!searchText) return searchCondition(search, words);
  return and(
    ...wordsIn(words).map((word) => sql`${searchText} like search_plain(${patternOf(word)})`),
  );
}

function sorted(column: PgColumn, locale: Locale): SQL {
  return column.columnType === "PgJsonb"
    ? sql`(${column}->>${sql.raw(`'${locale}'`)}) collate "und-x-icu"`
    : sql`${column}`;
}

/** Query of a resource's list. */
export function listQuerySchema({ sort = [], filters = {} }: ResourceDefinition) {
  const orders = ["id", ...sort].flatMap((name) => [name, `-${name}`]);
  const own = Object.entries(filters).map(([name, { schema }]) => [name, Type.Optional(schema)]);
  return Type.Unsafe<ResourceQuery>(
    Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPerPage })),
      ids: Type.Optional(Type.String({ pattern: idsPattern })),
      search: Type.Optional(Type.String({ maxLength: 100 })),
      sort: Type.Optional(Type.Enum(orders)),
      ...Object.fromEntries(own),
    }),
  );
}

/** The part of the list that a query asks for. */
export function listRange(query: ResourceQuery): { page: number; limit: number; offset: number } {
  const page = query.page ?? 1;
  const limit = query.per_page ?? (query.ids === undefined ? defaultPerPage : mostPerPage);
  return { page, limit, offset: (page - 1) * limit };
}

export function listCondition(
  definition: ResourceDefinition,
  query: ResourceQuery,
  locale: Locale,
): SQL | undefined {
  const { table, filters = {} } = definition;
  const conditions = Object.entries(filters).map(([name, filter]) => {
    const value = query[name];
    const given =
      typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return given ? filter.condition(value, locale) : undefined;
  });
  return and(
    query.ids === undefined ? undefined : inArray(table.id, idsIn(query.ids)),
    query.search ? resourceSearch(definition, query.search) : undefined,
    ...conditions,
  );
}

/** In the order asked for; records that are equal in it stay in the order of their ids. */
export function listOrder(
  definition: ResourceDefinition,
  column: (field: string) => PgColumn | undefined,
  query: ResourceQuery,
  locale: Locale,
): SQL[] {
  const wanted = query.sort ?? definition.defaultSort ?? "id";
  const direction = wanted.startsWith("-") ? desc : asc;
  const by = column(wanted.replace(/^-/, ""));
  return [...(by ? [direction(sorted(by, locale))] : []), direction(definition.table.id)];
}

/** Addresses of the pages beside one, as a list names them. */
export function pageLinks(path: string, query: ResourceQuery, page: number, isLast: boolean) {
  const address = (number: number) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page: number })) {
      if (value !== undefined) search.set(name, String(value));
    }
    return `${path}?${search}`;
  };
  return { next: isLast ? null : address(page + 1), previous: page > 1 ? address(page - 1) : null };
}
