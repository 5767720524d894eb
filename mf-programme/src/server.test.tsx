/**
 * @jest-environment node
 * @own-modules It renders as the server does.
 */
import { describe, expect, it } from "@jest/globals";
import { ownerPrefix } from "@festival/contracts/pageOwner";
import { visitorRoutes } from "@festival/contracts/routes";
import { probed } from "@festival/shared-ui/owner/probing";
import { testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testApi, testRequest } from "@festival/shared-ui/owner/testRequest";
import { owner } from "./server.ts";
import { artist, eventDetail, eventTeaser, season, venue } from "./testing/factories.ts";

const list = { count: 1, next: null, previous: null, results: [eventTeaser()] };
const answers = {
  "/de/api/genres/": [{ id: 2, title: "Kammermusik" }],
  "/de/api/events/": list,
  "/de/api/events/?page=1": list,
  "/de/api/events/7/": eventDetail(),
  "/de/api/programme-changes/?event=7": { ...list, results: [] },
  "/de/api/season/": season(),
  "/de/api/highlight-events/": { event_objs: list.results },
};
const now = "2025-08-20T08:00:00.000Z";
const identifierPrefix = ownerPrefix("mf-programme");

async function renderedHtml(url: string): Promise<string> {
  const request = testRequest(url, answers);
  const { data } = await loadedPage(owner.load(request));
  const { locale, route } = request;
  return owner.render(testPage({ url, data, locale, route }), {
    identifierPrefix,
    fragmentHtml: {},
  });
}

describe("mf-programme on the server", () => {
  it("renders each of its screens whole", async () => {
    expect(await renderedHtml("/de/programm-tickets")).toContain("Samstag, 30.\u00a0August 2025");
    expect(await renderedHtml("/de/programm-tickets/cis-moll/7")).toContain("Officium breve");
  });

  it("does not find the booklet of an event that has none", async () => {
    const request = testRequest("/de/programm-tickets/cis-moll/7/programmheft", answers);
    await expect(owner.load(request)).rejects.toMatchObject({ code: "not_found" });
  });

  it("takes no posts", async () => {
    const request = testRequest("/de/programm-tickets", answers);
    await expect(owner.act(request, {}, {})).rejects.toMatchObject({ code: "bad_request" });
  });

  it("renders the highlights", async () => {
    const { highlightEvents } = owner.fragments;
    const data = await highlightEvents?.load(
      {},
      { locale: "de", now, api: testApi("de", answers) },
    );
    const html = highlightEvents?.render(data, { locale: "de", identifierPrefix: "f-x-" });
    expect(html).toContain("Nicht verpassen");
    expect(html).toContain("/de/programm-tickets/cis-moll/7");
  });

  it("renders the concerts that other owners embed, and those of all for want of a wish", async () => {
    const { concerts } = owner.fragments;
    const over = { "/de/api/events/?past=1&page=1": { ...list, count: 0, results: [] } };
    const api = testApi("de", { ...answers, ...over });
    const data = await concerts?.load({}, { locale: "de", now, api });
    const html = concerts?.render(data, { locale: "de", identifierPrefix: "f-x-" });
    expect(html).toContain("/de/programm-tickets/cis-moll/7");
  });
});

describe("the probes of mf-programme", () => {
  const none = { ...list, count: 0, results: [] };
  const named = { id: 31, title: "Eroica", detail: "", slug: { de: "e", en: "e" }, event_count: 1 };
  const names = { ...none, count: 1, results: [named], letters: [] };
  const noNames = { ...none, letters: [] };
  const namesOf = (answer: unknown) =>
    Object.fromEntries(
      ["works", "composers", "artists", "ensembles"].map((kind) => [
        `/api/names/${kind}/?page=1`,
        answer,
      ]),
    );
  const places = {
    "/api/venues/": [venue()],
    "/api/cast-members/": [artist()],
    "/api/names/works/": names,
    "/api/names/composers/": names,
    ...namesOf(names),
  };

  it("open each of its screens in both languages, and show each of its fragments", async () => {
    const { screens, fragments } = await probed(owner, {
      ...places,
      "/api/events/": { ...list, results: [eventTeaser(), eventTeaser({ has_booklet: true })] },
      "/api/events/?past=1": none,
    });
    for (const opened of Object.values(screens)) {
      expect(opened.toSorted()).toEqual(visitorRoutes("mf-programme").toSorted());
    }
    expect(fragments.toSorted()).toEqual(Object.keys(owner.fragments).toSorted());
  });

  it("are past events where none is to come", async () => {
    const over = { ...list, results: [eventTeaser({ is_past: true, has_booklet: true })] };
    const { screens } = await probed(owner, {
      ...places,
      "/api/events/": none,
      "/api/events/?past=1": over,
    });
    expect(screens.de).toEqual(expect.arrayContaining(["event", "eventBooklet"]));
  });

  it("are its lists and the plan where there is nothing to show", async () => {
    const { screens, fragments } = await probed(owner, {
      "/api/events/": none,
      "/api/events/?past=1": none,
      "/api/venues/": [],
      "/api/cast-members/": [],
      "/api/names/works/": noNames,
      "/api/names/composers/": noNames,
      ...namesOf(noNames),
    });
    expect(screens.de).toEqual([
      "programme",
      "programmeChanges",
      "programmePrint",
      "plan",
      "venues",
      "artists",
      "ensembles",
      "works",
      "composers",
    ]);
    expect(fragments).toEqual(["highlightEvents", "today", "concerts"]);
  });
});
