import { Composer, Work } from "@festival/contracts/api/programme/works";
import { addressOf } from "@festival/contracts/calls/call";
import { getComposer, getWork } from "@festival/contracts/calls/programme";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Compile } from "typebox/compile";
import * as schema from "../../platform/database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { insertEvent, insertWork, play } from "../../testing/factories/programme.ts";
import { staffCalls } from "../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const same = (text: string) => ({ de: text, en: text });
const workUrl = (id: number, locale: "de" | "en" = "de") => addressOf(getWork, { locale, id });
const composerUrl = (id: number, locale: "de" | "en" = "de") =>
  addressOf(getComposer, { locale, id });

async function get<T>(url: string): Promise<T> {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
}

async function statusOf(url: string, cookies?: Record<string, string>): Promise<number> {
  const { statusCode } = await site.app.inject({ url, ...(cookies && { cookies }) });
  return statusCode;
}

const at = (startsAt: string) => ({ startsAt: new Date(startsAt) });

/** Adds a work with what this event tells of it. */
async function playAs(eventId: number, workId: number, detail: string, minutes: number | null) {
  await site.database.insert(schema.eventCompositions).values({
    eventId,
    compositionId: workId,
    position: 1,
    detail: same(detail),
    durationMinutes: minutes,
  });
}

describe("a work", () => {
  it("tells its composer, its number and how public events play it, in the reader's language", async () => {
    const { database } = site;
    const [old, late, hidden] = [
      await insertEvent(database, at("2024-09-01T18:00:00Z")),
      await insertEvent(database, at("2025-09-01T18:00:00Z")),
      await insertEvent(database, { isOnline: false }),
    ];
    const { workId, composerId } = await insertWork(
      database,
      { de: "Antonín Dvořák", en: "Antonin Dvorak" },
      { de: "Sinfonie Nr. 9 „Aus der Neuen Welt“", en: "Symphony No. 9 “From the New World”" },
      [],
      { catalogue: "op. 95", musicalKey: { de: "e-Moll", en: "E minor" } },
    );
    await playAs(old, workId, "Nur das Largo", 12);
    await playAs(late, workId, "Für Bläser", 44);
    await playAs(hidden, workId, "Geheim", 90);
    const work = await get<Work>(workUrl(workId, "en"));
    expect([...Compile(Work).Errors(work)]).toEqual([]);
    expect(work).toEqual({
      same_as: [],
      id: workId,
      title: "Symphony No. 9 “From the New World”",
      slug: {
        de: "sinfonie-nr-9-aus-der-neuen-welt",
        en: "symphony-no-9-from-the-new-world",
      },
      catalogue: "op. 95",
      musical_key: "E minor",
      composer_obj: {
        id: composerId,
        name: "Antonin Dvorak",
        slug: same("antonin-dvorak"),
        years: "",
      },
      duration: { shortest: 12, longest: 44 },
      details: ["Für Bläser", "Nur das Largo"],
      booklet_event_objs: [],
    });
  });

  it("names no composer where it is anonymous, and nothing that is not known", async () => {
    const eventId = await insertEvent(site.database);
    const { workId } = await insertWork(site.database, 0, "Es ist ein Schnitter", [eventId], {
      composerId: null,
    });
    expect(await get(workUrl(workId))).toMatchObject({
      composer_obj: null,
      duration: null,
      details: [],
    });
  });

  it("names the events whose public booklets tell of it", async () => {
    const { database } = site;
    const told = await insertEvent(database, at("2025-09-02T18:00:00Z"));
    const [draft, hidden] = [await insertEvent(database), await insertEvent(database)];
    const { workId } = await insertWork(database, "Clara Schumann", "Klaviertrio", [told]);
    for (const [eventId, isOnline] of [
      [told, true],
      [draft, false],
    ] as const) {
      const [booklet] = await database
        .insert(schema.booklets)
        .values({ eventId, isOnline })
        .returning();
      const bookletId = booklet?.id ?? 0;
      await database
        .insert(schema.bookletWorks)
        .values({ bookletId, compositionId: workId, position: 1 });
    }
    await database.insert(schema.booklets).values({ eventId: hidden });
    const { booklet_event_objs: found } = await get<Work>(workUrl(workId));
    expect(found).toEqual([
      { id: told, slug: { de: "abend", en: "evening" }, title: both("Evening").de },
    ]);
  });
});

describe("a composer", () => {
  it("tells the works of public events, numbers in their order, with how often they are played", async () => {
    const { database } = site;
    const [first, second] = [await insertEvent(database), await insertEvent(database)];
    const hidden = await insertEvent(database, { isOnline: false });
    const { composerId, workId: tenth } = await insertWork(
      database,
      "Gustav Mahler",
      "Sinfonie Nr. 10",
      [first],
    );
    const { workId: ninth } = await insertWork(database, composerId, "Sinfonie Nr. 9", [
      first,
      second,
      hidden,
    ]);
    await play(database, first, ninth);
    await insertWork(database, composerId, "Titan", [hidden]);
    const composer = await get<Composer>(composerUrl(composerId));
    expect([...Compile(Composer).Errors(composer)]).toEqual([]);
    expect(composer).toEqual({
      same_as: [],
      id: composerId,
      name: "Gustav Mahler",
      slug: same("gustav-mahler"),
      years: "",
      work_objs: [
        { id: ninth, title: "Sinfonie Nr. 9", slug: same("sinfonie-nr-9"), event_count: 2 },
        { id: tenth, title: "Sinfonie Nr. 10", slug: same("sinfonie-nr-10"), event_count: 1 },
      ],
    });
  });
});

describe("works and composers that no public event names", () => {
  it("are shown to staff alone", async () => {
    const { cookies } = await signedIn(site);
    const eventId = await insertEvent(site.database, { isOnline: false });
    const { workId, composerId } = await insertWork(site.database, "N. N.", "Neues", [eventId]);
    for (const url of [workUrl(workId), composerUrl(composerId)]) {
      expect([url, await statusOf(url)]).toEqual([url, 404]);
      expect([url, await statusOf(url, cookies)]).toEqual([url, 200]);
    }
  });

  it.each(["works", "composers"])(
    "are not found among the %s where there are none",
    async (kind) => {
      for (const id of ["999999", "99999999999", "0", "eroica"]) {
        const url = `/de/api/${kind}/${id}/`;
        expect([url, await statusOf(url)]).toEqual([url, 404]);
      }
    },
  );
});

describe("kept pages of works and composers", () => {
  it("are dropped with a change of the work, the composer or an event", async () => {
    const { app, database } = site;
    const call = staffCalls(site, await signedIn(site));
    const eventId = await insertEvent(database);
    const { workId, composerId } = await insertWork(database, "Erik Satie", "Vexations", [eventId]);
    const shown = async (url: string) =>
      new Set(String((await app.inject({ url })).headers[cacheTagsHeader]).split(","));
    const [work, composer] = [await shown(workUrl(workId)), await shown(composerUrl(composerId))];
    const changes = [
      [`works/${workId}/`, { title: same("Vexations 2") }],
      [`composers/${composerId}/`, { years: same("1866–1925") }],
      [`events/${eventId}/`, { title: same("Nacht") }],
    ] as const;
    for (const [address, change] of changes) {
      const before = await newest();
      const { statusCode } = await call("POST", address, { ...change, revision: 1 });
      expect([address, statusCode]).toEqual([address, 200]);
      const noted = (await database.select().from(schema.changes)).filter(({ id }) => id > before);
      const tags = noted.flatMap((row) => row.tags);
      expect([address, tags.some((tag) => work.has(tag))]).toEqual([address, true]);
      expect([address, tags.some((tag) => composer.has(tag))]).toEqual([address, true]);
    }
  });
});

async function newest(): Promise<number> {
  const rows = await site.database.select({ id: schema.changes.id }).from(schema.changes);
  return Math.max(0, ...rows.map(({ id }) => id));
}

describe("ids in catalogues of others", () => {
  const uuid = "1f9df192-a621-4f54-8850-2c5373b7eac9";
  const ids = { wikidata_id: "Q255", musicbrainz_id: uuid, gnd_id: "118508288" };

  it("are written by staff, refused where they look like none, and lead visitors' programs on", async () => {
    const event = await insertEvent(site.database);
    const { workId, composerId } = await insertWork(site.database, "Beethoven", "Eroica", [event]);
    expect((await get<Composer>(composerUrl(composerId))).same_as).toEqual([]);
    const staff = staffCalls(site, await signedIn(site));
    const save = async (name: string, id: number, given: object) => {
      const { revision } = (await staff("GET", `${name}/${id}/`)).json<{ revision: number }>();
      return (await staff("POST", `${name}/${id}/`, { revision, ...given })).statusCode;
    };
    expect(await save("composers", composerId, { ...ids, wikidata_id: "Beethoven" })).toBe(422);
    expect(await save("composers", composerId, ids)).toBe(200);
    expect(await save("works", workId, { ...ids, gnd_id: "" })).toBe(200);
    expect((await get<Composer>(composerUrl(composerId))).same_as).toEqual([
      "https://www.wikidata.org/entity/Q255",
      `https://musicbrainz.org/artist/${uuid}`,
      "https://d-nb.info/gnd/118508288",
    ]);
    expect((await get<Work>(workUrl(workId))).same_as).toEqual([
      "https://www.wikidata.org/entity/Q255",
      `https://musicbrainz.org/work/${uuid}`,
    ]);
  });
});
