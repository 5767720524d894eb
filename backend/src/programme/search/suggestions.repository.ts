import type { Locale, Localized } from "@festival/contracts/locales";
import { and, gt, lte, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
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
} from "../../platform/database/schema/index.ts";
import { getTeasers, type TeaserRecord } from "../events/teasers.repository.ts";

const playedWorks = alias(compositions, "played_works");

/** So many of each kind are suggested. */
const most = 5;

interface Named {
  id: number;
  name: Localized;
  slug: Localized;
}

export interface FoundNames {
  artists: { id: number; firstName: string; lastName: string; slug: Localized }[];
  ensembles: Named[];
  venues: Named[];
  works: {
    id: number;
    title: Localized;
    titleLanguage: Localized;
    composerId: number | null;
    composer: Localized | null;
  }[];
  composers: { id: number; name: Localized }[];
}

/** Events that have the words, those ahead first. */
export async function suggestEvents(
  database: Database,
  query: SQL,
  context: { now: Date; locale: Locale },
): Promise<TeaserRecord[]> {
  const { now, locale } = context;
  const find = async (isWanted: SQL | undefined, words: SQL, count: number) => {
    const { rows } = await database.execute<{ id: number }>(sql`
      select ${events.id} from events_with(${words}) found join ${events} on ${events.id} = found.id
      where ${and(sql`${events.isOnline}`, isWanted)}
      order by found.rank desc, ${events.startsAt}, ${events.id} limit ${count}`);
    return rows.map(({ id }) => id);
  };
  const ahead = await find(gt(events.overAt, now), sql`${query}, ${now}::timestamptz`, most);
  const missing = most - ahead.length;
  const past = missing > 0 ? await find(lte(events.overAt, now), query, missing) : [];
  return getTeasers(database, [...ahead, ...past], locale);
}

/** Public names that have the words, a few of each kind, in one query. */
export async function suggestNames(
  database: Database,
  query: SQL,
  locale: Locale,
): Promise<FoundNames> {
  const few = (kind: NamedKind, row: SQL, from: SQL, condition: SQL, name: SQL) => sql`(
    select coalesce(json_agg(few.entry order by few.place), '[]'::json)
    from (
      select ${row} as entry, row_number() over (
        order by ${nameSearch}.rank desc, ${name}, ${nameSearch.id}
      ) as place
      from found ${nameSearch} ${from}
      where ${nameSearch.kind} = ${kind} and ${condition}
      order by place limit ${most}
    ) few)`;
  const inLocale = sql.raw(`'${locale}'`);
  const played = (condition: SQL) => sql`exists (
    select from ${compositions} ${playedWorks}
    join ${eventCompositions} on ${eventCompositions.compositionId} = ${playedWorks.id}
    join ${events} on ${events.id} = ${eventCompositions.eventId}
    where ${condition} and ${events.isOnline})`;
  const { rows } = await database.execute<{ names: FoundNames }>(sql`
  with found as materialized (
    select kind, id, ts_rank(document, ${query}) as rank from names_with(${query})
  )
  select json_build_object(
    'artists', ${few(
      "artist",
      sql`json_build_object('id', ${artists.id}, 'firstName', ${artists.firstName}, 'lastName', ${artists.lastName}, 'slug', ${artists.slug})`,
      sql`join ${artists} on ${artists.id} = ${nameSearch.id}`,
      sql`${artists.isOnline}`,
      sql`${artists.lastName}`,
    )},
    'ensembles', ${few(
      "ensemble",
      sql`json_build_object('id', ${ensembles.id}, 'name', ${ensembles.name}, 'slug', ${ensembles.slug})`,
      sql`join ${ensembles} on ${ensembles.id} = ${nameSearch.id}`,
      sql`${ensembles.isOnline}`,
      sql`${ensembles.name}->>${inLocale}`,
    )},
    'venues', ${few(
      "venue",
      sql`json_build_object('id', ${venues.id}, 'name', ${venues.name}, 'slug', ${venues.slug})`,
      sql`join ${venues} on ${venues.id} = ${nameSearch.id}`,
      sql`${venues.isOnline}`,
      sql`${venues.name}->>${inLocale}`,
    )},
    'works', ${few(
      "work",
      sql`json_build_object('id', ${compositions.id}, 'title', ${compositions.title}, 'titleLanguage', ${compositions.titleLanguage}, 'composerId', ${composers.id}, 'composer', ${composers.name})`,
      sql`join ${compositions} on ${compositions.id} = ${nameSearch.id} left join ${composers} on ${composers.id} = ${compositions.composerId}`,
      played(sql`${playedWorks.id} = ${compositions.id}`),
      sql`${compositions.title}->>${inLocale}`,
    )},
    'composers', ${few(
      "composer",
      sql`json_build_object('id', ${composers.id}, 'name', ${composers.name})`,
      sql`join ${composers} on ${composers.id} = ${nameSearch.id}`,
      played(sql`${playedWorks.composerId} = ${composers.id}`),
      sql`${composers.name}->>${inLocale}`,
    )}
  ) as names`);
  const [row] = rows;
  if (!row) throw new Error("The query of the suggestions returned no row.");
  return row.names;
}
