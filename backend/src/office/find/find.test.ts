import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Found } from "@festival/contracts/api/operations";
import {
  both,
  insertArtist,
  insertPage,
  insertSection,
  insertVenue,
  richText,
} from "../../testing/factories.ts";
import { booklets, events } from "../../platform/database/schema/index.ts";
import { changesOf, editorOf } from "../../testing/factories/content.ts";
import { insertEvent, insertWork } from "../../testing/factories/programme.ts";
import { createSnapshot } from "../../site/content/publishing/snapshots.repository.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("finding any record", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  async function find(q: string, locale = "de"): Promise<Found["results"]> {
    const url = `/${locale}/pageeditor-api/find/?q=${encodeURIComponent(q)}`;
    const answer = await site.app.inject({ url, ...staff });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
    return answer.json().results;
  }
  const named = (found: Found["results"]) => found.map(({ resource, id }) => `${resource}:${id}`);

  it("names records of all kinds, whether public or not, in the reader's language", async () => {
    const event = await insertEvent(site.database, {
      title: { de: "Nachtigall im Hof", en: "Nightingale in the yard" },
      isOnline: false,
    });
    const venue = await insertVenue(site.database, { name: both("Haus Nachtigall") });
    const page = await insertPage(site.database, { title: both("Nachtigall und Lerche") });
    const found = await find("nachtig");
    expect(named(found)).toEqual(
      expect.arrayContaining([`events:${event}`, `venues:${venue}`, `pages:${page.id}`]),
    );
    // what begins with the words stands before what only has them
    expect(named(found).at(-1)).toBe(`venues:${venue}`);
    const [english] = await find("nightingale", "en");
    expect(english).toMatchObject({ resource: "events", title: "Nightingale in the yard" });
    expect(english?.second).toBe("2025-09-01T18:00:00.000Z");
  });

  it("names an event before what belongs to it, where all have one title", async () => {
    const event = await insertEvent(site.database, { title: both("Wasserspiele") });
    const [booklet] = await site.database
      .insert(booklets)
      .values({ eventId: event, title: both("Wasserspiele") })
      .returning();
    expect(named(await find("wasserspiele"))).toEqual([
      `events:${event}`,
      `booklets:${booklet?.id}`,
    ]);
  });

  it("forgives case and accents, wants every word, and finds an event by what is played", async () => {
    const event = await insertEvent(site.database);
    await insertWork(site.database, "Élodie Würz", "Stücke für Ziehharmonika", [event]);
    const artist = await insertArtist(site.database, { firstName: "Zoë", lastName: "Grün" });
    expect(named(await find("ZOE grun"))).toEqual([`artists:${artist}`]);
    expect(await find("zoe nachtigall")).toEqual([]);
    expect(named(await find("ziehharmonika"))).toContain(`events:${event}`);
  });

  it("answers where the site shows a record, and what visitors find there", async () => {
    const insert = (word: string, values: object) =>
      insertEvent(site.database, { title: both(`Zimbelstern ${word}`), ...values });
    const cancelled = await insert("A", { status: "cancelled" });
    const offline = await insert("B", { status: "moved", isOnline: false });
    const artist = await insertArtist(site.database, { lastName: "Zimbelstern" });
    const path = "zimbelstern/seite";
    await insertPage(site.database, { title: both("Zimbelstern"), urls: { de: path, en: path } });
    const found = await find("zimbelstern");
    const of = (resource: string, id?: number) =>
      found.find((each) => each.resource === resource && (id === undefined || each.id === id));
    expect(of("events", cancelled)).toMatchObject({ state: "cancelled" });
    expect(of("events", cancelled)?.path).toMatch(
      new RegExp(`^/de/programm-tickets/[^/]+/${cancelled}$`),
    );
    expect(of("events", offline)).toMatchObject({ state: "offline" });
    expect(of("artists", artist)).toMatchObject({ state: "public" });
    expect(of("pages")).toMatchObject({ path: `/de/${path}`, state: "public" });
  });

  it("finds what stands at an address of the site, and nothing at those of others", async () => {
    const event = await insertEvent(site.database, { isOnline: false });
    const page = await insertPage(site.database, { urls: { de: "ziel", en: "weg/zum/ziel" } });
    expect(named(await find(`/de/programm-tickets/anders/${event}?x=1#karten`))).toEqual([
      `events:${event}`,
    ]);
    expect(named(await find("/en/weg/zum/ziel", "de"))).toEqual([`pages:${page.id}`]);
    expect(await find("/de/programm-tickets/anders/999999")).toEqual([]);
    expect(await find("//example.org/de")).toEqual([]);
  });

  it("finds a reusable block by its name and by the words in it, also those of a draft", async () => {
    const editor = editorOf(site, staff);
    const items = [{ title: "Wo ist die Theorbe?", content: richText("Beim Cembalo") }];
    const section = (model: string, de: object) => {
      return { model, settings: {}, texts: { de, en: {} }, column: 0 };
    };
    const made = await editor.post("blocks/", {
      name: { de: "Sitzordnung", en: "Seating" },
      sections: [
        section("text", { content: richText("Bratschen stehen links") }),
        section("headline", { content: "Fagottecke" }),
        section("faq", { items }),
      ],
    });
    const { id } = made.json();
    const block = changesOf(editor, { id }, "block");
    const all = ["sitzord", "seating", "BRATSCHEN links", "fagott theorbe sitz", "cembalo"];
    for (const words of all) {
      expect([words, named(await find(words))]).toEqual([words, [`blocks:${id}`]]);
    }
    expect(await find("bratschen rechts")).toEqual([]);
    // names of fields are no words of it
    expect(named(await find("unstyled"))).toEqual([]);
    const { revision } = await block.copy();
    const texts = (content: string) => ({ de: { content }, en: {} });
    const model = "headline";
    const at = { parent: id, column: 0, before: null };
    await block.change(revision, {
      op: "insert",
      model,
      texts: texts("Kontrafagott /de/kontra"),
      at,
    });
    expect(await find("kontrafag")).toMatchObject([
      { title: "Sitzordnung", path: "", state: "offline" },
    ]);
    // a page with the same number has words of its own
    const page = { ownerType: "page", ownerId: id } as const;
    await insertSection(site.database, { ...page, model, texts: texts("Triangel") });
    expect(await find("triangel")).toEqual([]);
    // an address finds what stands there alone
    expect(await find("/de/kontra")).toEqual([]);
    const keep = (ownerId: number, kind: "review" | "published") => {
      const owner = { ownerType: "block", ownerId } as const;
      return createSnapshot(site.database, owner, { userId: null, name: "" }, new Date(), { kind });
    };
    // neither the version for a review nor another block makes it public
    await keep(id, "review");
    await keep(id + 1, "published");
    expect(await find("kontrafag")).toMatchObject([{ state: "offline" }]);
    await keep(id, "published");
    expect(await find("kontrafag")).toMatchObject([{ state: "public" }]);
  });

  it("takes signs of patterns as they are, and nothing for no words", async () => {
    expect(await find("%")).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
    expect(await find("   ")).toEqual([]);
  });

  it("answers with the latest events of a word that many have, and with an old one behind hundreds", async () => {
    const at = (place: number) => new Date(Date.UTC(2040, 0, 1 + place));
    const others = Array.from({ length: 720 }, (_, place) => ({
      title: both(place % 60 === 0 ? `Dauerlauf ${place}` : "Anderes"),
      slug: both("anderes"),
      startsAt: at(place),
    }));
    await site.database.insert(events).values(others);
    const old = await insertEvent(site.database, {
      title: both("Urzeit"),
      startsAt: new Date("1999-01-01T18:00:00Z"),
    });
    const early = await insertEvent(site.database, {
      title: both("Dauerlauf, der allererste"),
      startsAt: new Date("1998-01-01T18:00:00Z"),
    });
    expect(named(await find("urzeit"))).toEqual([`events:${old}`]);
    expect(named(await find("allererste"))).toEqual([`events:${early}`]);
    const latest = (await find("dauerlauf")).map(({ title }) => title);
    expect(latest).toEqual(
      [660, 600, 540, 480, 420, 360].map((place) => `Dauerlauf ${place} (de)`),
    );
  });
});
