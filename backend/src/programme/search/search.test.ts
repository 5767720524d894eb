import type { EventListPage } from "@festival/contracts/api/events";
import {
  SearchSuggestions,
  type EventCalendar,
  type EventChoices,
  type EventCount,
} from "@festival/contracts/api/programme";
import { addressOf } from "@festival/contracts/calls/call";
import {
  countEvents,
  getEventCalendar,
  getEventChoices,
  getSuggestions,
  listEvents,
} from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { Compile } from "typebox/compile";
import type { Database } from "../../platform/database/openDatabase.ts";
import * as schema from "../../platform/database/schema/index.ts";
import { withSearchAtTheEnd } from "../../platform/database/searchInBulk.ts";
import { insertArtist, insertEnsemble, insertVenue } from "../../testing/factories.ts";
import { insertEvent, insertWork, perform } from "../../testing/factories/programme.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
const same = (text: string) => ({ de: text, en: text });
const ids: Record<string, number> = {};

async function insertNamed(name: string, values: Parameters<typeof insertEvent>[1] = {}) {
  const id = await insertEvent(site.database, { title: same(name), ...values });
  ids[name] = id;
  return id;
}

async function get<T>(url: string): Promise<T> {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
}
const search = (q: string, filters: Record<string, string | number> = {}) =>
  get<EventListPage>(addressOf(listEvents, { locale: "de", q, ...filters }));
const found = async (q: string, filters: Record<string, string | number> = {}) =>
  (await search(q, filters)).results.map(({ title }) => title);
const suggestions = (q: string) =>
  get<SearchSuggestions>(addressOf(getSuggestions, { locale: "de", q }));

beforeAll(async () => {
  site = await createTestApp();
  const { database } = site;
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  const bohemia = await insertNamed("Aus Böhmen", { subtitle: same("Slawische Tänze") });
  await insertWork(database, "Antonín Dvořák", "Sinfonie Nr. 9 e-Moll op. 95", [bohemia]);
  const { composerId } = await insertWork(
    database,
    "Ludwig van Beethoven",
    { de: "Streichquartett cis-Moll op. 131", en: "String Quartet in C sharp minor, Op. 131" },
    [await insertNamed("Ohne Pause")],
    { catalogue: "op. 131" },
  );
  ids.beethoven = composerId;
  const trio = await insertNamed("Klaviertrios", { startsAt: new Date("2025-08-21T18:00:00Z") });
  await insertWork(database, composerId, "Klaviertrio B-Dur op. 97", [trio]);
  await insertWork(database, "Johann Sebastian Bach", "Goldberg-Variationen BWV 988", [trio]);
  await insertNamed("Beethoven erzählt", { startsAt: new Date("2025-09-20T18:00:00Z") });
  const flute = await insertNamed("Zauberflöte", {
    title: { de: "Zauberflöte", en: "The Magic Flute" },
  });
  const artistId = await insertArtist(database, {
    firstName: "Jürgen",
    lastName: "Weiß",
    slug: same("juergen-weiss"),
  });
  ids.artist = artistId;
  await perform(database, flute, artistId);
  const ensembleId = await insertEnsemble(database, [], { name: same("Quartett Halbmond") });
  await database
    .insert(schema.eventEnsembles)
    .values({ eventId: ids["Ohne Pause"] ?? 0, ensembleId });
  const venueId = await insertVenue(database, { name: same("Kreuzkirche"), city: "Auenwerth" });
  await insertNamed("Orgelnacht", { venueId });
  await insertNamed("Verborgen", { isOnline: false, subtitle: same("Geheimnis") });
});
afterAll(() => site.close());

describe("what a search has found", () => {
  const everything = async (filters: Record<string, string>) => {
    const [count, calendar, choices] = await Promise.all([
      get<EventCount>(addressOf(countEvents, { locale: "de", ...filters })),
      get<EventCalendar>(addressOf(getEventCalendar, { locale: "de", ...filters })),
      get<EventChoices>(addressOf(getEventChoices, { locale: "de", ...filters })),
    ]);
    const days = calendar.days.reduce((sum, day) => sum + day.count, 0);
    return [count.count, days, choices.count];
  };

  it.each(["beethoven", "bethoven", "op. 131", "Händl", "orgel nacht", "xqzvw"])(
    "is found again by its words: %s",
    async (q) => {
      const { count, words, results } = await search(q);
      expect(await everything({ words: words ?? "" })).toEqual([count, count, count]);
      expect(await everything({ q })).toEqual([count, count, count]);
      const again = await get<EventListPage>(
        addressOf(listEvents, { locale: "de", words: words ?? "" }),
      );
      expect(again.results).toEqual(results);
      expect(again.corrected).toBeNull();
    },
  );

  it("is not looked up again: its words are taken as they are", async () => {
    expect((await search("bethoven")).count).toBeGreaterThan(0);
    expect(await everything({ words: "bethoven" })).toEqual([0, 0, 0]);
  });

  it("counts alone what a list counts, under all filters", async () => {
    const counted = async (filters: Record<string, string>) =>
      (await get<EventCount>(addressOf(countEvents, { locale: "de", ...filters }))).count;
    const listed = async (filters: Record<string, string>) =>
      (await get<EventListPage>(addressOf(listEvents, { locale: "de", ...filters }))).count;
    const all: Record<string, string>[] = [{}, { past: "1" }, { from_date: "2025-09-01" }];
    for (const filters of all) {
      expect([filters, await counted(filters)]).toEqual([filters, await listed(filters)]);
    }
    expect(await counted({})).toBeGreaterThan(5);
  });

  it.each(["'", "a b", "a,,b", "~", "a|b", "a".repeat(1001), `a${",b".repeat(32)}`])(
    "has no such words: %j",
    async (words) => {
      const answer = await site.app.inject(addressOf(countEvents, { locale: "de", words }));
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe("searching the programme", () => {
  it.each([
    ["böhmen", ["Aus Böhmen"]],
    ["Boehmen", ["Aus Böhmen"]],
    ["BOHMEN", ["Aus Böhmen"]],
    ["dvorak", ["Aus Böhmen"]],
    ["Dvořák", ["Aus Böhmen"]],
    ["juergen weiss", ["Zauberflöte"]],
    ["Jürgen Weiß", ["Zauberflöte"]],
    ["halbmond", ["Ohne Pause"]],
    ["kreuzkirche", ["Orgelnacht"]],
    ["auenwerth", ["Orgelnacht"]],
    ["slawischer tanz", ["Aus Böhmen"]],
    ["the magic flute", ["Zauberflöte"]],
    ["string quartets", ["Ohne Pause"]],
    ["sinfonien", ["Aus Böhmen"]],
  ])("finds titles, works, people and places, in both languages: %s", async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it("knows catalogue numbers, however they are written", async () => {
    for (const q of ["op. 131", "Op 131", "opus 131", "op.131", "beethoven op. 131"]) {
      expect([q, await found(q)]).toEqual([q, ["Ohne Pause"]]);
    }
    expect(await found("BWV 988")).toEqual(["Klaviertrios"]);
    expect(await found("op. 988")).toEqual([]);
  });

  it("takes the last word as a beginning, and only that one", async () => {
    expect(await found("streichq")).toEqual(["Ohne Pause"]);
    expect(await found("beethoven streichq")).toEqual(["Ohne Pause"]);
    // in the middle it is a slip
    const { corrected } = await search("streichq beethoven");
    expect(corrected).toBe("streichquartett beethoven");
  });

  it("puts first what has the word in its title", async () => {
    expect((await found("beethoven"))[0]).toBe("Beethoven erzählt");
    expect((await found("beethoven")).toSorted()).toEqual([
      "Beethoven erzählt",
      "Klaviertrios",
      "Ohne Pause",
    ]);
  });

  it("forgives slips where nothing has the words as they were typed, and says so", async () => {
    const { corrected, results } = await search("bethoven");
    expect(corrected).toBe("beethoven");
    expect(results).toHaveLength(3);
    expect((await search("dworak")).results.map(({ title }) => title)).toContain("Aus Böhmen");
    expect((await search("beethoven")).corrected).toBeNull();
    expect(await search("xqzjwv")).toMatchObject({ count: 0, results: [], next: null });
  });

  it("takes words together that are one", async () => {
    const { corrected, results } = await search("orgel nacht kreuzkirche");
    expect(corrected).toBe("orgelnacht kreuzkirche");
    expect(results.map(({ title }) => title)).toEqual(["Orgelnacht"]);
    // and forgives the rest as ever
    expect((await search("kreutzkirche orgel nacht")).corrected).toBe("kreuzkirche orgelnacht");
  });

  it("goes together with filters, and shows nothing that is not public", async () => {
    expect(await found("beethoven", { to_date: "2025-08-31" })).toEqual(["Klaviertrios"]);
    expect(await found("beethoven", { composers: ids.beethoven ?? 0 })).toHaveLength(2);
    expect(await found("geheimnis")).toEqual([]);
  });

  it("ignores words that are none, and never fails", async () => {
    const all = (await search("")).count;
    for (const q of ["  ", "...", "!&|():*<->'\"\\"]) {
      expect([q, (await search(q)).count]).toEqual([q, all]);
    }
    for (const q of ["a'); drop table events;--", "%", "🎻", "x".repeat(200), "1 2 3", "der"]) {
      await search(q);
      await suggestions(q);
    }
    const url = addressOf(listEvents, { locale: "de", q: "x".repeat(201) });
    expect((await site.app.inject({ url })).statusCode).toBe(400);
    expect((await site.app.inject({ url: "/de/api/events/?q=a%00b" })).statusCode).toBeLessThan(
      500,
    );
  });
});

describe("what is found by", () => {
  it("follows every change of what events name", async () => {
    const { database } = site;
    const id = await insertNamed("Wandelbar");
    const { workId, composerId } = await insertWork(database, "Erste Komponistin", "Urfassung", [
      id,
    ]);
    expect(await found("urfassung komponistin")).toEqual(["Wandelbar"]);

    await database
      .update(schema.compositions)
      .set({ title: same("Endfassung") })
      .where(eq(schema.compositions.id, workId));
    await database
      .update(schema.composers)
      .set({ name: same("Zweite Meisterin") })
      .where(eq(schema.composers.id, composerId));
    expect(await found("endfassung meisterin")).toEqual(["Wandelbar"]);
    expect(await found("urfassung")).toEqual([]);
    expect((await suggestions("endfassung")).works).toHaveLength(1);

    await database
      .update(schema.events)
      .set({ title: same("Verwandelt") })
      .where(eq(schema.events.id, id));
    expect(await found("endfassung")).toEqual(["Verwandelt"]);
    await database.delete(schema.eventCompositions).where(eq(schema.eventCompositions.eventId, id));
    expect(await found("endfassung")).toEqual([]);
    await database.delete(schema.events).where(eq(schema.events.id, id));
    expect(await found("verwandelt")).toEqual([]);
  });

  it("follows when an event is over, one by one and many at once", async () => {
    const { database } = site;
    const startsAt = new Date("2025-08-01T18:00:00Z");
    const id = await insertNamed("Verschoben", { startsAt });
    const move = (time: string, transaction: Database = database) =>
      transaction
        .update(schema.events)
        .set({ startsAt: new Date(time) })
        .where(eq(schema.events.id, id));
    expect(await found("verschoben")).toEqual([]);
    await move("2025-09-10T18:00:00Z");
    expect(await found("verschoben")).toEqual(["Verschoben"]);
    await database.transaction((transaction) =>
      withSearchAtTheEnd(transaction, async () => {
        await move("2025-08-02T18:00:00Z", transaction);
        return { eventIds: [id] };
      }),
    );
    expect(await found("verschoben")).toEqual([]);
    expect(await found("verschoben", { past: 1 })).toEqual(["Verschoben"]);
    expect(await found("verschoben", { from_date: "2025-08-02" })).toEqual(["Verschoben"]);
    expect(await found("verschoben", { to_date: "2025-08-31" })).toEqual([]);
    expect(await found("verschoben", { ids: id })).toEqual(["Verschoben"]);
    await database.delete(schema.events).where(eq(schema.events.id, id));
  });
});

describe("suggestions", () => {
  it("name a few of each kind", async () => {
    const answer = await suggestions("beeth");
    expect([...Compile(SearchSuggestions).Errors(answer)]).toEqual([]);
    expect(answer.composers).toEqual([{ id: ids.beethoven, name: "Ludwig van Beethoven" }]);
    expect(answer.works.map(({ title }) => title)).toContain("Streichquartett cis-Moll op. 131");
    expect(answer.events).toHaveLength(3);
    expect((await suggestions("weiß")).artists).toMatchObject([{ id: ids.artist }]);
    expect((await suggestions("halb")).ensembles).toMatchObject([{ name: "Quartett Halbmond" }]);
    expect((await suggestions("kreuz")).venues).toMatchObject([{ name: "Kreuzkirche" }]);
  });

  it("name what is ahead before what is over, however well it fits", async () => {
    const past = { startsAt: new Date("2025-08-01T18:00:00Z") };
    await insertNamed("Nachtigall, Nachtigall", past);
    await insertNamed("Am Abend", { subtitle: same("mit Nachtigall") });
    await insertNamed("Nachtigall im Verborgenen", { isOnline: false });
    const { events } = await suggestions("nachtigall");
    expect(events.map(({ title }) => title)).toEqual(["Am Abend", "Nachtigall, Nachtigall"]);
  });

  it("name nothing that is not public, nor what only hidden events play", async () => {
    const { database } = site;
    const name = same("Zaunkönig");
    const artist = { firstName: "Ada", lastName: "Zaunkönig", slug: same("ada-zaunkoenig") };
    const artistId = await insertArtist(database, { ...artist, isOnline: false });
    const ensembleId = await insertEnsemble(database, [], { name, isOnline: false });
    const venueId = await insertVenue(database, { name, isOnline: false });
    const hidden = await insertNamed("Hinter dem Zaun", { isOnline: false });
    const { composerId } = await insertWork(database, "Zaunkönig", "Zaunkönigs Lied", [hidden]);
    const { artists, ensembles, venues, works, composers, events } = await suggestions("zaunkönig");
    expect({ artists, ensembles, venues, works, composers, events }).toEqual({
      artists: [],
      ensembles: [],
      venues: [],
      works: [],
      composers: [],
      events: [],
    });

    // all of it is named once it is public: the words fit
    for (const [table, id] of [
      [schema.artists, artistId],
      [schema.ensembles, ensembleId],
      [schema.venues, venueId],
      [schema.events, hidden],
    ] as const) {
      await database.update(table).set({ isOnline: true }).where(eq(table.id, id));
    }
    const shown = await suggestions("zaunkönig");
    expect(shown.artists).toMatchObject([{ id: artistId }]);
    expect(shown.ensembles).toMatchObject([{ id: ensembleId }]);
    expect(shown.venues).toMatchObject([{ id: venueId }]);
    expect(shown.works).toHaveLength(1);
    expect(shown.composers).toMatchObject([{ id: composerId }]);
  });

  it("are none for no words", async () => {
    expect(await suggestions("")).toEqual({
      corrected: null,
      events: [],
      artists: [],
      ensembles: [],
      works: [],
      composers: [],
      venues: [],
    });
  });
});
