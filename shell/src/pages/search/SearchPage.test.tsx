import type { SearchGroup, SiteSearch } from "@festival/contracts/search/siteSearch";
import { addressOf } from "@festival/contracts/calls/call";
import { searchSite } from "@festival/contracts/calls/search";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { testApi, testRequest } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { texts } from "../../texts.ts";
import { loadSearchPage } from "./loadSearchPage.ts";
import { SearchPage } from "./SearchPage.tsx";

const hit = (id: number, title: string, subtitle = "") => ({
  id,
  title,
  subtitle,
  path: `/de/x/${id}`,
  image_obj: null,
});

const events: SearchGroup = {
  kind: "event",
  total: 12,
  hits: [hit(1, "Eroica", "Samstag, 30. August 2025, 19:30 Uhr · Halle")],
};
const composers: SearchGroup = {
  kind: "composer",
  total: 1,
  hits: [hit(4, "Ludwig van Beethoven", "1770–1827")],
};

interface Asked {
  locale?: Locale;
  query: Record<string, string>;
  answer?: Partial<SiteSearch>;
}

async function load({ locale = "de", query, answer = {} }: Asked) {
  const asked: string[] = [];
  const request = testRequest(
    `/${locale}/suche`,
    {},
    { route: { name: "search", params: {}, query } },
  );
  const api = testApi(locale, (call) => {
    asked.push(call);
    return { corrected: null, groups: [], ...answer };
  });
  return { ...(await loadSearchPage({ ...request, locale, api })), asked };
}

async function show(given: Asked) {
  const { data, head } = await load(given);
  const url = given.locale === "en" ? "/en/search" : "/de/suche";
  const rendered = renderScreen(
    SearchPage,
    texts,
    testPage({ url, data, ...(given.locale && { locale: given.locale }) }),
  );
  expect(await axeProblems(rendered.container)).toEqual([]);
  return { ...rendered, head };
}

describe("the page of the search", () => {
  it("says what to type before anything is searched, and asks nothing", async () => {
    const { asked } = await load({ query: {} });
    expect(asked).toEqual([]);
    const { head } = await show({ query: {} });
    expect(screen.getByRole<HTMLFormElement>("search").getAttribute("action")).toBe("/de/suche");
    expect(screen.getByText(/^Geben Sie einen Namen/)).toBeTruthy();
    expect([head.title, head.noIndex]).toEqual(["Suche", true]);
    const lists = within(screen.getByRole("list")).getAllByRole("link");
    expect(lists.map((link) => [link.textContent, link.getAttribute("href")])).toContainEqual([
      "Werke",
      "/de/werke",
    ]);
  });

  it("wants at least two letters", async () => {
    const { asked } = await load({ query: { q: " a " } });
    expect(asked).toEqual([]);
    await show({ query: { q: " a " } });
    expect(screen.getByText("Geben Sie mindestens zwei Buchstaben ein.")).toBeTruthy();
  });

  it("shows what is found by kind, with counts and the way to all of it", async () => {
    const { head } = await show({
      query: { q: "beethoven" },
      answer: { groups: [composers, events] },
    });
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Komponistinnen und Komponisten 1",
      "Konzerte 12",
    ]);
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("beethoven");
    const group = within(screen.getByRole("region", { name: "Konzerte 12" }));
    expect(group.getByRole("link", { name: "Eroica" }).getAttribute("href")).toBe("/de/x/1");
    const all = group.getByRole("link", { name: "Alle 12 Konzerte" });
    expect(all.getAttribute("href")).toBe("/de/programm-tickets?q=beethoven");
    // all of the other ones stand there
    expect(screen.queryByRole("link", { name: /Alle 1 / })).toBeNull();
    expect(head).toMatchObject({ title: "13 Treffer zu „beethoven“", noIndex: true });
  });

  it("leads to lists of past concerts, and of kinds that have none but here", async () => {
    const of = (kind: SearchGroup["kind"]) => ({ ...events, kind });
    await show({ query: { q: "bach" }, answer: { groups: [of("past_event"), of("work")] } });
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Alle 12 vergangenen Konzerte")).toBe("/de/programm-tickets?past=1&q=bach");
    expect(hrefOf("Alle 12 Werke")).toBe("/de/suche?q=bach&kind=work");
  });

  it("shows one kind alone, says where it ends, and leads back to all", async () => {
    const given = {
      query: { q: "bach", kind: "work" },
      answer: { groups: [{ ...events, kind: "work" as const }] },
    };
    const { asked } = await load(given);
    expect(asked).toEqual([
      `GET ${addressOf(searchSite, { locale: "de", q: "bach", kinds: "work", limit: 50 })}`,
    ]);
    await show(given);
    expect(screen.getByText(/^Das sind die ersten 1 von 12\./)).toBeTruthy();
    const back = screen.getByRole("link", { name: "Alles zu „bach“" });
    expect(back.getAttribute("href")).toBe("/de/suche?q=bach");
    // a kind that there is not is none
    const { asked: anyKind } = await load({ query: { q: "bach", kind: "secret" } });
    expect(anyKind[0]).not.toContain("kinds");
  });

  it("says what was meant", async () => {
    await show({
      query: { q: "bethoven" },
      answer: { corrected: "beethoven", groups: [composers] },
    });
    expect(
      screen.getByText("Nichts gefunden zu „bethoven“. Meinten Sie „beethoven“?"),
    ).toBeTruthy();
    expect(screen.getByText("1 Treffer zu „beethoven“")).toBeTruthy();
  });

  it("offers other ways where nothing is found, in English too", async () => {
    const { head } = await show({ locale: "en", query: { q: "xqzvw" } });
    expect(head.title).toBe("Nothing found for “xqzvw”");
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/en/programm-tickets", "/en/magazine", "/en/forms"]);
  });

  it("searches no more letters than the backend takes, whole ones", async () => {
    const { asked, data } = await load({ query: { q: `${"🎻".repeat(120)} b` } });
    expect(data.words).toBe("🎻".repeat(100));
    expect(asked).toHaveLength(1);
  });

  it("is the same search in the other language", async () => {
    const { alternates } = await load({ query: { q: "große Fuge", kind: "work" } });
    expect(alternates.en).toBe("/en/search?q=gro%C3%9Fe%20Fuge&kind=work");
  });

  it("is an error page where the backend does not answer", async () => {
    const request = testRequest(
      "/de/suche",
      {},
      { route: { name: "search", params: {}, query: { q: "bach" } } },
    );
    const api = testApi("de", () => {
      throw new ApiError("unavailable");
    });
    await expect(loadSearchPage({ ...request, api })).rejects.toMatchObject({
      code: "unavailable",
    });
  });
});
