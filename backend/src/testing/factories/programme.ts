import type { Localized } from "@festival/contracts/locales";
import type { Database } from "../../platform/database/openDatabase.ts";
import * as schema from "../../platform/database/schema/index.ts";
import { both } from "../factories.ts";

function idOf(rows: { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error("Nothing was stored.");
  return row.id;
}

const same = (text: string): Localized => ({ de: text, en: text });

/** A public event in the summer of 2025, which all of the tests' clocks have ahead of them. */
export async function insertEvent(
  database: Database,
  values: Partial<typeof schema.events.$inferInsert> = {},
): Promise<number> {
  return idOf(
    await database
      .insert(schema.events)
      .values({
        title: both("Evening"),
        slug: { de: "abend", en: "evening" },
        startsAt: new Date("2025-09-01T18:00:00Z"),
        buttonStatus: "on_sale",
        ticketLink: "https://tickets.example/1",
        ...values,
      })
      .returning({ id: schema.events.id }),
  );
}

export async function insertGenre(
  database: Database,
  title: string,
  eventIds: readonly number[],
): Promise<number> {
  const genreId = idOf(
    await database
      .insert(schema.genres)
      .values({ title: same(title), slug: same("genre") })
      .returning({ id: schema.genres.id }),
  );
  const rows = eventIds.map((eventId) => ({ eventId, genreId }));
  if (rows.length > 0) await database.insert(schema.eventGenres).values(rows);
  return genreId;
}

/** A work by a composer of its own, played in these events after what they play already. */
export async function insertWork(
  database: Database,
  composer: string | Localized | number,
  title: string | Localized,
  eventIds: readonly number[] = [],
  values: Partial<typeof schema.compositions.$inferInsert> = {},
): Promise<{ workId: number; composerId: number }> {
  const text = (given: string | Localized) => (typeof given === "string" ? same(given) : given);
  const composerId =
    typeof composer === "number"
      ? composer
      : idOf(
          await database
            .insert(schema.composers)
            .values({ name: text(composer), shortName: text(composer) })
            .returning({ id: schema.composers.id }),
        );
  const workId = idOf(
    await database
      .insert(schema.compositions)
      .values({ composerId, title: text(title), ...values })
      .returning({ id: schema.compositions.id }),
  );
  for (const eventId of eventIds) await play(database, eventId, workId);
  return { workId, composerId };
}

let position = 0;

/** Adds a work to the end of an event's programme. */
export async function play(database: Database, eventId: number, workId: number): Promise<void> {
  position += 1;
  await database
    .insert(schema.eventCompositions)
    .values({ eventId, compositionId: workId, position });
}

/** Adds an artist to the end of an event's cast. */
export async function perform(
  database: Database,
  eventId: number,
  artistId: number,
): Promise<void> {
  position += 1;
  await database.insert(schema.eventCastMembers).values({ eventId, artistId, position });
}
