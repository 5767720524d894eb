import type { Locale } from "@festival/contracts/locales";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { events } from "../../platform/database/schema/index.ts";
import type { NameRow, NameSource } from "./nameSources.ts";

interface NameFilter {
  locale: Locale;
  /** What the words of a name must match; null for anything. */
  text: SQL | null;
}

interface NameRange {
  /** Names under this letter alone; all of them where it is empty. */
  letter: string;
  limit: number;
  offset: number;
}

/** Quotes and brackets before a name say nothing of where it stands. */
const leading = " „“”\"»«›‹‚‘’'([*…–-";

/** The letter of a name as a visitor looks for it: without marks, and `#` for all but letters. */
const letterOf = (sort: SQL) => {
  const first = sql`upper(left(normalize(translate(ltrim(${sort}, ${leading}),
    'ØøŁłĐđÆæŒœÞþß', 'OoLlDdAaOoTts'), NFD), 1))`;
  return sql`case when ${first} ~ '^[A-Z]$' then ${first} else '#' end`;
};

/** What public events name, with how many of them do: counted once, and not again for each name. */
const named = ({ table, id, namings }: NameSource) => sql`${table} join (
  select naming.id, count(distinct naming.event_id)::int as events
  from (${namings}) naming join ${events} on ${events.id} = naming.event_id
  where ${events.isOnline}
  group by naming.id) named on named.id = ${id}`;

const hasWords = ({ kind, id }: NameSource, text: SQL | null) =>
  text === null
    ? sql`true`
    : sql`${id} in (select found.id from names_with(${text}) found where found.kind = ${kind})`;

const shownNames = (source: NameSource, { text }: NameFilter) =>
  sql`${source.isShown} and ${hasWords(source, text)}`;

/** The letters under which public events name something, in their order, `#` last. */
export async function countLetters(
  database: Database,
  source: NameSource,
  filter: NameFilter,
): Promise<{ letter: string; count: number }[]> {
  const { rows } = await database.execute<{ letter: string; count: number }>(sql`
    select letter, count(*)::int as count
    from (select ${letterOf(source.sortedBy(filter.locale))} as letter from ${named(source)}
      where ${shownNames(source, filter)}) lettered
    group by letter order by letter = '#', letter`);
  return rows;
}

/** Names that public events tell of, as an index has them. */
export async function listNames(
  database: Database,
  source: NameSource,
  filter: NameFilter,
  { letter, limit, offset }: NameRange,
): Promise<NameRow[]> {
  const { id, title, titleLanguage, detail, addressed } = source;
  const { locale } = filter;
  const sort = source.sortedBy(locale);
  const isWanted = letter === "" ? sql`true` : sql`${letterOf(sort)} = ${letter}`;
  const { rows } = await database.execute<NameRow & Record<string, unknown>>(sql`
    select ${id} as id, ${title(locale)} as title,
      ${titleLanguage ?? sql`null`} as "titleLanguage", ${detail(locale)} as detail,
      ${addressed} as addressed, named.events as "eventCount"
    from ${named(source)}
    where ${shownNames(source, filter)} and ${isWanted}
    order by ${letterOf(sort)} = '#', ltrim(${sort}, ${leading}) collate "und-x-icu", ${id}
    limit ${limit} offset ${offset}`);
  return rows;
}
