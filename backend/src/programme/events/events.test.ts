import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import { EventDetail as EventDetailSchema } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { getEvent, listEvents, listGenres, listVenues } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, inArray } from "drizzle-orm";
import { Compile } from "typebox/compile";
import * as schema from "../../platform/database/schema/index.ts";
import { both, insertImage } from "../../testing/factories.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
/** Ids of what the tests speak of, by name. */
const ids: Record<string, number> = {};

type EventValues = Partial<typeof schema.events.$inferInsert>;

function firstId(rows: { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error("Nothing was stored.");
  return row.id;
}

async function insertEvent(title: string, startsAt: string, values: EventValues = {}) {
  const { database } = site;
  const rows = await database
    .insert(schema.events)
    .values({
      title: both(title),
      slug: { de: "abend", en: "evening" },
      startsAt: new Date(startsAt),
      buttonStatus: "on_sale",
      ticketLink: "https://tickets.example/1",
      ...values,
    })
    .returning({ id: schema.events.id });
  const id = firstId(rows);
  ids[title] = id;
  return id;
}

async function insertGenre(name: string, eventIds: number[]): Promise<void> {
  const { database } = site;
  const genreId = firstId(
    await database
      .insert(schema.genres)
      .values({ title: both(name), slug: both(name) })
      .returning({ id: schema.genres.id }),
  );
  ids[name] = genreId;
  await database
    .insert(schema.eventGenres)
    .values(eventIds.map((eventId) => ({ eventId, genreId })));
}

/** The opening night with everything that an event can have. */
async function insertOpening(): Promise<void> {
  const { database } = site;
  const image = await insertImage(database);
  const venueId = firstId(
    await database
      .insert(schema.venues)
      .values({
        name: both("Hall"),
        slug: both("hall"),
        city: "Auenwerth",
        latitude: 50.7,
        longitude: 7.1,
        imageId: image.id,
      })
      .returning({ id: schema.venues.id }),
  );
  ids.hall = venueId;
  const eventId = await insertEvent("Opening", "2025-08-28T17:30:00Z", {
    venueId,
    endsAt: new Date("2025-08-28T19:00:00Z"),
    introductionAt: new Date("2025-08-28T16:45:00Z"),
    introductionPlace: both("Foyer"),
    priceFrom: 22,
    priceTo: 89.5,
    imageIds: [image.id],
  });
  const composerId = firstId(
    await database
      .insert(schema.composers)
      .values({
        name: { de: "Pjotr Tschaikowsky", en: "Pyotr Tchaikovsky" },
        shortName: { de: "Tschaikowsky", en: "Tchaikovsky" },
      })
      .returning({ id: schema.composers.id }),
  );
  const compositionId = firstId(
    await database
      .insert(schema.compositions)
      .values({ composerId, title: { de: "Sinfonie Nr. 5", en: "Symphony No. 5" } })
      .returning({ id: schema.compositions.id }),
  );
  await database.insert(schema.eventCompositions).values([
    { eventId, position: 0, compositionId, durationMinutes: 47 },
    { eventId, position: 1, kind: "interval", durationMinutes: 20 },
  ]);
  const artistId = firstId(
    await database
      .insert(schema.artists)
      .values({ firstName: "Mara", lastName: "Lindqvist", slug: both("mara-lindqvist") })
      .returning({ id: schema.artists.id }),
  );
  ids.mara = artistId;
  await database
    .insert(schema.eventCastMembers)
    .values({ eventId, position: 0, artistId, role: { de: "Leitung", en: "Conductor" } });
  const ensembleId = firstId(
    await database
      .insert(schema.ensembles)
      .values({ name: both("Strom"), slug: both("strom") })
      .returning({ id: schema.ensembles.id }),
  );
  ids.strom = ensembleId;
  await database.insert(schema.eventEnsembles).values({ eventId, ensembleId });
}

async function get<T>(url: string): Promise<T> {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
}
const list = (filters: Record<string, string | number> = {}) =>
  get<EventListPage>(addressOf(listEvents, { locale: "de", ...filters }));
const titles = ({ results }: EventListPage) =>
  results.map(({ title }) => title.replace(" (de)", ""));
const status = async (url: string) => (await site.app.inject({ url })).statusCode;

beforeAll(async () => {
  site = await createTestApp();
  await site.app.clock.set(Date.parse("2025-08-28T18:00:00Z") - Date.now());
  const past = await insertEvent("Past", "2025-08-20T18:00:00Z");
  const hidden = await insertEvent("Hidden", "2025-09-01T18:00:00Z", { isOnline: false });
  await insertEvent("Running without an end", "2025-08-28T15:30:00Z");
  await insertEvent("Day only", "2025-08-27T22:00:00Z", { hasTime: false });
  const late = await insertEvent("Late night", "2025-09-27T21:30:00Z", {
    buttonStatus: "sold_out",
    residentArtist: true,
  });
  await insertEvent("Called off", "2025-09-02T18:00:00Z", {
    status: "cancelled",
    fellowshipArtist: true,
  });
  await insertOpening();
  await insertGenre("chamber", [past, hidden, late]);
  await insertGenre("talk", [ids["Called off"] ?? 0]);
}, 60_000);
afterAll(() => site.close());

describe("the list of events", () => {
  it("tells what is not over yet, the earliest first, and nothing hidden", async () => {
    const page = await list();
    expect(titles(page)).toEqual([
      "Day only",
      "Running without an end",
      "Opening",
      "Called off",
      "Late night",
    ]);
    expect(page).toMatchObject({ count: 5, next: null, previous: null });
  });

  it("tells past events where a first day is given, both days included in Berlin", async () => {
    expect(titles(await list({ from_date: "2025-08-20", to_date: "2025-08-20" }))).toEqual([
      "Past",
    ]);
    expect(titles(await list({ from_date: "2025-08-28", to_date: "2025-08-20" }))).toHaveLength(4);
  });

  it("begins and ends days at midnight in Berlin, also where UTC has another day", async () => {
    const lateIds = [
      await insertEvent("Half past eleven", "2024-07-10T21:30:00Z"),
      await insertEvent("Half past midnight", "2024-07-10T22:30:00Z"),
    ];
    const on = async (day: string) => titles(await list({ from_date: day, to_date: day }));
    expect(await on("2024-07-09")).toEqual([]);
    expect(await on("2024-07-10")).toEqual(["Half past eleven"]);
    expect(await on("2024-07-11")).toEqual(["Half past midnight"]);
    const since = titles(await list({ from_date: "2024-07-11" }));
    expect(since).toContain("Half past midnight");
    expect(since).not.toContain("Half past eleven");
    await site.database.delete(schema.events).where(inArray(schema.events.id, lateIds));
  });

  it("tells past events alone, the latest first, with the other filters", async () => {
    const page = await list({ past: 1 });
    expect(titles(page)).toEqual(["Past"]);
    expect(page.results[0]?.is_past).toBe(true);
    expect(titles(await list({ past: 1, from_date: "2025-08-21" }))).toEqual([]);
    expect(titles(await list({ past: 1, genres: ids.chamber ?? 0 }))).toEqual(["Past"]);
    expect(titles(await list({ past: 1, venues: ids.hall ?? 0 }))).toEqual([]);
    const before = await insertEvent("Before", "2025-08-19T18:00:00Z");
    expect(titles(await list({ past: 1 }))).toEqual(["Past", "Before"]);
    await site.database.delete(schema.events).where(eq(schema.events.id, before));
  });

  it("tells certain events whenever they are, but no hidden ones", async () => {
    const wanted = ["Past", "Opening", "Hidden"].map((name) => ids[name] ?? 0).join(",");
    expect(titles(await list({ ids: `${wanted},999999` }))).toEqual(["Past", "Opening"]);
    expect(titles(await list({ ids: wanted, past: 1 }))).toEqual(["Past"]);
    expect(titles(await list({ ids: 999_999 }))).toEqual([]);
  });

  it("filters by genre, several of them, and with other filters together", async () => {
    expect(titles(await list({ genres: ids.chamber ?? 0 }))).toEqual(["Late night"]);
    expect(titles(await list({ genres: `${ids.chamber},${ids.talk}` }))).toEqual([
      "Called off",
      "Late night",
    ]);
    expect((await list({ genres: ids.talk ?? 0, resident_artist: "true" })).count).toBe(0);
    expect((await list({ genres: 999_999 })).results).toEqual([]);
  });

  it("filters by people, ensembles, venues and the three plain questions", async () => {
    expect(titles(await list({ cast_members: ids.mara ?? 0 }))).toEqual(["Opening"]);
    expect(titles(await list({ ensembles: ids.strom ?? 0 }))).toEqual(["Opening"]);
    expect(titles(await list({ venues: ids.hall ?? 0 }))).toEqual(["Opening"]);
    expect(titles(await list({ resident_artist: "1" }))).toEqual(["Late night"]);
    expect(titles(await list({ fellowship_artist: "1" }))).toEqual(["Called off"]);
    expect(titles(await list({ tickets_available: "true" }))).toEqual([
      "Day only",
      "Running without an end",
      "Opening",
    ]);
  });

  it("answers 400 for what is no filter and 404 for a page that is not there", async () => {
    for (const wrong of ["genres=x", "page=0", "page=-1", "from_date=2025-02-30", "venues=1;2"]) {
      expect([wrong, await status(`/de/api/events/?${wrong}`)]).toEqual([wrong, 400]);
    }
    expect(await status(addressOf(listEvents, { locale: "de", page: 2 }))).toBe(404);
  });

  it("goes from page to page with its filters, each event once", async () => {
    const rows = Array.from({ length: 45 }, (_, i) => ({
      title: both(`Row ${i}`),
      slug: both("row"),
      // all at once: the order must hold all the same
      startsAt: new Date("2026-01-01T18:00:00Z"),
    }));
    await site.database.insert(schema.events).values(rows);
    const seen: number[] = [];
    let next: string | null = addressOf(listEvents, { locale: "en", from_date: "2026-01-01" });
    const addresses: string[] = [];
    while (next) {
      addresses.push(next);
      const page: EventListPage = await get(next);
      expect(page.count).toBe(45);
      seen.push(...page.results.map(({ id }) => id));
      next = page.next;
    }
    expect(addresses).toHaveLength(3);
    expect(addresses[2]).toContain("from_date=2026-01-01");
    expect(new Set(seen).size).toBe(45);
  });
});

describe("an event", () => {
  it("tells everything about itself in the reader's language", async () => {
    const url = addressOf(getEvent, { locale: "en", id: ids.Opening ?? 0 });
    const event = await get<EventDetail>(url);
    expect([...Compile(EventDetailSchema).Errors(event)]).toEqual([]);
    expect(event).toMatchObject({
      title: "Opening (en)",
      works_line: "Tchaikovsky: Symphony No. 5",
      cast_line: "Strom (en) · Mara Lindqvist (Conductor)",
      is_past: false,
      button_text: "Tickets",
      ticket_link: "https://tickets.example/1",
      introduction: { starts_at: "2025-08-28T16:45:00.000Z", place: "Foyer (en)" },
      price_from: 22,
      price_to: 89.5,
      venue_obj: { city: "Auenwerth", position: { latitude: 50.7, longitude: 7.1 } },
      event_castmembers: [{ last_name: "Lindqvist", role: "Conductor" }],
    });
    expect(event.event_compositions.map(({ kind, title }) => [kind, title])).toEqual([
      ["work", "Symphony No. 5"],
      ["interval", ""],
    ]);
    expect(event.image_objs[0]?.path).toMatch(/^\/media\/images\/\d+-[0-9a-f]{12}$/);
    const german = await get<EventDetail>(
      addressOf(getEvent, { locale: "de", id: ids.Opening ?? 0 }),
    );
    expect(german.works_line).toBe("Tschaikowsky: Sinfonie Nr. 5");
  });

  it("sells nothing once it is over or called off", async () => {
    const past = await get<EventDetail>(addressOf(getEvent, { locale: "de", id: ids.Past ?? 0 }));
    expect(past).toMatchObject({ is_past: true, ticket_link: null });
    const off = await get<EventDetail>(
      addressOf(getEvent, { locale: "de", id: ids["Called off"] ?? 0 }),
    );
    expect(off).toMatchObject({
      button_status: "cancelled",
      button_text: "Abgesagt",
      ticket_link: null,
    });
  });

  it("is over after its end, or three hours after its start, or with its day", async () => {
    const overAt = async (name: string, time: string) => {
      await site.app.clock.set(Date.parse(time) - Date.now());
      return (await get<EventDetail>(addressOf(getEvent, { locale: "de", id: ids[name] ?? 0 })))
        .is_past;
    };
    expect(await overAt("Opening", "2025-08-28T18:59:00Z")).toBe(false);
    expect(await overAt("Opening", "2025-08-28T19:01:00Z")).toBe(true);
    expect(await overAt("Running without an end", "2025-08-28T18:29:00Z")).toBe(false);
    expect(await overAt("Running without an end", "2025-08-28T18:31:00Z")).toBe(true);
    expect(await overAt("Day only", "2025-08-28T21:59:00Z")).toBe(false);
    expect(await overAt("Day only", "2025-08-28T22:01:00Z")).toBe(true);
  });

  it("is not found when it is hidden, unknown or no number", async () => {
    for (const id of [ids.Hidden ?? 0, 999_999, 99_999_999_999]) {
      expect(await status(addressOf(getEvent, { locale: "de", id }))).toBe(404);
    }
    expect(await status("/de/api/events/eroica/")).toBe(404);
  });
});

describe("what belongs to events", () => {
  it("lists genres, venues, ensembles and cast members of public events", async () => {
    expect(await get(addressOf(listGenres, { locale: "en" }))).toEqual([
      { id: ids.chamber, title: "chamber (en)" },
      { id: ids.talk, title: "talk (en)" },
    ]);
    expect(await get(addressOf(listVenues, { locale: "de" }))).toMatchObject([
      { id: ids.hall, name: "Hall (de)", city: "Auenwerth", image_obj: { alias: "A hall (de)" } },
    ]);
    expect(await get("/de/api/ensembles/")).toMatchObject([{ id: ids.strom, name: "Strom (de)" }]);
    expect(await get("/de/api/cast-members/")).toMatchObject([
      { id: ids.mara, first_name: "Mara", last_name: "Lindqvist" },
    ]);
  });
});
