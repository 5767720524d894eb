import type { EventListPage } from "@festival/contracts/api/events";
import type { EventChoices, EventNeighbours } from "@festival/contracts/api/programme";
import { addressOf } from "@festival/contracts/calls/call";
import {
  getEventChoices,
  getEventNeighbours,
  listEvents,
} from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import * as schema from "../../platform/database/schema/index.ts";
import { insertArticle, insertArtist, insertTag, insertVenue } from "../../testing/factories.ts";
import { insertEvent, insertWork, perform } from "../../testing/factories/programme.ts";
import { type TestApp, createTestApp } from "../../testing/testApp.ts";
import { mostChoices } from "./choices.repository.ts";
import { idsSources } from "./filterSources.ts";

let site: TestApp;
const ids: Record<string, number> = {};
const id = (name: string) => ids[name] ?? 0;
const same = (text: string) => ({ de: text, en: text });
const get = async <T>(url: string): Promise<T> => {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
};
const choices = (filters: Record<string, string | number> = {}) =>
  get<EventChoices>(addressOf(getEventChoices, { locale: "de", ...filters }));

beforeAll(async () => {
  site = await createTestApp();
  const { database } = site;
  await site.app.clock.set(Date.parse("2025-08-20T08:00:00Z") - Date.now());
  ids.hall = await insertVenue(database, { name: same("Halle") });
  ids.first = await insertEvent(database, {
    startsAt: new Date("2025-09-01T18:00:00Z"),
    venueId: ids.hall,
  });
  ids.second = await insertEvent(database, { startsAt: new Date("2025-09-02T18:00:00Z") });
  ids.twin = await insertEvent(database, { startsAt: new Date("2025-09-02T18:00:00Z") });
  ids.last = await insertEvent(database, {
    startsAt: new Date("2025-09-03T18:00:00Z"),
    venueId: ids.hall,
  });
  ids.past = await insertEvent(database, { startsAt: new Date("2025-08-01T18:00:00Z") });
  ids.hidden = await insertEvent(database, {
    startsAt: new Date("2025-09-02T20:00:00Z"),
    isOnline: false,
  });
  for (let number = 0; number < mostChoices + 5; number += 1) {
    const name = { firstName: "Ada", lastName: `Name${String(number).padStart(2, "0")}` };
    await perform(database, id("first"), await insertArtist(database, name));
  }
  ids.often = await insertArtist(database, { firstName: "Åsa", lastName: "Öberg" });
  for (const event of [id("first"), id("second"), id("last")])
    await perform(database, event, ids.often);
  ids.secret = await insertArtist(database, { lastName: "Geheim", isOnline: false });
  await perform(database, id("first"), ids.secret);
  ids.gone = await insertArtist(database, { firstName: "Ina", lastName: "Vorbei" });
  await perform(database, id("past"), ids.gone);
  const { workId, composerId } = await insertWork(database, "Dvořák", "Stabat mater", [id("last")]);
  ids.work = workId;
  ids.composer = composerId;
});
afterAll(() => site.close());

describe("the choices of the filters", () => {
  it("are the most frequent of a long list by name, and how many there are in all", async () => {
    const { cast_members: people } = await choices();
    expect(people.total).toBe(mostChoices + 6);
    expect(people.choices).toHaveLength(mostChoices);
    expect(people.choices[0]).toMatchObject({ title: "Ada Name00", count: 1 });
    expect(people.choices.at(-1)).toEqual({ id: id("often"), title: "Åsa Öberg", count: 3 });
  });

  it("name only artists and ensembles that are public", async () => {
    const found = await choices({ list: "cast_members", find: "Geheim" });
    expect(found.cast_members).toEqual({ total: 0, choices: [] });
  });

  it("always name those that are set, with their count, and works only then", async () => {
    const plain = await choices();
    expect(plain.works.choices).toEqual([]);
    const set = await choices({ cast_members: id("gone"), works: id("work") });
    const gone = { id: id("gone"), title: "Ina Vorbei", count: 0 };
    expect(set.cast_members.choices).toContainEqual(gone);
    // the filter's own count applies the other filters alone
    expect(set.works.choices).toEqual([
      { id: id("work"), title: "Dvořák: Stabat mater", count: 0 },
    ]);
    const unknown = await choices({ venues: 999_999 });
    expect(unknown.venues.choices.map(({ title }) => title)).toEqual(["Halle"]);
  });

  it("are found by their names, without accents and with a slip of the finger", async () => {
    for (const [list, find, title] of [
      ["cast_members", "oeberg", "Åsa Öberg"],
      ["cast_members", "Name44", "Ada Name44"],
      ["composers", "dvorak", "Dvořák"],
      ["composers", "Dvorrak", "Dvořák"],
      ["venues", "hal", "Halle"],
    ] as const) {
      const found = await choices({ list, find });
      expect([find, found[list].choices.map((choice) => choice.title)]).toEqual([find, [title]]);
      // the others were not asked for
      expect(found.ensembles).toEqual({ total: 0, choices: [] });
    }
  });

  it("are found by their names also where the index of names does not know them", async () => {
    const { names } = idsSources.venues;
    if (!names) throw new Error("Venues have names.");
    const known = jest.replaceProperty(names, "kind", undefined);
    const found = await choices({ list: "venues", find: "hal" });
    known.restore();
    expect(found.venues.choices.map(({ title }) => title)).toEqual(["Halle"]);
  });

  it("count what the list then holds", async () => {
    const { venues, composers } = await choices({ cast_members: id("often") });
    expect(venues.choices).toEqual([{ id: id("hall"), title: "Halle", count: 2 }]);
    expect(composers.choices).toEqual([{ id: id("composer"), title: "Dvořák", count: 1 }]);
  });

  it("are refused where they cannot be", async () => {
    for (const wrong of ["list=works", "list=x", "venues=a", `find=${"x".repeat(201)}`]) {
      const { statusCode } = await site.app.inject({ url: `/de/api/events/choices/?${wrong}` });
      expect([wrong, statusCode]).toEqual([wrong, 400]);
    }
  });
});

describe("an event's neighbours", () => {
  const neighbours = async (of: string, filters: Record<string, string | number> = {}) => {
    const found = await get<EventNeighbours>(
      addressOf(getEventNeighbours, { locale: "de", id: id(of), ...filters }),
    );
    return [found.fits, found.previous?.id ?? null, found.next?.id ?? null];
  };

  it("come before and after it by time, those at the same time by id, each once", async () => {
    expect(await neighbours("first")).toEqual([true, null, id("second")]);
    expect(await neighbours("second")).toEqual([true, id("first"), id("twin")]);
    expect(await neighbours("twin")).toEqual([true, id("second"), id("last")]);
    expect(await neighbours("last")).toEqual([true, id("twin"), null]);
  });

  it("have their day in the reader's language", async () => {
    const { next } = await get<EventNeighbours>(
      addressOf(getEventNeighbours, { locale: "en", id: id("first") }),
    );
    expect(next).toEqual({
      id: id("second"),
      slug: { de: "abend", en: "evening" },
      title: "Evening (en)",
      when: "Tuesday 2 September 2025",
    });
  });

  it("are those that the filters leave", async () => {
    expect(await neighbours("first", { venues: id("hall") })).toEqual([true, null, id("last")]);
    expect(await neighbours("second", { cast_members: id("often") })).toEqual([
      true,
      id("first"),
      id("last"),
    ]);
  });

  it("are none where the filters do not leave the event itself", async () => {
    expect(await neighbours("second", { venues: id("hall") })).toEqual([false, null, null]);
  });

  it("of what is over are over, too", async () => {
    expect(await neighbours("past")).toEqual([true, null, null]);
  });

  it("are not found for what is not public, nor for wrong filters", async () => {
    for (const [url, status] of [
      [addressOf(getEventNeighbours, { locale: "de", id: id("hidden") }), 404],
      [addressOf(getEventNeighbours, { locale: "de", id: 999_999 }), 404],
      [addressOf(getEventNeighbours, { locale: "de", id: id("first"), venues: "a" }), 400],
    ] as const) {
      expect([url, (await site.app.inject({ url })).statusCode]).toEqual([url, status]);
    }
  });
});

describe("events by the tags of the magazine", () => {
  it("are those that its public articles with the tag are about", async () => {
    const { database } = site;
    const tag = await insertTag(database, "darmsaiten");
    const write = async (eventId: number, values = {}) => {
      const article = await insertArticle(database, values);
      await database.insert(schema.articleTags).values({ articleId: article.id, tagId: tag });
      await database.insert(schema.eventArticles).values({ articleId: article.id, eventId });
    };
    await write(id("second"));
    await write(id("first"), { isOnline: false });
    await write(id("last"), { publishedAt: new Date("2025-08-25T08:00:00Z") });
    const listed = async (tags: string | number) =>
      (await get<EventListPage>(addressOf(listEvents, { locale: "de", tags }))).results.map(
        (event) => event.id,
      );
    expect(await listed(tag)).toEqual([id("second")]);
    expect((await choices({ tags: tag })).count).toBe(1);
    expect(await listed("999999")).toEqual([]);
    const wrong = await site.app.inject({
      url: addressOf(listEvents, { locale: "de", tags: "darmsaiten" }),
    });
    expect(wrong.statusCode).toBe(400);
  });
});
