import type { EventClash } from "@festival/contracts/api/editing/eventActs";
import type { Locale } from "@festival/contracts/locales";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  ensembles,
  eventCastMembers,
  eventEnsembles,
  events,
  venues,
} from "../../platform/database/schema/index.ts";

type Row = Omit<EventClash, "event"> & { id: number; title: string; starts_at: string | Date };

/** A person reads no more than these. */
const mostClashes = 20;

/** What is due at the same time, as far as it takes place. */
const others = sql`select other.id, other.title, other.starts_at, other.venue_id from ${events} own
  join ${events} other on other.id <> own.id and other.status <> 'cancelled'
    and other.starts_at < own.over_at and other.over_at > own.starts_at
  where own.id =`;

const inLanguage = (column: SQL, locale: Locale) => sql`${column}->>${sql.raw(`'${locale}'`)}`;
/** Names of several tables, which have different rules of sorting, in one list. */
const sortable = (name: SQL) => sql`(${name}) collate "und-x-icu"`;

/** Events at the same time that need the venue, an artist or an ensemble of this one, whether public or not. */
export async function listClashes(
  database: Database,
  id: number,
  locale: Locale,
): Promise<EventClash[]> {
  const both = (table: typeof eventCastMembers | typeof eventEnsembles, column: SQL) =>
    sql`join ${table} theirs on theirs.event_id = others.id
      join ${table} ours on ours.event_id = ${id} and ours.${column} = theirs.${column}`;
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    with others as (${others} ${id}), clashes as (
      select 'venue' as kind, ${sortable(inLanguage(sql`${venues.name}`, locale))} as name, others.*
        from others join ${venues} on ${venues.id} = others.venue_id
        where ${venues.id} = (select venue_id from ${events} where id = ${id})
      union
      select 'artist', ${sortable(sql`trim(${artists.firstName} || ' ' || ${artists.lastName})`)}, others.*
        from others ${both(eventCastMembers, sql`artist_id`)}
        join ${artists} on ${artists.id} = ours.artist_id
      union
      select 'ensemble', ${sortable(inLanguage(sql`${ensembles.name}`, locale))}, others.*
        from others ${both(eventEnsembles, sql`ensemble_id`)}
        join ${ensembles} on ${ensembles.id} = ours.ensemble_id
    )
    select kind, name, id, ${inLanguage(sql`title`, locale)} as title, starts_at
    from clashes order by starts_at, id, kind desc, name limit ${mostClashes}`);
  return rows.map(({ kind, name, id: other, title: words, starts_at: startsAt }) => ({
    kind,
    name,
    event: { id: other, title: words, starts_at: new Date(startsAt).toISOString() },
  }));
}
