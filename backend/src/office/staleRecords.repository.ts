import type { StaleContent } from "@festival/contracts/api/operations";
import { hasHead } from "@festival/contracts/heads/head";
import type { Locale } from "@festival/contracts/locales";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { recordVersions } from "../platform/database/schema/index.ts";
import { mostCompared } from "../platform/resources/versions/recordVersions.repository.ts";
import { hasWords, staleFields } from "../platform/resources/versions/staleFields.ts";

/** Those that were changed last: versions of all others are not read. */
const mostRecords = 300;

const described = new Map(
  resourceDescriptions
    // words of a head are drafts, whose languages are compared where they are written
    .filter(({ singular, access }) => !hasHead(singular) && access?.read === undefined)
    .map((description) => [description.singular, description]),
);
const all = [...described.values()];
const worded = all.flatMap(({ fields }) =>
  Object.keys(fields).filter((name) => fields[name] && hasWords(fields[name])),
);
/** What is read of a version: a whole one is some kB. */
const needed = [...new Set([...worded, ...all.flatMap(({ title }) => title)])];

interface Row extends Record<string, unknown> {
  what: string;
  at: string | Date;
  actor: string;
  fields: string[];
  record: Record<string, unknown>;
}

/** Of a field that names a record. */
function wordsOf(value: unknown, locale: Locale): string {
  const words = typeof value === "object" && value !== null ? Reflect.get(value, locale) : value;
  return typeof words === "string" ? words : "";
}

/** Records of resources some words of which are older than those of the other language, in any order. */
export async function findStaleRecords(
  database: Database,
  locale: Locale,
): Promise<StaleContent[]> {
  const { what, revision, at, actor, fields, record } = recordVersions;
  const list = (names: Iterable<string>) => sql.param(JSON.stringify([...names]));
  const { rows } = await database.execute<Row>(sql`
    with needed as (select name from jsonb_array_elements_text(${list(needed)}::jsonb) as name),
    worded as (select name from jsonb_array_elements_text(${list(new Set(worded))}::jsonb) as name),
    kinds as (select name from jsonb_array_elements_text(${list(described.keys())}::jsonb) as name),
    changed as (
      select ${what} as what from ${recordVersions}
      where split_part(${what}, ':', 1) in (select name from kinds)
        and jsonb_exists_any(${fields}, array(select name from worded))
      group by ${what} order by max(${at}) desc limit ${mostRecords}
    ),
    versions as (
      select ${what} as what, ${revision} as revision, ${at} as at, ${actor} as actor,
        ${fields} as fields, ${record} as record,
        row_number() over (partition by ${what} order by ${revision} desc) as place
      from ${recordVersions} where ${what} in (select changed.what from changed)
    )
    select what, at, actor, fields, (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(record)
      where key in (select name from needed)
    ) as record
    from versions where place <= ${mostCompared} order by what, revision`);

  const byRecord = Map.groupBy(rows, (row) => row.what);
  return [...byRecord].flatMap(([name, versions]) => {
    const description = described.get(name.split(":")[0] ?? "");
    if (!description) return [];
    const dated = versions.map((version) => ({ ...version, at: new Date(version.at) }));
    const count = staleFields(description.fields, dated).length;
    const now = versions.at(-1)?.record ?? {};
    const title = description.title.map((field) => wordsOf(now[field], locale)).join(" ");
    return count === 0 ? [] : { what: name, title: title.trim(), count, path: null };
  });
}
