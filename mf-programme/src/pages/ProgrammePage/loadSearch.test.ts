import type { EventListPage } from "@festival/contracts/api/events";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import {
  choiceList,
  eventChoices,
  eventList,
  eventTeaser,
  season,
} from "../../testing/factories.ts";
import { loadProgrammePage } from "./loadProgrammePage.ts";

const choices = eventChoices({
  count: 2,
  cast_members: choiceList([1, "Nora Feld", 1]),
  venues: choiceList([3, "Alte Schmiede", 1], [6, "Dom", 1]),
  composers: choiceList([4, "Kaija Saariaho", 1]),
});
const festival = "from_date=2025-08-28&to_date=2025-09-27";
const call = (name: string, query: string) => `/de/api/events/${name}${query && `?${query}`}`;

/** The page of a search, and the calls that depended on what was typed: all others are the same for everyone. */
async function search(q: string, events: EventListPage, more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    "/de/api/genres/": [{ id: 1, title: "Orchester" }],
    "/de/api/season/": season(),
    "/de/api/events/count/": { count: 13 },
    [call("", `page=1&q=${q}`)]: events,
    ...more,
  };
  const asked: string[] = [];
  const request = testRequest(`/de/programm-tickets?q=${q}`, (made) => {
    const path = made.replace("GET ", "");
    if (/[?&](?:q|words)=/.test(path)) asked.push(path);
    return answers[path];
  });
  const { data } = await loadedPage(loadProgrammePage(request));
  return { data, asked: asked.toSorted() };
}

describe("a search of the programme", () => {
  it("lists what has the words, the best first, and what was looked for instead", async () => {
    const events = eventList(
      [
        eventTeaser({ id: 1, title: "Später", date_and_time: "2025-09-10T18:00:00.000Z" }),
        eventTeaser({ id: 2, title: "Früher" }),
      ],
      { corrected: "beethoven" },
    );
    const { data } = await search("bethoven", events, {
      [call("choices/", "q=bethoven")]: choices,
    });
    expect(data.matches.map(({ title }) => title)).toEqual(["Später", "Früher"]);
    expect(data).toMatchObject({ days: [], corrected: "beethoven" });
  });

  it("looks up once what was meant, and asks for the rest by the words that were found", async () => {
    const words = "bethoven~beethoven";
    const encoded = "words=bethoven%7Ebeethoven";
    const events = eventList([eventTeaser()], { corrected: "beethoven", words });
    const { data, asked } = await search("bethoven", events, {
      [call("choices/", encoded)]: choices,
    });
    expect(asked).toEqual([
      call("", "page=1&q=bethoven"),
      call("calendar/", `${festival}&${encoded}`),
      call("choices/", encoded),
    ]);
    expect(data.corrected).toBe("beethoven");
  });

  it("names no correction that finds nothing", async () => {
    const { data } = await search("tuba", eventList([], { words: "tuba", corrected: "tube" }), {
      [call("choices/", "")]: choices,
    });
    expect(data.corrected).toBe("");
  });

  it("leads from words that mean a filter to that filter", async () => {
    const url = "/de/programm-tickets?venues=3&q=eintritt%20frei";
    expect(await loadProgrammePage(testRequest(url, {}))).toEqual({
      kind: "redirect",
      to: "/de/programm-tickets?free=1&venues=3",
      status: 302,
    });
  });

  it("leads from the word for today to the day that it is at the festival", async () => {
    const request = testRequest("/de/programm-tickets?q=heute", {});
    // past midnight there, and not yet in Greenwich
    expect(await loadProgrammePage({ ...request, now: "2025-08-30T22:30:00.000Z" })).toEqual({
      kind: "redirect",
      to: "/de/programm-tickets?from_date=2025-08-31&to_date=2025-08-31",
      status: 302,
    });
  });

  it("asks for nothing more where the words have nothing, and offers all that there is", async () => {
    const { data, asked } = await search("tuba", eventList([], { words: "tuba" }), {
      [call("choices/", "")]: choices,
    });
    expect(asked).toEqual([call("", "page=1&q=tuba"), call("calendar/", `${festival}&words=tuba`)]);
    const offered = data.groups.flatMap((group) => group.choices);
    expect(offered.map(([, title]) => title)).toEqual(
      expect.arrayContaining(["Nora Feld", "Alte Schmiede", "Dom", "Kaija Saariaho"]),
    );
    expect(offered.every(([, , count]) => count === 0)).toBe(true);
    expect(data).toMatchObject({ count: 0, countOfAll: 13 });
  });
});
