import type { Localized } from "@festival/contracts/locales";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  compositions,
  ensembles,
  events,
  programmeChanges,
  venues,
} from "../../platform/database/schema/index.ts";
import type { ProgrammeDifference, ProgrammeState } from "./compareProgramme.ts";
import type { Names } from "./wordChange.ts";

/**
 * One page of what changed, the newest first, and how many changes there are.
 * @param range `events` are the ids of those whose changes are wanted; none means all
 */
export async function listProgrammeChanges(
  database: Database,
  range: { limit: number; offset: number; events?: readonly number[] },
) {
  const rows = await database
    .select({
      id: programmeChanges.id,
      kind: programmeChanges.kind,
      text: programmeChanges.text,
      at: programmeChanges.at,
      event: {
        id: events.id,
        slug: events.slug,
        title: events.title,
        titleLanguage: events.titleLanguage,
        startsAt: events.startsAt,
        hasTime: events.hasTime,
        timeZone: events.timeZone,
        status: events.status,
      },
      venue: { id: venues.id, name: venues.name, slug: venues.slug },
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(programmeChanges)
    .innerJoin(events, eq(events.id, programmeChanges.eventId))
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(
      and(
        eq(programmeChanges.isOnline, true),
        eq(events.isOnline, true),
        range.events?.length ? inArray(events.id, [...range.events]) : undefined,
      ),
    )
    .orderBy(desc(programmeChanges.at), desc(programmeChanges.id))
    .limit(range.limit)
    .offset(range.offset);
  return { count: rows[0]?.count ?? 0, rows };
}

/** One change with what it changed. */
export type ChangeRow = Awaited<ReturnType<typeof listProgrammeChanges>>["rows"][number];

/** What visitors were informed of as changed of one event, the newest first. */
export function listChangesOf(database: Database, eventId: number, most: number) {
  const { id, kind, text, at, isOnline } = programmeChanges;
  return database
    .select({ id, kind, text, at })
    .from(programmeChanges)
    .where(and(eq(programmeChanges.eventId, eventId), eq(isOnline, true)))
    .orderBy(desc(at), desc(id))
    .limit(most);
}

export async function createProgrammeChanges(
  transaction: Database,
  rows: readonly (typeof programmeChanges.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(programmeChanges).values([...rows]);
}

async function namesIn(
  transaction: Database,
  table: typeof venues | typeof ensembles | typeof compositions,
  ids: readonly number[],
): Promise<Map<number, Localized>> {
  if (ids.length === 0) return new Map();
  const name = "name" in table ? table.name : table.title;
  const rows = await transaction
    .select({ id: table.id, name })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function artistNames(
  transaction: Database,
  ids: readonly number[],
): Promise<Map<number, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .select({ id: artists.id, first: artists.firstName, last: artists.lastName })
    .from(artists)
    .where(inArray(artists.id, [...ids]));
  return new Map(
    rows.map(({ id, first, last }) => {
      const name = `${first} ${last}`.trim();
      return [id, { de: name, en: name }];
    }),
  );
}

/** The names of all that differences speak of. */
export async function readNames(
  transaction: Database,
  differences: readonly ProgrammeDifference[],
  after: ProgrammeState,
): Promise<Names> {
  const before = differences.map(({ previous }) => previous);
  const works = after.event_compositions.flatMap(({ composition_id: id }) => id ?? []);
  const people = after.event_castmembers.map(({ artist_id: id }) => id);
  return {
    venues: await namesIn(transaction, venues, after.venue_id === null ? [] : [after.venue_id]),
    works: await namesIn(transaction, compositions, [
      ...works,
      ...before.flatMap(({ composition_ids: ids = [] }) => ids),
    ]),
    artists: await artistNames(transaction, [
      ...people,
      ...before.flatMap(({ artist_ids: ids = [] }) => ids),
    ]),
    ensembles: await namesIn(transaction, ensembles, [
      ...after.ensemble_ids,
      ...before.flatMap(({ ensemble_ids: ids = [] }) => ids),
    ]),
  };
}
