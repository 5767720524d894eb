import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import type { EventListPage } from "@festival/contracts/api/events";
import type { ListPage } from "@festival/contracts/api/common";
import { addressOf } from "@festival/contracts/calls/call";
import {
  getEvent,
  getProgrammeChangesFeed,
  listEvents,
  listProgrammeChanges,
} from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../../platform/database/schema/index.ts";
import { insertArtist, insertVenue } from "../../testing/factories.ts";
import { insertEvent, insertWork, perform, play } from "../../testing/factories/programme.ts";
import { readFeed } from "../../testing/readFeed.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { compareProgramme, type ProgrammeState } from "./compareProgramme.ts";

const state = (given: Partial<ProgrammeState> = {}): ProgrammeState => ({
  starts_at: "2025-09-01T18:00:00.000Z",
  has_time: true,
  time_zone: "Europe/Berlin",
  venue_id: 1,
  status: "scheduled",
  status_reason: { de: "", en: "" },
  button_status: "on_sale",
  is_online: true,
  event_compositions: [{ composition_id: 1 }, { composition_id: null }, { composition_id: 2 }],
  event_castmembers: [{ artist_id: 1 }],
  ensemble_ids: [1],
  ...given,
});
const kinds = (given: Partial<ProgrammeState>, before: Partial<ProgrammeState> = {}) =>
  compareProgramme(state(before), state(given)).map(({ kind }) => kind);

describe("comparing an event with what it was", () => {
  it.each<[string, Partial<ProgrammeState>, string[]]>([
    ["nothing", {}, []],
    ["the same moment in other words", { starts_at: "2025-09-01T20:00:00+02:00" }, []],
    ["another time", { starts_at: "2025-09-02T18:00:00Z" }, ["postponed"]],
    ["another venue", { venue_id: 2 }, ["moved"]],
    ["another work", { event_compositions: [{ composition_id: 3 }] }, ["programme"]],
    [
      "another order of works",
      { event_compositions: [{ composition_id: 2 }, { composition_id: 1 }] },
      [],
    ],
    ["another artist", { event_castmembers: [{ artist_id: 2 }] }, ["cast"]],
    ["another ensemble", { ensemble_ids: [] }, ["cast"]],
    ["few tickets", { button_status: "few_left" }, ["ticket"]],
    ["an added event", { status: "added" }, ["added"]],
    ["all off", { status: "cancelled", venue_id: 2, button_status: "cancelled" }, ["cancelled"]],
    ["not public any more", { is_online: false, venue_id: 2 }, []],
  ])("tells what visitors must know of %s", (_, given, expected) => {
    expect(kinds(given)).toEqual(expected);
  });

  it("tells nothing of what was not public, nor twice that it is called off", () => {
    expect(kinds({ venue_id: 2 }, { is_online: false })).toEqual([]);
    expect(kinds({ status: "cancelled", venue_id: 2 }, { status: "cancelled" })).toEqual([]);
  });

  it("keeps what it was before", () => {
    expect(compareProgramme(state(), state({ venue_id: 2 }))).toEqual([
      { kind: "moved", previous: { venue_id: 1 } },
    ]);
  });
});

describe("the change log of the programme", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  });
  afterAll(() => site.close());

  const list = async (locale: "de" | "en" = "de", page?: number) => {
    const url = addressOf(listProgrammeChanges, { locale, page });
    const answer = await site.app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json<ListPage<ProgrammeChange>>();
  };

  it("is empty at first", async () => {
    expect(await list()).toEqual({ count: 0, next: null, previous: null, results: [] });
    const url = addressOf(listProgrammeChanges, { locale: "de", page: 2 });
    expect((await site.app.inject({ url })).statusCode).toBe(404);
    const wrong = "/de/api/programme-changes/?page=0";
    expect((await site.app.inject({ url: wrong })).statusCode).toBe(400);
  });

  it("is written when staff change an event, in both languages, the newest first", async () => {
    const { database } = site;
    const staff = await signedIn(site);
    const same = (text: string) => ({ de: text, en: text });
    const hall = await insertVenue(database, { name: same("Halle") });
    const church = await insertVenue(database, { name: same("Kirche") });
    const eventId = await insertEvent(database, { venueId: hall });
    const { workId, composerId } = await insertWork(database, "Bach", "Partita", [eventId]);
    const artistId = await insertArtist(database, { firstName: "Ada", lastName: "Alt" });
    const { workId: other } = await insertWork(database, composerId, "Suite");
    await play(database, eventId, workId);
    await perform(database, eventId, artistId);
    const url = `/de/pageeditor-api/events/${eventId}/`;
    const change = async (revision: number, payload: object) => {
      const answer = await site.app.inject({
        method: "POST",
        url,
        payload: { revision, ...payload },
        ...staff,
      });
      expect([payload, answer.statusCode]).toEqual([payload, 200]);
    };
    await change(1, { subtitle: same("Neu") });
    expect((await list()).count).toBe(0);
    await change(2, { venue_id: church, starts_at: "2025-09-02T18:00:00.000Z" });
    await change(3, { event_compositions: [{ composition_id: other }] });
    await change(4, { event_castmembers: [] });
    await change(5, { status: "cancelled", status_reason: { de: "Krank.", en: "Ill." } });

    const german = await list();
    expect(german.results.map(({ kind, text }) => [kind, text])).toEqual([
      ["cancelled", "Die Veranstaltung fällt aus. Krank."],
      ["cast", "Die Besetzung wurde geändert. Es entfällt: Ada Alt."],
      ["programme", "Das Programm wurde geändert. Neu: Suite. Es entfällt: Partita."],
      ["moved", "Jetzt an diesem Ort: Kirche."],
      [
        "postponed",
        "Jetzt Dienstag, 2. September 2025, 20:00 Uhr; bisher Montag, 1. September 2025, 20:00 Uhr.",
      ],
    ]);
    expect(german.results[0]).toMatchObject({
      at: expect.stringMatching(/^2025-08-20T08:/),
      event_obj: { id: eventId, status: "cancelled", venue_obj: { name: "Kirche" } },
    });
    const event = await site.app.inject({
      url: addressOf(getEvent, { locale: "de", id: eventId }),
    });
    expect(event.json()).toMatchObject({ changed: ["programme", "cast"] });
    const whole = await site.app.inject({ url: addressOf(listEvents, { locale: "de" }) });
    expect(whole.json<EventListPage>().results.map(({ changed }) => changed)).toEqual([
      ["programme", "cast"],
    ]);
    const english = await list("en");
    expect(english.results[0]?.text).toBe("This event will not take place. Ill.");
    expect(english.results.at(-1)?.text).toBe(
      "Now Tuesday 2 September 2025, 8.00 pm; previously Monday 1 September 2025, 8.00 pm.",
    );
  });

  it("is a feed in each language, too, with the newest first", async () => {
    const entries = async (locale: "de" | "en") => {
      const answer = await site.app.inject({ url: addressOf(getProgrammeChangesFeed, { locale }) });
      expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
      expect(answer.headers[cacheTagsHeader]).toContain("programme-changes");
      const feed = readFeed(answer.body);
      expect(feed.updated).toBe(feed.entry[0].updated);
      return feed.entry;
    };
    const [german] = await entries("de");
    const [english] = await entries("en");
    expect(german).toMatchObject({
      title: "Abgesagt: Evening (de)",
      category: { "@_term": "cancelled" },
      link: { "@_href": expect.stringMatching(/^http.*\/de\/programm-tickets\/abend\/\d+$/) },
      summary: expect.stringMatching(
        /^Die Veranstaltung fällt aus. Krank.\nDienstag, 2. September 2025/,
      ),
    });
    expect(english.title).toBe("Cancelled: Evening (en)");
    expect(english.id).toBe(german.id);
    const french = await site.app.inject({ url: "/fr/api/programme-changes/feed.atom" });
    expect(french.statusCode).toBe(404);
  });

  it("is listed page by page, without hidden events", async () => {
    const { database } = site;
    const before = (await list()).count;
    const eventId = await insertEvent(database);
    const hidden = await insertEvent(database, { isOnline: false });
    const row = { kind: "ticket", text: { de: "x", en: "x" }, at: new Date() } as const;
    await database
      .insert(schema.programmeChanges)
      .values([
        ...Array.from({ length: 25 }, () => ({ ...row, eventId })),
        { ...row, eventId, isOnline: false },
        { ...row, eventId: hidden },
      ]);
    const page = await list();
    expect(page).toMatchObject({ count: before + 25, previous: null });
    const second = await list("de", 2);
    const seen = [...page.results, ...second.results].map(({ id }) => id);
    expect(new Set(seen).size).toBe(before + 25);
    expect(second).toMatchObject({
      next: null,
      previous: addressOf(listProgrammeChanges, { locale: "de", page: 1 }),
    });
    const ofEvent = await site.app.inject({
      url: addressOf(listProgrammeChanges, { locale: "de", event: eventId }),
    });
    expect(ofEvent.json()).toMatchObject({
      count: 25,
      next: addressOf(listProgrammeChanges, { locale: "de", page: 2, event: eventId }),
    });
    const ofSome = await site.app.inject({
      url: addressOf(listProgrammeChanges, {
        locale: "de",
        events: `${eventId},999999,${hidden}`,
        page: 2,
      }),
    });
    expect(ofSome.headers[cacheTagsHeader]).toContain(`event:${eventId}`);
    expect(ofSome.json()).toMatchObject({
      count: 25,
      previous: addressOf(listProgrammeChanges, {
        locale: "de",
        page: 1,
        events: `${eventId},999999,${hidden}`,
      }),
    });
    for (const wrong of ["event=x", "events=", "events=1;2"]) {
      const url = `/de/api/programme-changes/?${wrong}`;
      expect((await site.app.inject({ url })).statusCode).toBe(400);
    }
  });
});
