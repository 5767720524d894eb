import { locales } from "@festival/contracts/locales";
import { routerPath, type RouteName } from "@festival/contracts/routes";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import * as schema from "../../../platform/database/schema/index.ts";
import type { ResourceUse } from "../../../platform/resources/resource.ts";
import { findUses, type Use } from "../../../platform/media/uses.repository.ts";

const {
  articles,
  blocks,
  booklets,
  contentHeads,
  events,
  homeBlocks,
  navigationEntries,
  pages,
  pageSnapshots,
  patterns,
  sections,
} = schema;

/** What owns the sections of a subquery `found`, and its title; read only for what is asked for. */
const owner = {
  what: sql`coalesce(found.owner_type || ':' || found.owner_id, 'section:' || found.id)`,
  title: sql`coalesce(case found.owner_type
    when 'page' then (select ${pages.title}->>'de' from ${pages} where ${pages.id} = found.owner_id)
    when 'article' then
      (select ${articles.title}->>'de' from ${articles} where ${articles.id} = found.owner_id)
    when 'event' then
      (select ${events.title}->>'de' from ${events} where ${events.id} = found.owner_id)
    when 'booklet' then (select ${events.title}->>'de' from ${events} join ${booklets}
      on ${eq(booklets.eventId, events.id)} where ${booklets.id} = found.owner_id)
    when 'home' then
      (select ${homeBlocks.name} from ${homeBlocks} where ${homeBlocks.id} = found.owner_id)
    when 'block' then coalesce(
      (select ${blocks.name}->>'de' from ${blocks} where ${blocks.id} = found.owner_id), found.slug)
    else found.slug end, '')`,
};

/** Where content lies, as what it uses is read out of it by an expression over its JSON. */
const places: readonly { columns: Use["columns"]; rows: (used: (document: SQL) => SQL) => SQL }[] =
  [
    {
      // what staff work on and have not published yet
      columns: [sections.settings, sections.texts],
      rows: (
        used,
      ) => sql`select found.used_id, ${owner.what} as what, ${owner.title} as title from (
          select ${used(sql`jsonb_build_array(${sections.settings}, ${sections.texts})`)} as used_id,
            ${sections.ownerType} as owner_type, ${sections.ownerId} as owner_id,
            ${sections.id} as id, ${sections.slug} as slug
          from ${sections}
        ) as found`,
    },
    {
      // the same of heads; what the public sees of these stands in the rows of their owners
      columns: [contentHeads.draft],
      rows: (
        used,
      ) => sql`select found.used_id, ${owner.what} as what, ${owner.title} as title from (
          select ${used(sql`${contentHeads.draft}`)} as used_id, ${contentHeads.ownerType} as owner_type,
            ${contentHeads.ownerId} as owner_id, null::int as id, null as slug
          from ${contentHeads}
        ) as found`,
    },
    {
      // what the public sees; older snapshots hold nothing back: restored, they do without it
      columns: [pageSnapshots.sections, pageSnapshots.content],
      rows: (
        used,
      ) => sql`select found.used_id, ${owner.what} as what, ${owner.title} as title from (
          select ${used(sql`jsonb_build_array(newest.sections, case newest.owner_type
              when 'home' then newest.content end)`)} as used_id,
            newest.owner_type, newest.owner_id, newest.id, null as slug
          from (
            select distinct on (${pageSnapshots.ownerType}, ${pageSnapshots.ownerId})
              ${pageSnapshots.sections} as sections, ${pageSnapshots.content} as content,
              ${pageSnapshots.ownerType} as owner_type, ${pageSnapshots.ownerId} as owner_id,
              ${pageSnapshots.id} as id
            from ${pageSnapshots} where ${pageSnapshots.kind} = 'published'
            order by ${pageSnapshots.ownerType}, ${pageSnapshots.ownerId}, ${pageSnapshots.id} desc
          ) as newest
        ) as found`,
    },
    {
      columns: [homeBlocks.content],
      rows: (used) => sql`select ${used(sql`${homeBlocks.content}`)} as used_id,
        'home:' || ${homeBlocks.id} as what, ${homeBlocks.name} as title from ${homeBlocks}`,
    },
    {
      // what staff insert as copies
      columns: [patterns.sections],
      rows: (used) => sql`select ${used(sql`${patterns.sections}`)} as used_id,
        'pattern:' || ${patterns.id} as what, ${patterns.name}->>'de' as title from ${patterns}`,
    },
    {
      columns: [navigationEntries.url],
      rows: (used) => sql`select ${used(sql`${navigationEntries.url}`)} as used_id,
        'navigation-entry:' || ${navigationEntries.id} as what, ${navigationEntries.title}->>'de' as title
        from ${navigationEntries}`,
    },
  ];

const usesOf = (used: (document: SQL) => SQL): Use[] =>
  places.map(({ columns, rows }) => ({ columns, rows: rows(used) }));

type Named = "block" | "image" | "file" | "event" | "article" | "team_member" | "sponsor";

/** Fields that name a record otherwise than by its kind: the picture of previews, and the captions of a video. */
const further: Partial<Record<Named, readonly string[]>> = {
  image: ["og_image_id"],
  file: ["captions_de_id", "captions_en_id"],
};

/** How content names records: as `event_id` or in `event_ids`, at whatever depth. */
export function contentUses(name: Named): Use[] {
  const isId = "? (@ > 0 && @ < 2147483648)";
  const ids = (path: string, document: SQL) =>
    sql`jsonb_path_query_array(${document}, ${sql.raw(`'${path} ${isId}'`)})`;
  const others = (further[name] ?? []).map((field) => `$.**.${field}`);
  const paths = [`$.**.${name}_id`, `$.**.${name}_ids[*]`, ...others];
  return usesOf((document) => {
    const found = paths.map((path) => ids(path, document));
    return sql`jsonb_array_elements(${sql.join(found, sql` || `)})::int`;
  });
}

/** The only record that is asked for by its addresses. */
const one = 1;

/** Texts of content that fulfil a condition of a path expression, with the values of its variables. */
function textUses(condition: string, variables: Readonly<Record<string, string>> = {}): Use[] {
  return usesOf(
    (document) =>
      sql`case when jsonb_path_exists(${document}, ${`$.** ? (${condition})`}::jsonpath,
        ${JSON.stringify(variables)}::jsonb) then ${one}::int end`,
  );
}

/** How content names addresses of this site: as the whole of a text, or with more behind them. */
function addressUses(paths: readonly string[]): Use[] {
  const exact = paths.map((path) => ["==", path] as const);
  const longer = paths.flatMap((path) =>
    ["/", "?", "#"].map((end) => ["starts with", path + end] as const),
  );
  const tests = [...exact, ...longer];
  // a path expression takes values as variables alone
  const condition = tests.map(([test], place) => `@ ${test} $v${place}`).join(" || ");
  return textUses(
    condition,
    Object.fromEntries(tests.map(([, value], place) => [`v${place}`, value])),
  );
}

/** Screens that lead to one record by its id, whatever the slug before it says. */
const screenOf = {
  event: "event",
  article: "article",
  artist: "artist",
  venue: "venue",
  ensemble: "ensemble",
  work: "work",
  composer: "composer",
  tag: "magazineTag",
  team_member: "teamMember",
} as const satisfies Record<string, RouteName>;

/** How content names the screen of a record: by its path in either language, with any slug. */
function screenUses(name: keyof typeof screenOf, id: number): Use[] {
  const paths = locales.map((locale) =>
    routerPath(screenOf[name], locale)
      .replace(":slug", "[^/]+")
      .replace(/:\w*id$/i, String(id)),
  );
  return textUses(`@ like_regex "^(${paths.join("|")})([/?#].*)?$"`);
}

/** Where content shows a record or leads to its screen, besides in what belongs to the record itself. */
export async function findContentUses(
  database: Database,
  name: Named,
  id: number,
): Promise<ResourceUse[]> {
  const found = (await findUses(database, contentUses(name), [id])).get(id) ?? [];
  const shown = found.filter(({ what }) => what !== `${name}:${id}`);
  const led =
    name in screenOf ? await findScreenUses(database, name as keyof typeof screenOf, id) : [];
  const known = new Set(shown.map(({ what }) => what));
  return [...shown, ...led.filter(({ what }) => !known.has(what))];
}

/** Where content leads to the screen of a record, besides from the record itself. */
export async function findScreenUses(
  database: Database,
  name: keyof typeof screenOf,
  id: number,
): Promise<ResourceUse[]> {
  const found = (await findUses(database, screenUses(name, id), [one])).get(one) ?? [];
  return found.filter(({ what }) => what !== `${name}:${id}`);
}

/**
 * Where content leads to a page of this site.
 * @param self as uses name the record that is at the paths, such as "page:7"
 * @param paths with their language, such as "/de/anfahrt"
 */
export async function findAddressUses(
  database: Database,
  self: string,
  paths: readonly string[],
): Promise<ResourceUse[]> {
  const found = (await findUses(database, addressUses(paths), [one])).get(one) ?? [];
  return found.filter(({ what }) => what !== self);
}
