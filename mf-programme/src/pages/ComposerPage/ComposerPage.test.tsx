import type { Composer } from "@festival/contracts/api/programme/works";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { composer, eventList, eventTeaser } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { ComposerPage } from "./ComposerPage.tsx";
import { loadComposerPage } from "./loadComposerPage.ts";

const german = "/de/komponisten/ludwig-van-beethoven/4";
const english = "/en/composers/ludwig-van-beethoven/4";

function requestWith(given: Partial<Composer>, url: string) {
  return testRequest(
    url,
    Object.fromEntries(
      ["de", "en"].flatMap((locale) => [
        [`/${locale}/api/composers/4/`, composer(given)],
        [`/${locale}/api/events/?composers=4`, eventList([eventTeaser()])],
        [`/${locale}/api/events/?composers=4&past=1&page=1`, eventList()],
        [
          `/${locale}/api/events/?composers=4&past=1&page=2`,
          eventList([eventTeaser({ is_past: true })], { count: 21 }),
        ],
      ]),
    ),
  );
}

const load = (given: Partial<Composer> = {}, url = german) =>
  loadComposerPage(requestWith(given, url));

async function show(given: Partial<Composer> = {}, url = german) {
  const { data } = await loadedPage(load(given, url));
  const { locale, route } = requestWith(given, url);
  return renderScreen(ComposerPage, texts, testPage({ url, data, locale, route }));
}

describe("ComposerPage", () => {
  it("is the subject of articles of the magazine, below the concerts", async () => {
    const { data, fragments } = await loadedPage(load());
    const articles = {
      owner: "mf-magazine",
      name: "articleTeasers",
      props: { composer: 4 },
    } as const;
    expect(fragments).toEqual({ articles });
    const loaded = { ...articles, failed: false, data: null } as const;
    const page = testPage({ url: german, data, fragments: { articles: loaded } });
    renderScreen(ComposerPage, texts, page, {
      fragmentHtml: { articles: '<section aria-label="Aus dem Magazin"></section>' },
    });
    const told = screen.getByRole("region", { name: "Aus dem Magazin" });
    expect(screen.getAllByRole("region").at(-1)).toBe(told);
  });

  it("tells who it is, what the festival plays, how often, and the concerts", async () => {
    const { container } = await show({
      same_as: ["https://www.wikidata.org/entity/Q255", "https://d-nb.info/gnd/118508288"],
    });
    expect(screen.getByRole("heading", { level: 1, name: "Ludwig van Beethoven" })).toBeTruthy();
    expect(screen.getByText("1770–1827")).toBeTruthy();
    const works = within(screen.getByRole("region", { name: "Werke" }));
    expect(works.getByRole("link", { name: "Eroica" }).getAttribute("href")).toBe(
      "/de/werke/eroica/32",
    );
    const facts = [...container.querySelectorAll("dt, dd")].map(({ textContent }) =>
      textContent?.replaceAll(/\s+/g, " ").trim(),
    );
    expect(facts).toEqual([
      "Beim Musikfest",
      "2 Werke",
      "ein Konzert",
      "Als Nächstes zu hören",
      "Cis-Moll, vierzig Minuten ohne Pause",
      "Samstag, 30. August 2025",
      "Nachschlagen",
      "Wikidata GND",
    ]);
    expect(works.getByText("2 Konzerte")).toBeTruthy();
    expect(works.getByText("ein Konzert")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Konzerte" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("reads well with a single name, no years and no work", async () => {
    const { container } = await show(
      { name: "Moondog", years: "", work_objs: [], slug: composer().slug },
      english,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Moondog" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Works" })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("does not repeat the works on further pages of the past", async () => {
    await show({}, `${german}?page=2`);
    expect(screen.queryByRole("region", { name: "Werke" })).toBeNull();
    expect(screen.getByRole("region", { name: "Vergangene Konzerte" })).toBeTruthy();
  });
});

describe("a composer's page", () => {
  it.each([
    ["1770–1827", { birthDate: "1770", deathDate: "1827" }],
    ["*1961", { birthDate: undefined, deathDate: undefined }],
    ["um 1400–1474", { birthDate: undefined, deathDate: undefined }],
  ])("tells search engines the years %s as they are known", async (years, dates) => {
    const { head } = await loadedPage(load({ years }));
    expect(head.jsonLd?.[0]).toEqual({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Ludwig van Beethoven",
      url: german,
      ...dates,
    });
    expect(head.description).toBe(
      `Ludwig van Beethoven (${years}) beim Musikfest: 2 Werke und ihre Konzerte.`,
    );
  });

  it("is the same page in both languages, and leads there from another slug", async () => {
    expect((await loadedPage(load())).alternates).toEqual({ de: german, en: english });
    expect(await load({}, "/en/composers/beethoven/4")).toEqual({
      kind: "redirect",
      to: english,
      status: 301,
    });
  });

  it.each(["vier", "0", "5"])("does not find composer %s", async (id) => {
    const found = load({}, `/de/komponisten/ludwig-van-beethoven/${id}`);
    await expect(found).rejects.toMatchObject({ code: "not_found" });
  });

  it("tells search engines the same in other catalogues", async () => {
    const same_as = ["https://www.wikidata.org/entity/Q255"];
    const { head } = await loadedPage(load({ same_as }));
    expect(head.jsonLd?.[0]).toMatchObject({ sameAs: same_as });
  });
});
