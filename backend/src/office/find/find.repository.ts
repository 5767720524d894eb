import type { Found } from "@festival/contracts/api/operations";
import { locales, type Locale } from "@festival/contracts/locales";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
import { events } from "../../platform/database/schema/index.ts";
import { camelCase } from "../../platform/resources/fieldMapping.ts";
import { searchCondition } from "../../platform/resources/listQuery.ts";
import type { ResourceDefinition } from "../../platform/resources/resource.ts";
import { parseWords, textQuery } from "../../programme/search/textSearch.ts";
import { titlePlace } from "../../search/titlePlace.ts";

/** So many of one kind, so that none hides the others. */
const mostOfOne = 6;
const mostOfAll = 30;

type Title = string | Partial<Record<Locale, string>> | null;
interface Row extends Record<string, unknown> {
  resource: string;
  id: number;
  titles: Title[];
  second: string | null;
}

/** Columns that together name a record. */
function titleColumns({ table, title }: ResourceDefinition): PgColumn[] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return title.flatMap((name) => columns[camelCase(name)] ?? []);
}

/** Events are many, and found by the index that the programme is searched by: works and people too. */
const eventCondition = (words: string): SQL | undefined => {
  const parsed = parseWords(words);
  if (parsed.length === 0) return undefined;
  return sql`${events.id} in (select id from events_with(${textQuery(parsed)}))`;
};

function partOf(definition: ResourceDefinition, words: string): SQL | undefined {
  const { name, table, search = [] } = definition;
  const isEvents = name === "events";
  const columns = titleColumns(definition);
  const condition = isEvents
    ? eventCondition(words)
    : search.length > 0
      ? searchCondition(search, words)
      : undefined;
  if (!condition || columns.length === 0) return undefined;
  const titles = sql.join(
    columns.map((column) => sql`to_jsonb(${column})`),
    sql`, `,
  );
  const order = isEvents ? sql`${events.startsAt} desc` : sql`${table.id} desc`;
  const second = isEvents ? sql`${events.startsAt}::text` : sql`null`;
  return sql`(select ${name} as resource, ${table.id} as id, jsonb_build_array(${titles}) as titles,
    ${second} as second from ${table} where ${condition} order by ${order} limit ${mostOfOne})`;
}

/** In the reader's language, else in the other one. */
function wordsOf(titles: readonly Title[], locale: Locale): string {
  const words = titles.map((title) =>
    typeof title === "string"
      ? title
      : [locale, ...locales].map((each) => title?.[each]).find(Boolean),
  );
  return words.filter(Boolean).join(" ");
}

/** Records with all the words, those whose title begins with them first, then those whose title has them. */
export async function findRecords(
  database: Database,
  definitions: readonly ResourceDefinition[],
  words: string,
  locale: Locale,
): Promise<Found["results"]> {
  const parts = definitions.flatMap((definition) => partOf(definition, words) ?? []);
  if (parts.length === 0) return [];
  const { rows } = await database.execute<Row>(sql.join(parts, sql` union all `));
  const placeOf = titlePlace(words);
  return rows
    .map(({ resource, id, titles, second }) => ({
      resource,
      id,
      title: wordsOf(titles, locale),
      second: second ? new Date(second).toISOString() : "",
    }))
    .toSorted((one, other) => placeOf(one.title) - placeOf(other.title))
    .slice(0, mostOfAll);
}
