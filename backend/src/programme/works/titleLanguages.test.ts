import type { Booklet } from "@festival/contracts/api/booklets";
import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import type { NameList } from "@festival/contracts/api/programme/names";
import type { Composer, Work } from "@festival/contracts/api/programme/works";
import type { SearchSuggestions } from "@festival/contracts/api/programme";
import { addressOf } from "@festival/contracts/calls/call";
import * as calls from "@festival/contracts/calls/programme";
import { searchSite } from "@festival/contracts/calls/search";
import type { Locale } from "@festival/contracts/locales";
import type { SiteSearch } from "@festival/contracts/search/siteSearch";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../../platform/database/schema/index.ts";
import { insertEvent, insertWork, play } from "../../testing/factories/programme.ts";
import { staffCalls } from "../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const same = (text: string) => ({ de: text, en: text });

let site: TestApp;
let [eventId, workId, composerId] = [0, 0, 0];
beforeAll(async () => {
  site = await createTestApp();
  const { database } = site;
  eventId = await insertEvent(database, {
    title: same("Notte"),
    titleLanguage: same("it"),
    startsAt: new Date("2099-09-01T18:00:00Z"),
  });
  const debussy = await insertWork(database, "Claude Debussy", "La mer", [eventId], {
    titleLanguage: same("fr"),
  });
  ({ workId, composerId } = debussy);
  const german = await insertWork(database, "Johannes Brahms", "Vier ernste Gesänge", [], {
    titleLanguage: same("de-AT"),
  });
  await play(database, eventId, german.workId);
  const [booklet] = await database.insert(schema.booklets).values({ eventId }).returning();
  const bookletId = booklet?.id ?? 0;
  await database
    .insert(schema.bookletWorks)
    .values({ bookletId, compositionId: workId, position: 1 });
});
afterAll(() => site.close());

async function get<T>(url: string): Promise<T> {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
}
const getEvent = (locale: Locale) =>
  get<EventDetail>(addressOf(calls.getEvent, { locale, id: eventId }));

describe("titles in other languages than the reader's", () => {
  it.each(["de", "en"] as const)("say which in an event and its works, in %s", async (locale) => {
    const event = await getEvent(locale);
    const brahms = locale === "de" ? undefined : "de-AT";
    expect(event.title_language).toBe("it");
    const works = event.event_compositions.map((item) => item.title_language);
    expect(works).toEqual(["fr", brahms]);
    expect(event.compositions.map((item) => item.title_language)).toEqual(["fr", brahms]);
  });

  it("are found in the line of works where they stand", async () => {
    const line = "Claude Debussy: La mer · Johannes Brahms: Vier ernste Gesänge";
    const german = await getEvent("de");
    expect(german.works_line).toBe(line);
    expect(german.works_line_languages).toEqual([
      { offset: line.indexOf("La mer"), length: 6, language: "fr" },
    ]);
    const [english] = (await get<EventListPage>(addressOf(calls.listEvents, { locale: "en" })))
      .results;
    expect(english?.works_line_languages).toEqual([
      { offset: line.indexOf("La mer"), length: 6, language: "fr" },
      { offset: line.indexOf("Vier"), length: 19, language: "de-AT" },
    ]);
  });

  it("are in each other answer that names them", async () => {
    const locale = "de";
    const work = await get<Work>(addressOf(calls.getWork, { locale, id: workId }));
    expect(work).toMatchObject({
      title_language: "fr",
      booklet_event_objs: [{ title: "Notte", title_language: "it" }],
    });
    const composer = await get<Composer>(addressOf(calls.getComposer, { locale, id: composerId }));
    expect(composer.work_objs).toMatchObject([{ title: "La mer", title_language: "fr" }]);
    const names = await get<NameList>(addressOf(calls.listNames, { locale, kind: "works" }));
    expect(names.results.map((entry) => entry.title_language)).toEqual(["fr", undefined]);
    const booklet = await get<Booklet>(addressOf(calls.getBooklet, { locale, id: eventId }));
    expect(booklet.works).toMatchObject([{ work_obj: { title_language: "fr" } }]);
    const suggested = await get<SearchSuggestions>(
      addressOf(calls.getSuggestions, { locale, q: "mer" }),
    );
    expect(suggested.works).toMatchObject([{ title: "La mer", title_language: "fr" }]);
    const found = await get<SiteSearch>(addressOf(searchSite, { locale, q: "mer" }));
    const hits = found.groups.find(({ kind }) => kind === "work")?.hits;
    expect(hits).toMatchObject([{ title: "La mer", title_language: "fr" }]);
  });
});

describe("the language of a title", () => {
  it("is set by staff, by its code alone", async () => {
    const call = staffCalls(site, await signedIn(site));
    const id = await insertEvent(site.database, { title: same("Sera") });
    const change = (language: string) =>
      call("POST", `events/${id}/`, { title_language: same(language), revision: 1 });
    for (const wrong of ["Italienisch", "IT", "i", "it it"]) {
      const answer = await change(wrong);
      expect([wrong, answer.statusCode]).toEqual([wrong, 422]);
    }
    expect((await change("it")).statusCode).toBe(200);
    const event = await get<EventDetail>(addressOf(calls.getEvent, { locale: "de", id }));
    expect(event.title_language).toBe("it");
  });
});
