import type { Locale, Localized } from "@festival/contracts/locales";
import { composerSlug, workSlug } from "@festival/contracts/programme/workSlugs";
import { href } from "@festival/contracts/routes";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { otherLanguage } from "../platform/locales/otherLanguage.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  eventCompositions,
  events,
  nameSearch,
  venues,
  type NamedKind,
} from "../platform/database/schema/index.ts";
import type { FoundGroup, FoundHit, SearchContext } from "./hits.ts";

interface NamedRow {
  id: number;
  title: string | Localized;
  titleLanguage: Localized | null;
  subtitle: string | Localized | null;
  slug: Localized | null;
  imageId: number | null;
}

interface NameSource {
  from: SQL;
  title: SQL;
  /** Names of people and places have none. */
  titleLanguage?: SQL;
  subtitle: SQL;
  slug: SQL;
  imageId: SQL;
  /** What visitors may know of. */
  isPublic: SQL;
  pathOf(row: NamedRow, locale: Locale): string;
}

const joined = (table: SQL, id: SQL) => sql`join ${table} on ${id} = ${nameSearch}.id`;
const inLanguage = (text: string | Localized | null, locale: Locale) =>
  typeof text === "string" ? text : (text?.[locale] ?? "");
const titleIn = ({ title }: NamedRow, locale: Locale) => inLanguage(title, locale);
const slugIn = ({ slug }: NamedRow, locale: Locale) => slug?.[locale] ?? "";
const isPlayed = (condition: SQL, joins?: SQL) => sql`exists (
  select from ${eventCompositions} ${joins}
  join ${events} on ${events.id} = ${eventCompositions.eventId}
  where ${condition} and ${events.isOnline})`;

const sources: Readonly<Record<NamedKind, NameSource>> = {
  artist: {
    from: joined(sql`${artists}`, sql`${artists.id}`),
    title: sql`trim(${artists.firstName} || ' ' || ${artists.lastName})`,
    subtitle: sql`${artists.role}`,
    slug: sql`${artists.slug}`,
    imageId: sql`${artists.imageId}`,
    isPublic: sql`${artists.isOnline}`,
    pathOf: (row, locale) => href("artist", locale, { slug: slugIn(row, locale), id: row.id }),
  },
  composer: {
    from: joined(sql`${composers}`, sql`${composers.id}`),
    title: sql`${composers.name}`,
    subtitle: sql`${composers.years}`,
    slug: sql`null::jsonb`,
    imageId: sql`null::int`,
    isPublic: isPlayed(
      sql`played.composer_id = ${composers.id}`,
      sql`join ${compositions} played on played.id = ${eventCompositions.compositionId}`,
    ),
    pathOf: (row, locale) =>
      href("composer", locale, { slug: composerSlug(titleIn(row, locale)), id: row.id }),
  },
  ensemble: {
    from: joined(sql`${ensembles}`, sql`${ensembles.id}`),
    title: sql`${ensembles.name}`,
    subtitle: sql`''`,
    slug: sql`${ensembles.slug}`,
    imageId: sql`${ensembles.imageId}`,
    isPublic: sql`${ensembles.isOnline}`,
    pathOf: (row, locale) =>
      href("ensemble", locale, { slug: slugIn(row, locale), ensembleId: row.id }),
  },
  work: {
    from: sql`${joined(sql`${compositions}`, sql`${compositions.id}`)}
      left join ${composers} on ${composers.id} = ${compositions.composerId}`,
    title: sql`${compositions.title}`,
    titleLanguage: sql`${compositions.titleLanguage}`,
    subtitle: sql`${composers.name}`,
    slug: sql`null::jsonb`,
    imageId: sql`null::int`,
    isPublic: isPlayed(sql`${eventCompositions.compositionId} = ${compositions.id}`),
    pathOf: (row, locale) =>
      href("work", locale, { slug: workSlug(titleIn(row, locale), locale), id: row.id }),
  },
  venue: {
    from: joined(sql`${venues}`, sql`${venues.id}`),
    title: sql`${venues.name}`,
    subtitle: sql`${venues.city}`,
    slug: sql`${venues.slug}`,
    imageId: sql`${venues.imageId}`,
    isPublic: sql`${venues.isOnline}`,
    pathOf: (row, locale) => href("venue", locale, { slug: slugIn(row, locale), id: row.id }),
  },
};

const isNamedKind = (kind: string): kind is NamedKind => Object.hasOwn(sources, kind);

/** A list of one kind with its whole length: names are few, so all that fit are looked at. */
function listOf(kind: NamedKind, { limit }: SearchContext): SQL {
  const {
    from,
    title,
    titleLanguage = sql`null::jsonb`,
    subtitle,
    slug,
    imageId,
    isPublic,
  } = sources[kind];
  return sql`(
    with fitting as materialized (
      select ${nameSearch}.id, ${title} as title,
        ${titleLanguage} as title_language, ${subtitle} as subtitle, ${slug} as slug,
        ${imageId} as image_id, ${nameSearch}.rank
      from found ${nameSearch} ${from} where ${nameSearch}.kind = ${kind} and ${isPublic}
    )
    select json_build_object(
      'total', (select count(*)::int from fitting),
      'rows', (
        select coalesce(json_agg(
          json_build_object('id', id, 'title', title, 'titleLanguage', title_language, 'subtitle', subtitle, 'slug', slug, 'imageId', image_id)
          order by rank desc, title, id), '[]'::json)
        from (select * from fitting order by rank desc, title, id limit ${limit}) few))
    )`;
}

function toHit(kind: NamedKind, row: NamedRow, locale: Locale): FoundHit {
  return {
    id: row.id,
    title: titleIn(row, locale),
    titleLanguage: otherLanguage(row.titleLanguage, locale),
    subtitle: inLanguage(row.subtitle, locale),
    path: sources[kind].pathOf(row, locale),
    image: row.imageId,
  };
}

/** Public names that have the words, by the index that the programme's suggestions go by, in one query. */
export async function findNameHits(
  database: Database,
  text: SQL,
  context: SearchContext,
): Promise<FoundGroup[]> {
  const kinds = context.kinds.filter(isNamedKind);
  if (kinds.length === 0) return [];
  const lists = kinds.map((kind) => sql`${sql.raw(`'${kind}'`)}, ${listOf(kind, context)}`);
  const { rows } = await database.execute<{
    names: Record<NamedKind, { total: number; rows: NamedRow[] }>;
  }>(sql`
    with found as materialized (
      select kind, id, ts_rank(document, ${text}) as rank from names_with(${text})
    )
    select json_build_object(${sql.join(lists, sql`, `)}) as names`);
  const [row] = rows;
  if (!row) throw new Error("The query of the names returned no row.");
  return kinds.map((kind) => ({
    kind,
    total: row.names[kind].total,
    hits: row.names[kind].rows.map((named) => toHit(kind, named, context.locale)),
  }));
}
