import { describe, expect, it } from "@jest/globals";
import type { Artist } from "@festival/contracts/api/programme/people";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import { ArtistPage } from "./ArtistPage.tsx";
import { artist, eventList, eventTeaser } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadArtistPage } from "./loadArtistPage.ts";

const german = "/de/kuenstler/nora-feld/1";
const english = "/en/artist/nora-feld/1";

function requestWith(given: Partial<Artist>, url: string) {
  return testRequest(
    url,
    Object.fromEntries(
      ["de", "en"].flatMap((locale) => [
        [`/${locale}/api/cast-members/1/`, artist(given)],
        [`/${locale}/api/events/?cast_members=1`, eventList([eventTeaser()])],
        [`/${locale}/api/events/?cast_members=1&past=1&page=1`, eventList()],
      ]),
    ),
  );
}

const load = (given: Partial<Artist> = {}, url = german) => loadArtistPage(requestWith(given, url));

async function show(given: Partial<Artist> = {}, url = german) {
  const { data } = await loadedPage(load(given, url));
  const { locale, route } = requestWith(given, url);
  return renderScreen(ArtistPage, texts, testPage({ url, data, locale, route }));
}

const articles = { owner: "mf-magazine", name: "articleTeasers", props: { artist: 1 } } as const;

describe("an artist", () => {
  it("tells their role, their life, their ensembles and their concerts", async () => {
    const { container } = await show();
    expect(screen.getByRole("heading", { level: 1, name: "Violine Nora Feld" })).toBeTruthy();
    expect(screen.getByText("Nora Feld gründete ein Quartett.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Quartett Halbmond" }).getAttribute("href")).toBe(
      "/de/halbmond/5",
    );
    const concerts = within(screen.getByRole("region", { name: "Konzerte" }));
    expect(concerts.getByText("Alte Schmiede")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to their own pages, and says in which series they play", async () => {
    const link_objs = [{ title: "nora-feld.example", url: "https://nora-feld.example" }];
    const { container } = await show({ link_objs, resident_artist: true, fellowship_artist: true });
    expect(screen.getByText("Artist in Residence")).toBeTruthy();
    expect(screen.getByText("Stipendium")).toBeTruthy();
    const link = screen.getByRole("link", { name: "nora-feld.example" });
    expect(link.getAttribute("href")).toBe("https://nora-feld.example");
    const { head } = await loadedPage(load({ link_objs }));
    expect(head.jsonLd?.[0]).toMatchObject({ sameAs: ["https://nora-feld.example"] });
    expect(await axeProblems(container)).toEqual([]);
  });

  it("reads well with nothing but a name", async () => {
    const bare = { first_name: "", last_name: "Restlicht", role: "", biography: null };
    const { container } = await show({ ...bare, image_obj: null, ensembles: [] }, english);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Restlicht");
    expect(screen.queryByText("Ensemble")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is the subject of articles of the magazine, below the concerts", async () => {
    const { data, fragments } = await loadedPage(load());
    expect(fragments).toEqual({ articles });
    const loaded = { ...articles, failed: false, data: null } as const;
    const page = testPage({ url: german, data, fragments: { articles: loaded } });
    const { container } = renderScreen(ArtistPage, texts, page, {
      fragmentHtml: { articles: '<section aria-label="Aus dem Magazin"></section>' },
    });
    const concerts = screen.getByRole("region", { name: "Konzerte" });
    const told = screen.getByRole("region", { name: "Aus dem Magazin" });
    expect(screen.getAllByRole("region")).toEqual([concerts, told]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is complete without the magazine's fragment", async () => {
    const { data } = await loadedPage(load());
    const failed = { ...articles, failed: true } as const;
    const page = testPage({ url: german, data, fragments: { articles: failed } });
    const { container } = renderScreen(ArtistPage, texts, page);
    expect(container.childElementCount).toBe(1);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to the canonical address from another slug", async () => {
    expect(await load({}, "/en/artist/feld/1")).toEqual({
      kind: "redirect",
      to: english,
      status: 301,
    });
  });

  it.each(["nora", "0", "99999999999", "2"])("does not find artist %s", async (id) => {
    const loading = load({}, `/de/kuenstler/nora-feld/${id}`);
    await expect(loading).rejects.toMatchObject({ code: "not_found" });
  });

  it("says who it is in the head, as a schema.org Person too", async () => {
    const { head, alternates } = await loadedPage(load());
    expect(head.title).toBe("Nora Feld, Violine");
    expect(head.description).toBe("Nora Feld, Violine. Nora Feld gründete ein Quartett.");
    expect(alternates).toEqual({ de: german, en: english });
    expect(head.trail?.at(-1)).toEqual({ name: "Nora Feld", href: german });
    expect(head.jsonLd?.[0]).toMatchObject({
      "@type": "Person",
      name: "Nora Feld",
      jobTitle: "Violine",
      url: german,
      memberOf: [{ "@type": "MusicGroup", name: "Quartett Halbmond" }],
    });
    const bare = await loadedPage(load({ biography: null }));
    expect(bare.head.description).toBe(
      "Nora Feld, Violine beim Musikfest: Biografie und Konzerte.",
    );
  });

  it("tells search engines the same in other catalogues", async () => {
    const same_as = ["https://www.wikidata.org/entity/Q255"];
    const { head } = await loadedPage(load({ same_as }));
    expect(head.jsonLd?.[0]).toMatchObject({ sameAs: same_as });
  });
});
