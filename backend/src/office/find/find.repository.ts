import type { Found } from "@festival/contracts/api/operations";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { locales, type Locale, type Localized } from "@festival/contracts/locales";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
import { eventSearch, events, forms, pages } from "../../platform/database/schema/index.ts";
import { fileUrl } from "../../platform/media/fileUrl.ts";
import { camelCase } from "../../platform/resources/fieldMapping.ts";
import { resourceSearch } from "../../platform/resources/listQuery.ts";
import type { ResourceDefinition } from "../../platform/resources/resource.ts";
import { targetOfLink, type Target } from "../../site/content/references/linkTargets.ts";
import { parseWords, textQuery } from "../../programme/search/textSearch.ts";
import { titlePlace } from "../../search/titlePlace.ts";
import { blocksWith } from "./foundBlocks.ts";

/** So many of one kind, so that none hides the others. */
const mostOfOne = 6;
const mostOfAll = 30;

type Result = Found["results"][number];
type State = Result["state"];
type Title = string | Partial<Record<Locale, string>> | null;
interface Row extends Record<string, unknown> {
  resource: string;
  id: number;
  titles: Title[];
  second: string | null;
  facts: Facts;
}

/** What the address of a record is made of, and what visitors find there. */
interface Facts {
  slug?: string | Localized | null;
  urls?: Localized | null;
  hash?: string | null;
  name?: unknown;
  title?: unknown;
  online?: boolean | null;
  status?: string | null;
  published?: string | null;
  over?: string | null;
}

const factColumns: Readonly<Record<keyof Facts, string>> = {
  slug: "slug",
  urls: "urls",
  hash: "contentHash",
  name: "name",
  title: "title",
  online: "isOnline",
  status: "status",
  published: "publishedAt",
  over: "overAt",
};

function factsOf({ table }: ResourceDefinition): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const named = Object.entries(factColumns).flatMap(([fact, name]) => {
    const column = columns[name];
    return column ? [sql`${fact}::text, ${column}`] : [];
  });
  return named.length > 0 ? sql`jsonb_build_object(${sql.join(named, sql`, `)})` : sql`'{}'::jsonb`;
}

const statuses = ["cancelled", "postponed", "moved"] as const;

function stateOf({ online, status, published, over }: Facts, now: Date): State {
  if (online === false || (published && new Date(published) > now)) return "offline";
  const known = statuses.find((each) => each === status);
  return known ?? (over && new Date(over) <= now ? "past" : "public");
}

function pathOf({ resource, id, facts }: Row, locale: Locale): string {
  const { slug, urls, hash, name, title } = facts;
  if (resource === "files") {
    return fileUrl({ id, contentHash: hash ?? "", name: String(name) });
  }
  return publicPath(resource, { id, slug, urls, name, title }, locale) ?? "";
}

/** Columns that together name a record. */
function titleColumns({ table, title }: ResourceDefinition): PgColumn[] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return title.flatMap((name) => columns[camelCase(name)] ?? []);
}

/** Among so many of the latest events, words that most events have are found without reading all. */
const latest = 500;

/**
 * Events are many, and found by the index that the programme is searched by: works and people too. It knows no
 * order, and the latest are wanted: they are looked through first, and all only where they have too few.
 */
const eventCondition = (words: string): SQL | undefined => {
  const parsed = parseWords(words);
  if (parsed.length === 0) return undefined;
  // without the rank that `events_with` gives each: of a word in most events it takes half of the time
  const found = sql`${eventSearch.document} @@ (${textQuery(parsed)})`;
  const isEnough = sql`(select count(*) from near) >= ${mostOfOne}`;
  return sql`${events.id} = any(array(
    with near as materialized (
      select ${eventSearch.eventId} as id from ${eventSearch} where ${found} and ${eventSearch.eventId} = any(array(
        select ${events.id} from ${events} order by ${events.startsAt} desc, ${events.id} desc limit ${latest}))
    )
    select near.id from near where ${isEnough}
    union all
    select every.id from (select ${eventSearch.eventId} as id from ${eventSearch} where ${found} offset 0) as every
    where not ${isEnough}))`;
};

function wordsCondition(definition: ResourceDefinition, words: string): SQL | undefined {
  const { name, search = [] } = definition;
  if (name === "events") return eventCondition(words);
  return search.length > 0 ? resourceSearch(definition, words) : undefined;
}

/** What stands at an address of this site. */
function addressCondition(definition: ResourceDefinition, target: Target): SQL | undefined {
  const { name, singular, table } = definition;
  if (target.kind === "path") {
    const [, locale = "", ...rest] = target.key.split("/");
    return name === "pages" ? sql`${pages.urls}->>${locale}::text = ${rest.join("/")}` : undefined;
  }
  if (target.kind !== singular) return undefined;
  return name === "forms"
    ? sql`${forms.slug} = ${target.key}`
    : sql`${table.id} = ${Number(target.key)}`;
}

function partOf(definition: ResourceDefinition, words: string): SQL | undefined {
  const { name, table } = definition;
  const columns = titleColumns(definition);
  const isAddress = words.startsWith("/");
  const target = isAddress ? targetOfLink(words) : undefined;
  const condition = isAddress
    ? target && addressCondition(definition, target)
    : wordsCondition(definition, words);
  if (!condition || columns.length === 0) return undefined;
  const titles = sql.join(
    columns.map((column) => sql`to_jsonb(${column})`),
    sql`, `,
  );
  const isEvents = name === "events";
  const order = isEvents ? sql`${events.startsAt} desc` : sql`${table.id} desc`;
  const second = isEvents ? sql`${events.startsAt}::text` : sql`null`;
  // chosen first: else the words of all that are found would be put together before they are
  return sql`(select ${name} as resource, ${table.id} as id, jsonb_build_array(${titles}) as titles,
    ${second} as second, ${factsOf(definition)} as facts from ${table} where ${table.id} in (
      select ${table.id} from ${table} where ${condition} order by ${order} limit ${mostOfOne})
    order by ${order})`;
}

/** What an office looks for by a title that several kinds of records have; the others in the order of their menu. */
const soughtFirst = ["events", "artists", "ensembles", "venues", "works", "articles", "pages"];
const kindPlace = ({ resource }: Result): number => {
  const place = soughtFirst.indexOf(resource);
  return place === -1 ? soughtFirst.length : place;
};

/** In the reader's language, else in the other one. */
function wordsOf(titles: readonly Title[], locale: Locale): string {
  const words = titles.map((title) =>
    typeof title === "string"
      ? title
      : [locale, ...locales].map((each) => title?.[each]).find(Boolean),
  );
  return words.filter(Boolean).join(" ");
}

/**
 * Records and reusable blocks with all the words, those whose title begins with them first, then those whose title has
 * them, and among equal ones events before what belongs to them; or what stands at an address of this site.
 */
export async function findRecords(
  database: Database,
  definitions: readonly ResourceDefinition[],
  words: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Result[]> {
  const records = definitions.flatMap((definition) => partOf(definition, words) ?? []);
  // they have no list of their own, and no address
  const blocks = words.startsWith("/") ? undefined : blocksWith(database, words, mostOfOne);
  const parts = blocks ? [...records, blocks] : records;
  if (parts.length === 0) return [];
  const { rows } = await database.execute<Row>(sql.join(parts, sql` union all `));
  const placeOf = titlePlace(words);
  return rows
    .map((row): Result => {
      const { resource, id, titles, second, facts } = row;
      return {
        resource,
        id,
        title: wordsOf(titles, locale),
        second: second ? new Date(second).toISOString() : "",
        path: pathOf(row, locale),
        state: stateOf(facts, now),
      };
    })
    .toSorted(
      (one, other) =>
        placeOf(one.title) - placeOf(other.title) || kindPlace(one) - kindPlace(other),
    )
    .slice(0, mostOfAll);
}
