import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import type { Artist } from "@festival/contracts/api/programme/people";
import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import type { Venue } from "@festival/contracts/api/programme/venues";
import { addressOf } from "@festival/contracts/calls/call";
import {
  getCastMember,
  getEvent,
  getVenue,
  listCastMembers,
  listEvents,
  listVenues,
} from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import * as schema from "../../platform/database/schema/index.ts";
import {
  both,
  insertArticle,
  insertArtist,
  insertImage,
  insertVenue,
  richText,
} from "../../testing/factories.ts";
import { insertEvent, insertWork, perform } from "../../testing/factories/programme.ts";
import { type TestApp, createTestApp, signedIn } from "../../testing/testApp.ts";

let site: TestApp;
let eventId: number;
const ids: Record<string, number> = {};

const get = async <T>(url: string): Promise<T> => {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
};

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error("Nothing was stored.");
  return row;
}

/** An event that was moved, with all that can stand around one. */
async function insertMoved(): Promise<void> {
  const { database } = site;
  const { id: imageId } = await insertImage(database);
  ids.newVenue = await insertVenue(database, {
    name: both("New hall"),
    accessText: both("Lift on the left"),
    travel: { de: richText("Linie 3"), en: richText("Line 3") },
    links: [{ title: both("House"), url: "https://house.example" }],
  });
  ids.oldVenue = await insertVenue(database, { name: both("Old hall") });
  eventId = await insertEvent(database, {
    startsAt: new Date("2025-09-01T18:00:00Z"),
    venueId: ids.newVenue,
    status: "moved",
    statusReason: both("Building work"),
    previousStartsAt: new Date("2025-08-31T18:00:00Z"),
    previousVenueId: ids.oldVenue,
    links: [{ title: both("Score"), url: "https://score.example" }],
    broadcasts: [{ title: both("Live"), url: "https://radio.example", kind: "radio" }],
    residentArtist: true,
  });
  const { workId, composerId } = await insertWork(database, "Clara Schumann", "Trio", [eventId]);
  ids.work = workId;
  ids.composer = composerId;
  await database.insert(schema.eventCompositions).values([
    { eventId, position: 900, kind: "interval", durationMinutes: 25 },
    { eventId, position: 901, compositionId: workId },
  ]);
  ids.artist = await insertArtist(database);
  await perform(database, eventId, ids.artist);
  await perform(database, eventId, ids.artist);
  const [sponsor] = await database
    .insert(schema.sponsors)
    .values([
      { name: "Works", url: "https://works.example", tier: "main", imageId },
      { name: "Gone", isOnline: false },
    ])
    .returning();
  const sponsors = await database.select().from(schema.sponsors);
  await database
    .insert(schema.eventSponsors)
    .values(sponsors.map(({ id: sponsorId }) => ({ eventId, sponsorId })));
  ids.sponsor = sponsor?.id ?? 0;
  const told = await insertArticle(database, { imageId });
  const later = await insertArticle(database, { publishedAt: new Date("2025-08-30T10:00:00Z") });
  const hidden = await insertArticle(database, { isOnline: false });
  ids.told = told.id;
  ids.later = later.id;
  await database.insert(schema.eventArticles).values(
    [told, later, hidden].map(({ id: articleId }, position) => ({
      eventId,
      articleId,
      position,
    })),
  );
  const file = first(
    await database
      .insert(schema.files)
      .values({
        title: both("Programme"),
        name: "abend programm.pdf",
        contentType: "application/pdf",
        bytes: 1234,
        contentHash: "a".repeat(64),
        fileName: "a.pdf",
      })
      .returning(),
  );
  await database.insert(schema.eventDownloads).values({ eventId, fileId: file.id });
  ids.file = file.id;
}

beforeAll(async () => {
  site = await createTestApp();
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  await insertMoved();
});
afterAll(() => site.close());

describe("an event's page", () => {
  it("tells what is different from what was announced, and why", async () => {
    const event = await get<EventDetail>(addressOf(getEvent, { locale: "en", id: eventId }));
    expect(event).toMatchObject({
      status: "moved",
      status_reason: "Building work (en)",
      previous: {
        date_and_time: "2025-08-31T18:00:00.000Z",
        venue_obj: { id: ids.oldVenue, name: "Old hall (en)" },
      },
      resident_artist: true,
    });
    await site.database
      .update(schema.events)
      .set({ status: "scheduled" })
      .where(eq(schema.events.id, eventId));
    expect(await get(addressOf(getEvent, { locale: "en", id: eventId }))).toMatchObject({
      previous: null,
    });
    await site.database
      .update(schema.events)
      .set({ status: "moved" })
      .where(eq(schema.events.id, eventId));
  });

  it("tells works and people each once besides its programme and cast, and the interval", async () => {
    const event = await get<EventDetail>(addressOf(getEvent, { locale: "de", id: eventId }));
    expect(
      event.event_compositions.map(({ work_id: id, composer_id }) => [id, composer_id]),
    ).toEqual([
      [ids.work, ids.composer],
      [null, null],
      [ids.work, ids.composer],
    ]);
    expect(event.compositions).toEqual([
      { id: ids.work, title: "Trio", composer_obj: { id: ids.composer, name: "Clara Schumann" } },
    ]);
    expect(event.event_castmembers).toHaveLength(2);
    expect(event.cast.map(({ id }) => id)).toEqual([ids.artist]);
    expect(event.interval).toEqual({ duration_minutes: 25 });
  });

  it("tells of whom it names who has a page", async () => {
    const { database } = site;
    const venueId = await insertVenue(database, { isOnline: false });
    const id = await insertEvent(database, { venueId });
    await perform(database, id, ids.artist ?? 0);
    await perform(database, id, await insertArtist(database, { isOnline: false }));
    const event = await get<EventDetail>(addressOf(getEvent, { locale: "de", id }));
    expect(event.event_castmembers.map((member) => member.has_page)).toEqual([true, false]);
    expect(event.venue_obj?.has_page).toBe(false);
  });

  it("tells sponsors with their logos, files, links and broadcasts", async () => {
    const event = await get<EventDetail>(addressOf(getEvent, { locale: "de", id: eventId }));
    expect(event.event_sponsors).toMatchObject([
      { id: ids.sponsor, name: "Works", tier: "main", image_obj: { alias: "A hall (de)" } },
    ]);
    expect(event.download_objs).toEqual([
      {
        id: ids.file,
        title: "Programme (de)",
        name: "abend programm.pdf",
        url: `/media/files/${ids.file}-aaaaaaaaaaaa/abend%20programm.pdf`,
        content_type: "application/pdf",
        bytes: 1234,
      },
    ]);
    expect(event.link_objs).toEqual([{ title: "Score (de)", url: "https://score.example" }]);
    expect(event.broadcast_objs).toEqual([
      { title: "Live (de)", url: "https://radio.example", kind: "radio" },
    ]);
  });

  it("names articles once they are out, and changes by itself when the next one is", async () => {
    const answer = await site.app.inject({
      url: addressOf(getEvent, { locale: "de", id: eventId }),
    });
    const { event_articles: articles } = answer.json<EventDetail>();
    expect(articles.map(({ id }) => id)).toEqual([ids.told]);
    expect(answer.headers[changesAtHeader]).toBe("2025-08-30T10:00:00.000Z");
    await site.app.clock.set(Date.parse("2025-08-30T11:00:00Z") - Date.now());
    const later = await site.app.inject({
      url: addressOf(getEvent, { locale: "de", id: eventId }),
    });
    expect(later.json<EventDetail>().event_articles.map(({ id }) => id)).toEqual([
      ids.told,
      ids.later,
    ]);
    // without an end it is over after three hours
    expect(later.headers[changesAtHeader]).toBe("2025-09-01T21:00:00.000Z");
    await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  });

  it("names all that it shows as its tags", async () => {
    const { headers } = await site.app.inject({
      url: addressOf(getEvent, { locale: "de", id: eventId }),
    });
    const tags = String(headers[cacheTagsHeader]).split(",");
    expect(tags).toEqual(
      expect.arrayContaining([
        `event:${eventId}`,
        `venue:${ids.newVenue}`,
        `venue:${ids.oldVenue}`,
        `work:${ids.work}`,
        `composer:${ids.composer}`,
        `artist:${ids.artist}`,
        `sponsor:${ids.sponsor}`,
        `article:${ids.told}`,
        `file:${ids.file}`,
      ]),
    );
    const list = await site.app.inject({ url: addressOf(listEvents, { locale: "de" }) });
    expect(String(list.headers[cacheTagsHeader]).split(",")).toContain("events");
    expect(list.headers[changesAtHeader]).toBe("2025-09-01T21:00:00.000Z");
  });

  it("is for staff alone while it is not public, and then not cached", async () => {
    const hidden = await insertEvent(site.database, { isOnline: false });
    const { cookies } = await signedIn(site);
    const url = addressOf(getEvent, { locale: "de", id: hidden });
    expect((await site.app.inject({ url })).statusCode).toBe(404);
    const shown = await site.app.inject({ url, cookies });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["cache-control"]).toBe("no-store");
    const list = await site.app.inject({ url: addressOf(listEvents, { locale: "de" }), cookies });
    expect(list.json<EventListPage>().results.map(({ id }) => id)).not.toContain(hidden);
  });
});

describe("a venue's page", () => {
  it("tells how to get there and around", async () => {
    expect(
      await get<Venue>(addressOf(getVenue, { locale: "en", id: ids.newVenue ?? 0 })),
    ).toMatchObject({
      access_text: "Lift on the left (en)",
      travel: richText("Line 3"),
      link_objs: [{ title: "House (en)", url: "https://house.example" }],
    });
  });
});

describe("people and places that are not public", () => {
  it("are in no list and on no page, but for staff", async () => {
    const { database } = site;
    const artistId = await insertArtist(database, { lastName: "Still", isOnline: false });
    await perform(database, eventId, artistId);
    const listed = await get<Artist[]>(addressOf(listCastMembers, { locale: "de" }));
    expect(listed.map(({ id }) => id)).toEqual([ids.artist]);
    const url = addressOf(getCastMember, { locale: "de", id: artistId });
    expect((await site.app.inject({ url })).statusCode).toBe(404);
    const { cookies } = await signedIn(site);
    expect((await site.app.inject({ url, cookies })).statusCode).toBe(200);

    const venueId = await insertVenue(database, { isOnline: false });
    await insertEvent(database, { venueId });
    const venues = await get<Venue[]>(addressOf(listVenues, { locale: "de" }));
    expect(venues.map(({ id }) => id)).toEqual([ids.newVenue]);
  });
});
