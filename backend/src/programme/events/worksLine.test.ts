import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { insertEvent, insertWork, play } from "../../testing/factories/programme.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const same = (text: string) => ({ de: text, en: text });

describe("the line of works", () => {
  it("names a composer of several works in a row once, and a work that is played in parts once", async () => {
    const eventId = await insertEvent(site.database, {
      startsAt: new Date("2099-09-02T18:00:00Z"),
    });
    const works = [
      ["John Dowland", "Lachrimae"],
      ["Henry Purcell", "Fantazia"],
      ["Henry Purcell", "Music for a While"],
      ["Joseph Haydn", "Die Schöpfung"],
    ] as const;
    let last = 0;
    for (const [composer, title] of works) {
      const titleLanguage = same(title.startsWith("Music") ? "en" : "");
      const work = await insertWork(site.database, composer, title, [], { titleLanguage });
      last = work.workId;
      await play(site.database, eventId, last);
    }
    await play(site.database, eventId, last);
    const url = addressOf(listEvents, { locale: "de", ids: eventId });
    const { results }: EventListPage = (await site.app.inject({ url })).json();
    const line =
      "John Dowland: Lachrimae · Henry Purcell: Fantazia; Music for a While · Joseph Haydn: Die Schöpfung";
    expect(results[0]?.works_line).toBe(line);
    expect(results[0]?.works_line_languages).toEqual([
      { offset: line.indexOf("Music"), length: "Music for a While".length, language: "en" },
    ]);
  });
});
