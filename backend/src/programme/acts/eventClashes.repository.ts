import type { EventClash } from "@festival/contracts/api/editing/eventActs";
import type { Locale } from "@festival/contracts/locales";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  ensembles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  events,
  venues,
} from "../../platform/database/schema/index.ts";

/** What an event takes up, stored or as it is being typed. */
export interface EventNeeds {
  /** Of the event itself; null for one that is not stored yet. */
  id: number | null;
  startsAt: Date;
  overAt: Date;
  venueId: number | null;
  /** Cast and soloists. */
  artistIds: readonly number[];
  ensembleIds: readonly number[];
}

type Row = Omit<EventClash, "event"> & { id: number; title: string; starts_at: string | Date };

/** A person reads no more than these. */
const mostClashes = 20;

const inLanguage = (column: SQL, locale: Locale) => sql`${column}->>${sql.raw(`'${locale}'`)}`;
/** Names of several tables, which have different rules of sorting, in one list. */
const sortable = (name: SQL) => sql`(${name}) collate "und-x-icu"`;
const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(",")}}`}::int[]`;

/** Artists of an event: in its cast, or soloists of one of its works. */
const artistsOf = (event: SQL) => sql`
  select artist_id from ${eventCastMembers} where event_id = ${event}
  union select (soloist->>'artist_id')::int
    from ${eventCompositions}, jsonb_array_elements(soloists) soloist
    where event_id = ${event} and soloist->>'artist_id' is not null`;

/** Events at the same time that need the venue, an artist or an ensemble too, whether public or not. */
export async function listClashes(
  database: Database,
  { id, startsAt, overAt, venueId, artistIds, ensembleIds }: EventNeeds,
  locale: Locale,
): Promise<EventClash[]> {
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    with others as (
      select id, title, starts_at, venue_id from ${events}
        where id <> ${id ?? 0} and status <> 'cancelled'
          and starts_at < ${overAt.toISOString()} and over_at > ${startsAt.toISOString()}
    ), clashes as (
      select 'venue' as kind, ${sortable(inLanguage(sql`${venues.name}`, locale))} as name, others.*
        from others join ${venues} on ${venues.id} = others.venue_id
        where ${venues.id} = ${venueId}
      union
      select 'artist', ${sortable(sql`trim(${artists.firstName} || ' ' || ${artists.lastName})`)}, others.*
        from others join ${artists} on ${artists.id} = any(${idsOf(artistIds)})
          and ${artists.id} in (${artistsOf(sql`others.id`)})
      union
      select 'ensemble', ${sortable(inLanguage(sql`${ensembles.name}`, locale))}, others.*
        from others join ${eventEnsembles} theirs on theirs.event_id = others.id
          and theirs.ensemble_id = any(${idsOf(ensembleIds)})
        join ${ensembles} on ${ensembles.id} = theirs.ensemble_id
    )
    select kind, name, id, ${inLanguage(sql`title`, locale)} as title, starts_at
    from clashes order by starts_at, id, kind desc, name limit ${mostClashes}`);
  return rows.map(({ kind, name, id: other, title: words, starts_at: begins }) => ({
    kind,
    name,
    event: { id: other, title: words, starts_at: new Date(begins).toISOString() },
  }));
}

/** Clashes of an event as it is stored. */
export async function listClashesOf(
  database: Database,
  id: number,
  locale: Locale,
): Promise<EventClash[]> {
  const { rows } = await database.execute<{
    starts_at: string | Date;
    over_at: string | Date;
    venue_id: number | null;
    artist_ids: number[];
    ensemble_ids: number[];
  }>(sql`
    select starts_at, over_at, venue_id, array(${artistsOf(sql`own.id`)}) as artist_ids,
      array(select ensemble_id from ${eventEnsembles} where event_id = own.id) as ensemble_ids
    from ${events} own where own.id = ${id}`);
  const [own] = rows;
  if (!own) return [];
  const needs = {
    id,
    startsAt: new Date(own.starts_at),
    overAt: new Date(own.over_at),
    venueId: own.venue_id,
    artistIds: own.artist_ids,
    ensembleIds: own.ensemble_ids,
  };
  return listClashes(database, needs, locale);
}
