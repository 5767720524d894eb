import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { withSearchAtTheEnd } from "../platform/database/searchInBulk.ts";

/** Weeks by which each copy of the programme lies after the one before: the days of the week stay. */
const weeksApart = 54;

/** Copies so many events with all that belongs to them, in one statement for each table. */
async function copyOnce(
  database: Database,
  copy: number,
  most: number,
): Promise<{ eventIds: number[] }> {
  const { rows } = await database.execute<{ id: number }>(sql`
    with copied as (
      insert into events (
        starts_at, ends_at, has_time, time_zone, title, subtitle, slug, genre_id, venue_id, status, button_status,
        ticket_link, access, price_from, price_to, description, program_text, resident_artist,
        fellowship_artist, is_online, image_ids, external_id
      )
      select
        starts_at + ${copy * weeksApart * 7} * interval '1 day', ends_at + ${copy * weeksApart * 7} * interval '1 day',
        has_time, time_zone, title, subtitle, slug, genre_id, venue_id, status,
        button_status, ticket_link, access, price_from, price_to, description, program_text, resident_artist,
        fellowship_artist, is_online, image_ids, 'copy:' || ${copy}::int || ':' || id
      from events where external_id is null or external_id not like 'copy:%'
      order by md5(id::text || ${copy}::text) limit ${most}
      returning id, split_part(external_id, ':', 3)::int as original
    ), works as (
      insert into event_compositions (event_id, position, kind, composition_id, detail, duration_minutes, soloists)
      select copied.id, position, kind, composition_id, detail, duration_minutes, soloists
      from copied join event_compositions on event_id = original
    ), people as (
      insert into event_castmembers (event_id, position, artist_id, role)
      select copied.id, position, artist_id, role from copied join event_castmembers on event_id = original
    ), groups as (
      insert into event_ensembles (event_id, ensemble_id, position)
      select copied.id, ensemble_id, position from copied join event_ensembles on event_id = original
    ), kinds as (
      insert into event_genres (event_id, genre_id, position)
      select copied.id, genre_id, position from copied join event_genres on event_id = original
    )
    select id from copied`);
  return { eventIds: rows.map(({ id }) => id) };
}

/** Copies the events that are there, over the years to come, until there are so many; for measurements. */
export async function multiplyEvents(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute<{ there: number }>(
    sql`select count(*)::int as there from events`,
  );
  let there = rows[0]?.there ?? 0;
  for (let copy = 1; there > 0 && there < count; copy += 1) {
    const made = await database.transaction((tx) =>
      withSearchAtTheEnd(tx, () => copyOnce(tx, copy, Math.min(count - there, 1000))),
    );
    there += made.eventIds.length;
  }
}
