import { describe, expect, it } from "@jest/globals";
import type { EventListPage, EventTeaser } from "@festival/contracts/api/events";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { eventTeaser } from "../../testing/factories.ts";
import { loadProgrammePage } from "./loadProgrammePage.ts";

const genres = [
  { id: 1, title: "Orchester" },
  { id: 2, title: "Kammermusik" },
];
const list = (
  results: EventTeaser[],
  count = results.length,
  next: string | null = null,
): EventListPage => ({ count, next, previous: null, results });

const first = eventTeaser({ id: 1, date_and_time: "2025-08-28T17:30:00.000Z", title: "Eroica" });
const late = eventTeaser({ id: 2, date_and_time: "2025-08-28T22:30:00.000Z", title: "Nachklang" });
const third = eventTeaser({ id: 3, date_and_time: "2025-08-29T16:00:00.000Z", title: "Lieder" });

const answers = {
  "/de/api/genres/": genres,
  "/en/api/genres/": genres,
  "/de/api/marketing-banners/": [],
  "/en/api/marketing-banners/": [],
  "/de/api/events/?page=1": list([first, late, third], 13, "/de/api/events/?page=2"),
  "/en/api/events/?page=1": list([first], 91),
  "/de/api/events/?page=5": list([third], 13),
  "/de/api/events/?page=6": list([], 13),
  "/de/api/events/count/": { count: 13 },
  "/de/api/events/?page=1&genres=2": list([first], 8),
  "/de/api/events/?page=1&genres=1": list([]),
  "/de/api/events/?page=1&genres=1%2C2": list([first], 8),
};
const load = (url: string, now?: string) =>
  loadedPage(loadProgrammePage(testRequest(url, answers, now === undefined ? {} : { now })));

describe("the programme's page", () => {
  it("gathers events under their day in Berlin", async () => {
    const { data } = await load("/de/programm-tickets");
    expect(data.days.map(({ long, events }) => [long, events.map(({ title }) => title)])).toEqual([
      ["Donnerstag, 28.\u00a0August 2025", ["Eroica"]],
      ["Freitag, 29.\u00a0August 2025", ["Nachklang", "Lieder"]],
    ]);
  });

  it("puts a concert elsewhere on the day it has there", async () => {
    const newYork = eventTeaser({
      id: 4,
      date_and_time: "2025-08-29T00:00:00.000Z",
      time_zone: "America/New_York",
      title: "Mahler",
    });
    const request = testRequest("/de/programm-tickets", {
      ...answers,
      "/de/api/events/?page=1": list([first, late, newYork, third]),
    });
    const { data } = await loadedPage(loadProgrammePage(request));
    expect(data.days.map(({ date, events }) => [date, events.map(({ time }) => time)])).toEqual([
      ["2025-08-28", ["19:30", "20:00"]],
      ["2025-08-29", ["00:30", "18:00"]],
    ]);
  });

  it("counts events and pages", async () => {
    const { data, alternates } = await load("/de/programm-tickets");
    expect(data).toMatchObject({ count: 13, countOfAll: 13, page: 1, pages: 5 });
    expect(alternates).toEqual({ de: "/de/programm-tickets", en: "/en/programm-tickets" });
  });

  it("writes large numbers as its language does", async () => {
    const many = { ...answers, "/de/api/events/?page=1": list([first], 17_055) };
    const { data } = await loadedPage(loadProgrammePage(testRequest("/de/programm-tickets", many)));
    expect(data.written.count).toBe("17.055");
  });

  it("keeps its page number in the other language and in the title", async () => {
    const { alternates, head } = await load("/de/programm-tickets?page=5");
    expect(alternates.en).toBe("/en/programm-tickets?page=5");
    expect(head.title).toBe("Programm, Seite 5");
  });

  it.each(["6", "0", "-1", "zwei", "1.5", "99999999999"])("does not find page %s", async (page) => {
    await expect(load(`/de/programm-tickets?page=${page}`)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("narrows by genre and says of how many", async () => {
    const { data, head } = await load("/de/programm-tickets?genres=2");
    expect(data).toMatchObject({ count: 8, countOfAll: 13, filters: { genres: [2] } });
    expect(data.genres.map(({ isActive = false, href }) => [isActive, href])).toEqual([
      [false, "/de/programm-tickets?genres=1,2"],
      [true, "/de/programm-tickets"],
    ]);
    expect(head.title).toBe("Kammermusik");
  });

  it("ignores genres that do not exist", async () => {
    const { data, alternates } = await load("/de/programm-tickets?genres=x,2,999,,-3,2");
    expect(data.filters.genres).toEqual([2]);
    expect(alternates.de).toBe("/de/programm-tickets?genres=2");
    expect((await load("/de/programm-tickets?genres=opera")).data.count).toBe(13);
  });

  it("keeps a filter without events out of search engines", async () => {
    const { data, head } = await load("/de/programm-tickets?genres=1");
    expect(data.days).toEqual([]);
    expect(head.noIndex).toBe(true);
  });

  it("shows search engines one genre at a time", async () => {
    const alone = await load("/de/programm-tickets?genres=2");
    expect(alone.head.noIndex).toBe(false);
    expect(alone.data.genres.map(({ isNofollow = false }) => isNofollow)).toEqual([true, false]);
    const both = await load("/de/programm-tickets?genres=2,1");
    expect(both.head.noIndex).toBe(true);
    expect(both.alternates.de).toBe("/de/programm-tickets?genres=1,2");
  });

  it("knows today by the festival's clock", async () => {
    const { data } = await load("/de/programm-tickets", "2025-08-28T22:15:00.000Z");
    expect(data.days.map(({ isToday = false }) => isToday)).toEqual([false, true]);
  });

  it("names the year only of other years", async () => {
    expect((await load("/de/programm-tickets")).data.days[0]?.year).toBeUndefined();
    const later = await load("/de/programm-tickets", "2026-01-02T08:00:00.000Z");
    expect(later.data.days[0]?.year).toBe("2025");
  });

  it("speaks English", async () => {
    const { data, head } = await load("/en/programm-tickets");
    expect(head.title).toBe("Programme");
    expect(head.description).toContain("91 concerts");
    expect(data.days[0]?.events[0]).toMatchObject({
      time: "7.30\u00a0pm",
      href: "/en/programm-tickets/c-sharp-minor/1",
    });
  });
});
