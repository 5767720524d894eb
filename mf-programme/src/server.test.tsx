/**
 * @jest-environment node
 */
import { describe, expect, it } from "@jest/globals";
import { ownerPrefix } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { owner } from "./server.ts";
import { eventDetail, eventTeaser, season } from "./testing/factories.ts";
import { apiWith, loadedPage, requestFor } from "./testing/request.ts";

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
  const request = requestFor(url, answers);
  const { data } = await loadedPage(owner.load(request));
  const { locale, route } = request;
  return owner.render(testPage({ url, data, locale, route }), {
    identifierPrefix,
    fragmentHtml: {},
  });
}

describe("mf-programme on the server", () => {
  it("renders each of its screens whole", async () => {
    expect(await renderedHtml("/de/programm-tickets")).toContain("Samstag, 30. August 2025");
    expect(await renderedHtml("/de/programm-tickets/cis-moll/7")).toContain("Officium breve");
  });

  it("does not find the booklet of an event that has none", async () => {
    const request = requestFor("/de/programm-tickets/cis-moll/7/programmheft", answers);
    await expect(owner.load(request)).rejects.toMatchObject({ code: "not_found" });
  });

  it("takes no posts", async () => {
    const request = requestFor("/de/programm-tickets", answers);
    await expect(owner.act(request, {}, {})).rejects.toMatchObject({ code: "bad_request" });
  });

  it("probes the programme, an event and a booklet, the plan, the changes and the venues, and an empty programme too", async () => {
    const context = { locale: "de", now } as const;
    const withBooklet = apiWith({
      "/de/api/events/": { ...list, results: [eventTeaser(), eventTeaser({ has_booklet: true })] },
    });
    expect(await owner.probes({ ...context, api: withBooklet })).toEqual([
      "/de/programm-tickets",
      "/de/programm-tickets/cis-moll/7",
      "/de/programm-tickets/cis-moll/7/programmheft",
      "/de/mein-festival",
      "/de/programm-tickets/aenderungen",
      "/de/veranstaltungsorte",
    ]);
    const empty = apiWith({ "/de/api/events/": { ...list, count: 0, results: [] } });
    expect(await owner.probes({ ...context, api: empty })).toEqual([
      "/de/programm-tickets",
      "/de/mein-festival",
      "/de/programm-tickets/aenderungen",
      "/de/veranstaltungsorte",
    ]);
  });

  it("renders the highlights", async () => {
    const { highlightEvents } = owner.fragments;
    const data = await highlightEvents?.load({}, { locale: "de", now, api: apiWith(answers) });
    const html = highlightEvents?.render(data, { locale: "de", identifierPrefix: "f-x-" });
    expect(html).toContain("Nicht verpassen");
    expect(html).toContain("/de/programm-tickets/cis-moll/7");
  });

  it("renders the concerts that other owners embed, and those of all for want of a wish", async () => {
    const { concerts } = owner.fragments;
    const over = { "/de/api/events/?past=1&page=1": { ...list, count: 0, results: [] } };
    const api = apiWith({ ...answers, ...over });
    const data = await concerts?.load({}, { locale: "de", now, api });
    const html = concerts?.render(data, { locale: "de", identifierPrefix: "f-x-" });
    expect(html).toContain("/de/programm-tickets/cis-moll/7");
  });
});
