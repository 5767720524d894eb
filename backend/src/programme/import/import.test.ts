import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { getEvent, listEvents } from "@festival/contracts/calls/programme";
import { locales } from "@festival/contracts/locales";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { events } from "../../platform/database/schema/index.ts";
import { createTestApp, internal, type TestApp } from "../../testing/testApp.ts";
import { importNyphil } from "./importNyphil.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const realFolder = process.env.NYPHIL_DIR ?? join(here, "../../../../shared/data/nyphil");
const realFile = join(realFolder, "2024-25_TO_NOW.json");
const sample = readFileSync(join(here, "sample.json"), "utf8");
const isReal = existsSync(realFile);
const json = isReal ? readFileSync(realFile, "utf8") : sample;

interface Source {
  programs: { concerts: { eventType: string; Date: string }[] }[];
}
const source = (text: string): Source => JSON.parse(text) as Source;
const concertsIn = (text: string) => source(text).programs.flatMap(({ concerts }) => concerts);

let site: TestApp;
beforeAll(async () => {
  process.stdout.write(`Import is tested on ${isReal ? realFile : "the sample of our own"}.\n`);
  site = await createTestApp();
}, 60_000);
afterAll(() => site.close());

async function get<T>(url: string): Promise<T> {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
}

async function allEvents(): Promise<EventListPage["results"]> {
  const results: EventListPage["results"] = [];
  let next: string | null = addressOf(listEvents, { locale: "de", from_date: "1900-01-01" });
  while (next) {
    const page: EventListPage = await get(next);
    results.push(...page.results);
    next = page.next;
  }
  return results;
}

describe("importing a performance history", () => {
  it("names a bad row with its place, and stores nothing where it is strict", async () => {
    const broken = source(json);
    const concert = broken.programs[2]?.concerts[0];
    if (concert) concert.Date = "yesterday";
    await expect(importNyphil(site.database, JSON.stringify(broken), true)).rejects.toThrow(
      /^Nothing was imported: 1 row is bad\.\nprograms\[2\]\.concerts\[0\], concert of program \d+: Date is no date: "yesterday"$/,
    );
    expect(await site.database.$count(events)).toBe(0);
  });

  it("makes an event of each concert, through the running backend", async () => {
    const answer = await internal(site, {
      method: "POST",
      url: "/internal/import/nyphil",
      headers: { "content-type": "text/plain" },
      payload: json,
    });
    expect(answer.json()).toMatchObject({ events: { new: concertsIn(json).length, changed: 0 } });
    expect(await site.database.$count(events)).toBe(concertsIn(json).length);
  });

  it("shows every concert that was not private, in both languages", async () => {
    const open = concertsIn(json).filter(({ eventType }) => !/private/i.test(eventType));
    const listed = await allEvents();
    expect(listed.length).toBe(open.length);
    for (const event of listed) {
      for (const locale of locales) {
        const detail: EventDetail = await get(addressOf(getEvent, { locale, id: event.id }));
        expect(detail.title).not.toBe("");
        expect(detail.slug[locale]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(JSON.stringify(detail)).not.toMatch(/ {2}|undefined|\[object|"None"/);
      }
    }
  }, 300_000);

  it("changes nothing when it is run again", async () => {
    const { events: counts, created } = await importNyphil(site.database, json);
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: concertsIn(json).length });
    expect(Object.values(created).every((count) => count === 0)).toBe(true);
  });

  it("is for the site's own processes only", async () => {
    const answer = await site.app.inject({
      method: "POST",
      url: "/internal/import/nyphil",
      headers: { "content-type": "text/plain" },
      payload: "{}",
    });
    expect(answer.statusCode).toBe(403);
  });

  it("says what is wrong with a file that is none of these", async () => {
    await expect(importNyphil(site.database, "{")).rejects.toThrow("The file is no JSON");
    await expect(importNyphil(site.database, "[]")).rejects.toThrow("no list named programs");
  });
});

describe("odd cases in the history", () => {
  const detailOf = async (key: string): Promise<EventDetail> => {
    const [row] = await site.database
      .select({ id: events.id })
      .from(events)
      .where(eq(events.externalId, `nyphil:concert:${key}`));
    return get(addressOf(getEvent, { locale: "de", id: row?.id ?? 0 }));
  };

  beforeAll(async () => {
    await importNyphil(site.database, sample);
  });

  it("reads days and times on New York's clocks, before and after they change", async () => {
    const summer = await detailOf("sample-1-0.1:2001-10-25:1");
    const winter = await detailOf("sample-1-0.1:2001-10-30:1");
    expect(summer).toMatchObject({
      date_and_time: "2001-10-25T23:30:00.000Z",
      has_time: true,
      time_zone: "America/New_York",
    });
    expect(winter.date_and_time).toBe("2001-10-31T01:00:00.000Z");
  });

  it("knows only the day where no time is given, and gives a concert without works its kind", async () => {
    const event = await detailOf("sample-3-0.1:2001-12-11:1");
    expect(event).toMatchObject({ has_time: false, title: "Kammerkonzert", event_ensembles: [] });
    expect(event.venue_obj?.name).toBe("Shanghai (Spielort nicht überliefert)");
    expect((await detailOf("sample-6-0.1:2002-01-01:1")).has_time).toBe(false);
  });

  it("keeps private concerts from the public", async () => {
    const [row] = await site.database
      .select()
      .from(events)
      .where(eq(events.externalId, "nyphil:concert:sample-2-0.1:2001-11-05:1"));
    expect(row?.isOnline).toBe(false);
    const answer = await site.app.inject({
      url: addressOf(getEvent, { locale: "de", id: row?.id ?? 0 }),
    });
    expect(answer.statusCode).toBe(404);
  });

  it("joins a work's movements, and tells intervals, arrangers and anthems", async () => {
    const { event_compositions: works } = await detailOf("sample-4-0.1:2002-06-27:1");
    expect(
      works.map(({ kind, composer, title, detail }) => [kind, composer, title, detail]),
    ).toEqual([
      ["work", "", "Nationalhymne (United States)", ""],
      ["work", "Camille Saint-Saëns", "Carnival of the Animals", "Aquarium · The Swan"],
      ["interval", "", "", ""],
      ["work", "Richard Wagner", "Tannhauser WWV 70", "Overture to Tannhäuser"],
      [
        "work",
        "Georg Friedrich Händel",
        "Arrival of the Queen of Sheba from Solomon (Quartet)",
        "",
      ],
    ]);
  });

  it("tells people, groups and empty names apart", async () => {
    const event = await detailOf("sample-4-0.1:2002-06-27:1");
    expect(
      event.event_castmembers.map(({ first_name, last_name, role }) => [
        first_name,
        last_name,
        role,
      ]),
    ).toEqual([
      ["Kalle", "Aho", "Leitung"],
      ["Tom", "Bly", "Leitung"],
      ["Eva", "Dorn", "Violoncello"],
    ]);
    expect(event.event_ensembles.map(({ name }) => name)).toEqual([
      "New York Philharmonic",
      "The Boys Choir of Harbour Town",
    ]);
    expect(event.venue_obj?.city).toBe("Santa Cruz de Tenerife, Kanarische Inseln");
  });

  it("stores again only the concerts whose record changed", async () => {
    const changed = source(sample);
    const concert = changed.programs[0]?.concerts[0];
    if (concert) concert.eventType = "Rush Hour";
    const { events: counts } = await importNyphil(site.database, JSON.stringify(changed));
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: concertsIn(sample).length - 1 });
    expect((await detailOf("sample-1-0.1:2001-10-25:1")).subtitle).toBe(
      "Konzert zum Feierabend · Saison 2001/02",
    );
  });
});
