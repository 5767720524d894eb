import { NameList, type NameKind } from "@festival/contracts/api/programme/names";
import { addressOf } from "@festival/contracts/calls/call";
import { listNames } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Compile } from "typebox/compile";
import * as schema from "../../platform/database/schema/index.ts";
import { insertArtist, insertEnsemble, insertVenue } from "../../testing/factories.ts";
import { insertEvent, insertWork, perform } from "../../testing/factories/programme.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
const same = (text: string) => ({ de: text, en: text });

const call = (
  kind: NameKind,
  query: Record<string, string | number> = {},
  locale: "de" | "en" = "de",
) => site.app.inject({ url: addressOf(listNames, { locale, kind, ...query }) });
const list = async (...asked: Parameters<typeof call>): Promise<NameList> =>
  (await call(...asked)).json();
const titles = async (...asked: Parameters<typeof call>) =>
  (await list(...asked)).results.map(({ title }) => title);

async function insertComposer(name: string, shortName: string, work: string, eventIds: number[]) {
  const { composerId, workId } = await insertWork(site.database, name, work, eventIds);
  await site.database.execute(
    `update composers set short_name = '{"de":"${shortName}","en":"${shortName}"}' where id = ${composerId}`,
  );
  return { composerId, workId };
}

beforeAll(async () => {
  site = await createTestApp();
  const { database } = site;
  const first = await insertEvent(database);
  const second = await insertEvent(database);
  const hidden = await insertEvent(database, { isOnline: false });
  await insertComposer("Johann Sebastian Bach", "J. S. Bach", "„Wachet auf“ BWV 140", [
    first,
    second,
  ]);
  // before and after the interval of one evening
  await insertComposer("Arvo Pärt", "Pärt", "Fratres", [first, first]);
  await insertComposer("Émilie Mayer", "Mayer", "4. Sinfonie", [first]);
  await insertComposer("Ørjan Matre", "Ørjan Matre", "Öde", [hidden, second]);
  await insertComposer("N. N.", "Niemand", "Geheim", [hidden]);
  const shown = await insertArtist(database, { firstName: "Nora", lastName: "Feld" });
  const gone = await insertArtist(database, { lastName: "Fort", isOnline: false });
  for (const id of [shown, gone]) await perform(database, first, id);
  const hall = await insertVenue(database, { name: same("Bonner Halle"), city: "Bonn" });
  const closed = await insertVenue(database, { name: same("Alter Saal"), isOnline: false });
  await insertVenue(database, { name: same("Leeres Haus") });
  await insertEvent(database, { venueId: hall });
  await insertEvent(database, { venueId: closed });
  const ensembleId = await insertEnsemble(database, [shown]);
  await database.insert(schema.eventEnsembles).values({ eventId: first, ensembleId });
});
afterAll(() => site.close());

describe("the lists of names", () => {
  it("tell what public events name, in the order of an index, with their letters", async () => {
    const composers = await list("composers");
    expect([...Compile(NameList).Errors(composers)]).toEqual([]);
    expect(composers).toMatchObject({ count: 4, next: null, previous: null });
    expect(composers.results.map(({ title }) => title)).toEqual([
      "Johann Sebastian Bach",
      "Émilie Mayer",
      "Ørjan Matre",
      "Arvo Pärt",
    ]);
    expect(composers.letters).toEqual([
      { letter: "B", count: 1 },
      { letter: "M", count: 1 },
      { letter: "O", count: 1 },
      { letter: "P", count: 1 },
    ]);
    expect(composers.results[0]).toMatchObject({
      slug: same("johann-sebastian-bach"),
      event_count: 2,
    });
  });

  it("put what begins with no letter last, and look past quotes", async () => {
    expect(await titles("works")).toEqual([
      "Fratres",
      "Öde",
      "„Wachet auf“ BWV 140",
      "4. Sinfonie",
    ]);
    const [fratres] = (await list("works")).results;
    expect(fratres).toMatchObject({ detail: "Arvo Pärt", event_count: 1 });
    expect(await titles("works", { letter: "#" })).toEqual(["4. Sinfonie"]);
    expect(await titles("works", { letter: "W" })).toEqual(["„Wachet auf“ BWV 140"]);
  });

  it("find names by their words, whatever marks these have, and a work by its composer", async () => {
    expect(await titles("composers", { q: "part" })).toEqual(["Arvo Pärt"]);
    expect(await titles("works", { q: "bach" })).toEqual(["„Wachet auf“ BWV 140"]);
    const { letters } = await list("works", { q: "bach" });
    expect(letters).toEqual([{ letter: "W", count: 1 }]);
    expect(await titles("works", { q: "bach", letter: "A" })).toEqual([]);
    expect(await titles("works", { q: "gibtesnicht" })).toEqual([]);
    // signs alone are no words
    expect(await titles("composers", { q: "…" })).toHaveLength(4);
  });

  it("hold artists and ensembles that have a page", async () => {
    expect((await list("artists")).results).toMatchObject([{ title: "Nora Feld", event_count: 1 }]);
    expect((await list("ensembles")).results).toMatchObject([{ event_count: 1 }]);
  });

  it("hold venues with public events, past ones too, with their towns", async () => {
    expect(await list("venues")).toMatchObject({
      results: [{ title: "Bonner Halle", detail: "Bonn", event_count: 1 }],
      letters: [{ letter: "B", count: 1 }],
    });
    expect(await titles("venues", { q: "halle" })).toEqual(["Bonner Halle"]);
    expect(await titles("venues", { q: "saal" })).toEqual([]);
  });

  it("have pages of a hundred", async () => {
    const eventId = await insertEvent(site.database);
    for (let number = 1; number <= 101; number += 1) {
      await insertWork(site.database, 0, `Zugabe ${number}`, [eventId], { composerId: null });
    }
    const page = await list("works", { letter: "Z" }, "en");
    expect(page).toMatchObject({ count: 101, previous: null });
    expect(page.results).toHaveLength(100);
    expect(page.next).toBe("/en/api/names/works/?page=2&letter=Z");
    expect((await list("works", { letter: "Z", page: 2 })).results).toHaveLength(1);
    expect((await call("works", { letter: "Z", page: 3 })).statusCode).toBe(404);
  });

  it("take no letter, page or kind that is none", async () => {
    const wrong: Record<string, string | number>[] = [
      { letter: "AB" },
      { letter: "ä" },
      { page: 0 },
    ];
    for (const query of wrong) {
      expect([query, (await call("works", query)).statusCode]).toEqual([query, 400]);
    }
    expect((await site.app.inject("/de/api/names/genres/")).statusCode).toBe(404);
  });
});
