import type { Work } from "@festival/contracts/api/programme/works";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { eventList, eventTeaser, workDetail } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadWorkPage } from "./loadWorkPage.ts";
import { WorkPage } from "./WorkPage.tsx";

const german = "/de/werke/streichquartett-cis-moll-op-131/31";
const english = "/en/works/string-quartet-in-c-sharp-minor-op-131/31";

function requestWith(given: Partial<Work>, url: string, upcoming = [eventTeaser()]) {
  const past = eventTeaser({ id: 8, title: "Früher", is_past: true });
  return testRequest(
    url,
    Object.fromEntries(
      ["de", "en"].flatMap((locale) => [
        [`/${locale}/api/works/31/`, workDetail(given)],
        [`/${locale}/api/events/?works=31`, eventList(upcoming)],
        [`/${locale}/api/events/?works=31&past=1&page=1`, eventList([past])],
        [`/${locale}/api/events/?works=31&past=1&page=2`, eventList([past], { count: 21 })],
      ]),
    ),
  );
}

const load = (given: Partial<Work> = {}, url = german) => loadWorkPage(requestWith(given, url));

async function show(given: Partial<Work> = {}, url = german, upcoming = [eventTeaser()]) {
  const request = requestWith(given, url, upcoming);
  const { data } = await loadedPage(loadWorkPage(request));
  const { locale, route } = request;
  return renderScreen(WorkPage, texts, testPage({ url, data, locale, route }));
}

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("WorkPage", () => {
  it("says in which language the title is, where it is not the page's", async () => {
    await show({ title_language: "fr" });
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.querySelector("[lang=fr]")?.textContent).toBe(
      "Streichquartett cis-\u2060Moll op.\u00a0131",
    );
  });

  it("keeps a key and a number of its title on one line", async () => {
    const { data } = await loadedPage(load({ title: "Sinfonie Nr. 3 Es-Dur op. 55" }));
    expect(data.title).toBe("Sinfonie Nr.\u00a03 Es-\u2060Dur op.\u00a055");
  });

  it("is the subject of articles of the magazine, below the concerts", async () => {
    const { data, fragments } = await loadedPage(load());
    const articles = {
      owner: "mf-magazine",
      name: "articleTeasers",
      props: { work: 31 },
    } as const;
    expect(fragments).toEqual({ articles });
    const loaded = { ...articles, failed: false, data: null } as const;
    const page = testPage({ url: german, data, fragments: { articles: loaded } });
    renderScreen(WorkPage, texts, page, {
      fragmentHtml: { articles: '<section aria-label="Aus dem Magazin"></section>' },
    });
    const told = screen.getByRole("region", { name: "Aus dem Magazin" });
    expect(screen.getAllByRole("region").at(-1)).toBe(told);
  });

  it("tells whose it is, what is known of it, and where its booklet is", async () => {
    const { container } = await show();
    const name = "Streichquartett cis-\u2060Moll op.\u00a0131";
    expect(screen.getByRole("heading", { level: 1, name })).toBeTruthy();
    expect(hrefOf("Ludwig van Beethoven")).toBe("/de/komponisten/ludwig-van-beethoven/4");
    expect(screen.getByText("1770–1827")).toBeTruthy();
    const facts = [...container.querySelectorAll("dt, dd")].map(({ textContent }) =>
      textContent?.replace(/\u00a0/g, " "),
    );
    expect(facts).toEqual([
      "Werkverzeichnis",
      "op. 131",
      "Tonart",
      "cis-\u2060Moll",
      "Dauer",
      "39 Minuten",
      "So wird es gespielt",
      "Sieben Sätze, attacca",
      "Programmheft",
      "Cis-Moll",
    ]);
    expect(screen.getByText("Cis-Moll", { selector: "dd > a" }).getAttribute("href")).toBe(
      "/de/programm-tickets/cis-moll/7/programmheft#work-31",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("tells the concerts to come apart from those that are over", async () => {
    await show();
    const coming = within(screen.getByRole("region", { name: "Konzerte" }));
    expect(coming.getByRole("link", { name: /^Cis-Moll/ })).toBeTruthy();
    const over = within(screen.getByRole("region", { name: "Vergangene Konzerte" }));
    expect(over.getByRole("link", { name: "Früher" })).toBeTruthy();
  });

  it("reads well with nothing but a title", async () => {
    const bare = { catalogue: "", musical_key: "", duration: null, details: [] };
    const { container } = await show(
      { ...bare, composer_obj: null, booklet_event_objs: [] },
      english,
      [],
    );
    expect(container.querySelector("dl")).toBeNull();
    expect(screen.getByRole("region", { name: "Concerts" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each([
    [{ shortest: 12, longest: 44 }, "12 to 44 minutes"],
    [{ shortest: 1, longest: 1 }, "one minute"],
    [{ shortest: 1100, longest: 1100 }, "about 18 hours"],
  ])("words a duration of %j as %s", async (duration, worded) => {
    await show({ duration }, english);
    expect(screen.getByText(worded)).toBeTruthy();
  });
});

describe("a work's page", () => {
  it("tells search engines what it is and who wrote it", async () => {
    const { head, alternates } = await loadedPage(load());
    expect(head.title).toBe("Ludwig van Beethoven: Streichquartett cis-Moll op. 131");
    expect(head.jsonLd?.[0]).toMatchObject({
      "@type": "MusicComposition",
      name: "Streichquartett cis-Moll op. 131",
      identifier: "op. 131",
      url: german,
      composer: { name: "Ludwig van Beethoven", url: "/de/komponisten/ludwig-van-beethoven/4" },
    });
    expect(alternates).toEqual({ de: german, en: english });
  });

  it("leads to the canonical address from another slug, with its page", async () => {
    expect(await load({}, "/en/works/eroica/31?page=2")).toEqual({
      kind: "redirect",
      to: `${english}?page=2`,
      status: 301,
    });
  });

  it.each(["drei", "0", "99999999999", "4"])("does not find work %s", async (id) => {
    const found = load({}, `/de/werke/streichquartett-cis-moll-op-131/${id}`);
    await expect(found).rejects.toMatchObject({ code: "not_found" });
  });

  it("tells further pages of the past alone", async () => {
    const { data, head } = await loadedPage(load({}, `${german}?page=2`));
    expect(data.concerts.upcoming).toEqual([]);
    expect(head.title).toMatch(/, Seite 2$/);
  });

  it("tells search engines the same in other catalogues", async () => {
    const same_as = ["https://www.wikidata.org/entity/Q255"];
    const { head } = await loadedPage(load({ same_as }));
    expect(head.jsonLd?.[0]).toMatchObject({ sameAs: same_as });
  });
});
