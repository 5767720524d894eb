import type { Locale } from "@festival/contracts/locales";
import { and, asc, eq, gt, inArray, ne, notInArray } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import {
  composers,
  compositions,
  eventCompositions,
  eventGenres,
  eventMoods,
  events,
  genres,
  moods,
  venues,
} from "../platform/database/schema/index.ts";
import { changesAt, dependOn } from "../platform/plugins/cacheTags.ts";
import { readingIn } from "@festival/contracts/time/wallClock";
import type { Candidate, Reason } from "./scoreEvents.ts";

/** A festival has fewer; beyond, the nearest count. */
const mostCandidates = 1000;

function grouped(rows: readonly { eventId: number; value: number | null }[]) {
  const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
  return (id: number) => (byEvent.get(id) ?? []).flatMap(({ value }) => value ?? []);
}

/** Events to come for which there are tickets or will be, the nearest first. */
export async function listCandidates(database: Database, now: Date): Promise<Candidate[]> {
  dependOn("events", "moods");
  const rows = await database
    .select({
      id: events.id,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      hasTime: events.hasTime,
      timeZone: events.timeZone,
      venue: events.venueId,
      cheapest: events.priceFrom,
    })
    .from(events)
    .where(
      and(
        eq(events.isOnline, true),
        gt(events.startsAt, now),
        ne(events.status, "cancelled"),
        notInArray(events.buttonStatus, ["cancelled", "sold_out"]),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostCandidates);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  // the first one is no longer recommended once it has begun
  changesAt(rows[0]?.startsAt);
  const genresOf = grouped(
    await database
      .select({ eventId: eventGenres.eventId, value: eventGenres.genreId })
      .from(eventGenres)
      .where(inArray(eventGenres.eventId, ids)),
  );
  const composersOf = grouped(
    await database
      .select({ eventId: eventCompositions.eventId, value: compositions.composerId })
      .from(eventCompositions)
      .innerJoin(compositions, eq(compositions.id, eventCompositions.compositionId))
      .where(inArray(eventCompositions.eventId, ids)),
  );
  const moodsOf = grouped(
    await database
      .select({ eventId: eventMoods.eventId, value: eventMoods.moodId })
      .from(eventMoods)
      .where(inArray(eventMoods.eventId, ids)),
  );
  return rows.map(({ id, startsAt, endsAt, hasTime, timeZone, venue, cheapest }) => {
    const reading = readingIn(timeZone, startsAt);
    const weekday = new Date(reading.slice(0, 10)).getUTCDay();
    return {
      id,
      genres: genresOf(id),
      composers: composersOf(id),
      moods: moodsOf(id),
      venue,
      minutes: endsAt && hasTime ? (endsAt.getTime() - startsAt.getTime()) / 60_000 : null,
      hour: hasTime ? Number(reading.slice(11, 13)) : null,
      isWeekend: weekday === 0 || weekday === 6,
      cheapest,
    };
  });
}

/** Names of what reasons name by id, in one language: by kind and id. */
export async function listReasonNames(
  database: Database,
  reasons: readonly Reason[],
  locale: Locale,
): Promise<Map<string, string>> {
  const named = {
    genres: { table: genres, name: genres.title, tag: "genre" },
    composers: { table: composers, name: composers.shortName, tag: "composer" },
    moods: { table: moods, name: moods.title, tag: "mood" },
    venues: { table: venues, name: venues.name, tag: "venue" },
  };
  const names = new Map<string, string>();
  for (const [kind, { table, name, tag }] of Object.entries(named)) {
    const ids = reasons.flatMap((reason) => (reason.kind === kind ? Number(reason.what) : []));
    if (ids.length === 0) continue;
    const rows = await database
      .select({ id: table.id, name })
      .from(table)
      .where(inArray(table.id, ids));
    for (const row of rows) names.set(`${kind}:${row.id}`, row.name[locale]);
    dependOn(...rows.map(({ id }) => `${tag}:${id}`));
  }
  return names;
}
