import type { EventListPage } from "@festival/contracts/api/events";
import type {
  EventCalendar,
  EventChoiceList,
  EventChoices,
} from "@festival/contracts/api/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import * as schema from "../../platform/database/schema/index.ts";
import { insertArtist, insertEnsemble, insertVenue } from "../../testing/factories.ts";
import {
  insertEvent,
  insertGenre,
  insertWork,
  perform,
} from "../../testing/factories/programme.ts";
import { accessFeatures } from "@festival/contracts/programme/accessFeatures";
import { addressOf } from "@festival/contracts/calls/call";
import { getEventCalendar, getEventChoices, listEvents } from "@festival/contracts/calls/programme";
import { type TestApp, createTestApp } from "../../testing/testApp.ts";
import { byName } from "@festival/contracts/fieldsByName";
import {
  flagFilters,
  linkedFilters,
  linksFilters,
  panelFilters,
} from "@festival/contracts/programme/filters";

let site: TestApp;
const ids: Record<string, number> = {};
type Filters = Record<string, string | number>;

const get = async <T>(url: string): Promise<T> => {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
};
const byId = ({ choices }: EventChoiceList) =>
  choices
    .map(({ id, count: events }) => ({ id, count: events }))
    .toSorted((one, other) => one.id - other.id);
/** How many events each option would leave. */
async function countsUnder(filters: Filters = {}) {
  const choices = await get<EventChoices>(addressOf(getEventChoices, { locale: "de", ...filters }));
  return {
    ...choices,
    ...byName([...panelFilters, ...linkedFilters], (name) => byId(choices[name])),
  };
}
const count = async (filters: Filters) =>
  (await get<EventListPage>(addressOf(listEvents, { locale: "de", ...filters }))).count;

beforeAll(async () => {
  site = await createTestApp();
  const { database } = site;
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  const hall = await insertVenue(database);
  const church = await insertVenue(database);
  const at = (startsAt: string, values = {}) =>
    insertEvent(database, { startsAt: new Date(startsAt), ...values });
  const one = await at("2025-09-01T18:00:00Z", {
    venueId: hall,
    access: ["wheelchair", "relaxed"],
  });
  const two = await at("2025-09-01T22:30:00Z", {
    venueId: church,
    access: ["wheelchair"],
    residentArtist: true,
  });
  const three = await at("2025-09-03T18:00:00Z", { venueId: church, buttonStatus: "sold_out" });
  const past = await at("2025-08-01T18:00:00Z", { venueId: hall });
  const hidden = await at("2025-09-03T18:00:00Z", { venueId: hall, isOnline: false });
  ids.hall = hall;
  ids.church = church;
  ids.chamber = await insertGenre(database, "Chamber", [one, two, past, hidden]);
  ids.early = await insertGenre(database, "Early", [two, three]);
  const { workId, composerId } = await insertWork(database, "Bach", "Partita", [one, one, three]);
  ids.work = workId;
  ids.composer = composerId;
  ids.artist = await insertArtist(database);
  for (const event of [one, one, two]) await perform(database, event, ids.artist);
  ids.ensemble = await insertEnsemble(database, []);
  await database.insert(schema.eventEnsembles).values({ eventId: three, ensembleId: ids.ensemble });
});
afterAll(() => site.close());

describe("the counts beside the filters", () => {
  it("say how many events each option has, each event once", async () => {
    expect(await countsUnder()).toEqual({
      count: 3,
      tickets_available: 2,
      free: 0,
      up_to_10: 0,
      up_to_15: 0,
      morning: 0,
      // at half past midnight in Berlin
      late: 1,
      resident_artist: 1,
      fellowship_artist: 0,
      genres: [
        { id: ids.chamber, count: 2 },
        { id: ids.early, count: 2 },
      ],
      cast_members: [{ id: ids.artist, count: 2 }],
      venues: [
        { id: ids.hall, count: 1 },
        { id: ids.church, count: 2 },
      ],
      ensembles: [{ id: ids.ensemble, count: 1 }],
      composers: [{ id: ids.composer, count: 2 }],
      // works are named where they are set
      works: [],
      weekdays: [],
      access: [
        { feature: "relaxed", count: 1 },
        { feature: "wheelchair", count: 2 },
      ],
    });
    const { works } = await countsUnder({ works: ids.work ?? 0 });
    expect(works).toEqual([{ id: ids.work, count: 2 }]);
  });

  it("apply all other filters, but not the option's own", async () => {
    const counted = await countsUnder({ venues: ids.church ?? 0, genres: ids.chamber ?? 0 });
    expect(counted).toMatchObject({
      count: 1,
      venues: [
        { id: ids.hall, count: 1 },
        { id: ids.church, count: 1 },
      ],
      genres: [
        { id: ids.chamber, count: 1 },
        { id: ids.early, count: 2 },
      ],
      access: [{ feature: "wheelchair", count: 1 }],
    });
  });

  it("promise what the list then holds", async () => {
    const filters: Filters = { access: "wheelchair", tickets_available: 1 };
    const counted = await countsUnder(filters);
    expect(counted.count).toBe(await count(filters));
    const all = await countsUnder();
    for (const name of [...linksFilters, ...panelFilters]) {
      // each filter has something to count, or nothing would be compared
      expect([name, all[name].length > 0]).toEqual([name, true]);
      for (const { id, count: promised } of all[name]) {
        expect([name, id, await count({ [name]: id })]).toEqual([name, id, promised]);
      }
      for (const { id, count: promised } of counted[name]) {
        expect([name, id, await count({ ...filters, [name]: id })]).toEqual([name, id, promised]);
      }
    }
    const lists: Filters[] = [
      { to_date: "2025-09-01" },
      { from_date: "2025-07-01" },
      { past: 1 },
      { q: "Partita" },
      { resident_artist: 1 },
      { venues: ids.church ?? 0, works: ids.work ?? 0 },
      { access: "wheelchair,nothing_known" },
      { genres: 999_999_999 },
    ];
    for (const under of lists) {
      const promised = await countsUnder(under);
      expect([under, promised.count]).toEqual([under, await count(under)]);
      for (const flag of flagFilters)
        expect([flag, promised[flag]]).toEqual([flag, await count({ ...under, [flag]: 1 })]);
    }
    for (const { feature, count: promised } of counted.access) {
      expect(await count({ ...filters, access: `wheelchair,${feature}` })).toBe(promised);
    }
  });

  it("offer no tickets for what is over, though it was on sale", async () => {
    const over = await countsUnder({ past: 1 });
    expect([over.count, over.tickets_available]).toEqual([1, 0]);
    expect(await count({ past: 1, tickets_available: 1 })).toBe(0);
  });

  it("follow every change of what events have", async () => {
    const { database } = site;
    const venue = await insertVenue(database);
    const event = await insertEvent(database, { venueId: venue });
    const here = (more: Filters = {}) => countsUnder({ venues: venue, ...more });
    expect(await here()).toMatchObject({ count: 1, genres: [], composers: [], cast_members: [] });

    const genre = await insertGenre(database, "Opera", [event]);
    const { workId, composerId } = await insertWork(database, "Monteverdi", "Orfeo", [event]);
    await perform(database, event, ids.artist ?? 0);
    expect(await here()).toMatchObject({
      genres: [{ id: genre, count: 1 }],
      composers: [{ id: composerId, count: 1 }],
      cast_members: [{ id: ids.artist, count: 1 }],
    });
    expect((await here({ works: workId })).works).toEqual([{ id: workId, count: 1 }]);

    await database
      .update(schema.compositions)
      .set({ composerId: ids.composer })
      .where(eq(schema.compositions.id, workId));
    await database.delete(schema.eventGenres).where(eq(schema.eventGenres.eventId, event));
    await database
      .delete(schema.eventCastMembers)
      .where(eq(schema.eventCastMembers.eventId, event));
    expect(await here()).toMatchObject({
      genres: [],
      composers: [{ id: ids.composer, count: 1 }],
      cast_members: [],
    });
    const change = (values: Partial<typeof schema.events.$inferInsert>) =>
      database.update(schema.events).set(values).where(eq(schema.events.id, event));
    await change({ residentArtist: true, fellowshipArtist: true, buttonStatus: "few_left" });
    await change({ access: [...accessFeatures], priceFrom: 15 });
    expect(await here()).toMatchObject({
      tickets_available: 1,
      free: 0,
      up_to_10: 0,
      up_to_15: 1,
      morning: 0,
      late: 0,
      resident_artist: 1,
      fellowship_artist: 1,
      access: accessFeatures.toSorted().map((feature) => ({ feature, count: 1 })),
    });
    // the database counts each under the number that the contract gives it
    for (const feature of accessFeatures) {
      await change({ access: [feature] });
      expect(await here()).toMatchObject({ access: [{ feature, count: 1 }] });
    }
    await change({ priceFrom: 10 });
    expect(await here()).toMatchObject({ free: 0, up_to_10: 1, up_to_15: 1 });
    await change({ priceFrom: 15.5 });
    expect(await here()).toMatchObject({ free: 0, up_to_15: 0 });
    await change({ buttonStatus: "free", priceFrom: null });
    expect(await here()).toMatchObject({ free: 1, up_to_10: 1, up_to_15: 1 });
    for (const [begins, morning, late] of [
      ["2025-09-30T09:59:00Z", 1, 0],
      ["2025-09-30T10:00:00Z", 0, 0],
      ["2025-09-30T18:59:00Z", 0, 0],
      ["2025-09-30T19:00:00Z", 0, 1],
      ["2025-09-30T02:59:00Z", 0, 1],
      ["2025-09-30T03:00:00Z", 1, 0],
    ] as const) {
      await change({ startsAt: new Date(begins) });
      expect([begins, await here()]).toMatchObject([begins, { morning, late }]);
    }
    // a day without an hour is neither
    await change({ hasTime: false });
    expect(await here()).toMatchObject({ morning: 0, late: 0 });
    await change({ status: "cancelled", access: [] });
    expect(await here()).toMatchObject({
      count: 1,
      tickets_available: 0,
      free: 0,
      up_to_15: 0,
      access: [],
    });
    await change({ startsAt: new Date("2025-08-01T18:00:00Z") });
    expect(await here()).toMatchObject({ count: 0 });
    await change({ startsAt: new Date("2025-09-30T18:00:00Z") });
    expect(await here()).toMatchObject({ count: 1 });
    await change({ isOnline: false });
    expect(await here()).toMatchObject({ count: 0 });
    await change({ isOnline: true });
    await database.delete(schema.events).where(eq(schema.events.id, event));
    expect(await here()).toMatchObject({ count: 0 });
  });

  it("are all empty where nothing is left", async () => {
    expect(await countsUnder({ q: "xqzjwv" })).toMatchObject({
      count: 0,
      genres: [],
      works: [],
      access: [],
    });
  });
});

describe("further filters", () => {
  it("are days of the week, by the clock where the event is heard, named where they are set", async () => {
    // Monday evening, half past midnight on Tuesday, Wednesday
    const byDay = await Promise.all([1, 2, 3, 4].map((weekdays) => count({ weekdays })));
    expect(byDay).toEqual([1, 1, 1, 0]);
    expect(await count({ weekdays: "1,3" })).toBe(2);
    expect((await countsUnder({ weekdays: "1,3" })).count).toBe(2);
    const named = async (locale: "de" | "en") =>
      (await get<EventChoices>(addressOf(getEventChoices, { locale, weekdays: "3,1" }))).weekdays;
    expect((await named("de")).choices).toEqual([
      { id: 1, title: "Montag", count: 1 },
      { id: 3, title: "Mittwoch", count: 1 },
    ]);
    expect((await named("en")).choices.map(({ title }) => title)).toEqual(["Monday", "Wednesday"]);
    expect((await countsUnder({ weekdays: 9 })).weekdays).toEqual([]);
  });

  it("follow an event to another day of the week", async () => {
    const { database } = site;
    const venue = await insertVenue(database);
    const event = await insertEvent(database, { venueId: venue });
    // Saturday evening in Bonn, and its afternoon in New York; then after midnight
    for (const [startsAt, timeZone, weekday] of [
      ["2025-09-06T18:00:00Z", "Europe/Berlin", 6],
      ["2025-09-06T22:30:00Z", "Europe/Berlin", 7],
      ["2025-09-06T22:30:00Z", "America/New_York", 6],
    ] as const) {
      await database
        .update(schema.events)
        .set({ startsAt: new Date(startsAt), timeZone })
        .where(eq(schema.events.id, event));
      const filters = { venues: venue, weekdays: weekday };
      expect([await count(filters), (await countsUnder(filters)).count]).toEqual([1, 1]);
    }
    await database.delete(schema.events).where(eq(schema.events.id, event));
  });

  it("are composers, works and access features, all of which are needed", async () => {
    expect(await count({ composers: ids.composer ?? 0 })).toBe(2);
    expect(await count({ works: `${ids.work},999999` })).toBe(2);
    expect(await count({ access: "wheelchair" })).toBe(2);
    expect(await count({ access: "wheelchair,relaxed" })).toBe(1);
    expect(await count({ access: "wheelchair,unknown" })).toBe(0);
  });

  it("are refused where they cannot be", async () => {
    for (const wrong of ["access=Wheel", "composers=-1", "works=a", "q=" + "x".repeat(201)]) {
      for (const path of ["", "choices/", "calendar/", "calendar.ics"]) {
        const { statusCode } = await site.app.inject({ url: `/de/api/events/${path}?${wrong}` });
        expect([path, wrong, statusCode]).toEqual([path, wrong, 400]);
      }
    }
  });
});

describe("the calendar", () => {
  it("names the days in Berlin that have events, with how many, under the same filters", async () => {
    const days = async (filters: Filters) =>
      (await get<EventCalendar>(addressOf(getEventCalendar, { locale: "de", ...filters }))).days;
    expect(await days({})).toEqual([
      { date: "2025-09-01", count: 1 },
      // half past midnight in Berlin
      { date: "2025-09-02", count: 1 },
      { date: "2025-09-03", count: 1 },
    ]);
    expect(await days({ from_date: "2025-07-01", to_date: "2025-08-31" })).toEqual([
      { date: "2025-08-01", count: 1 },
    ]);
    // a range the wrong way round
    expect(await days({ from_date: "2025-09-02", to_date: "2025-09-01" })).toEqual([
      { date: "2025-09-01", count: 1 },
      { date: "2025-09-02", count: 1 },
    ]);
    expect(await days({ past: 1 })).toEqual([{ date: "2025-08-01", count: 1 }]);
    expect(await days({ genres: ids.early ?? 0, venues: ids.hall ?? 0 })).toEqual([]);
  });
});
