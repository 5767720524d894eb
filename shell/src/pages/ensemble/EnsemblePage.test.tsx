import type { Ensemble } from "@festival/contracts/api/programme/people";
import { ApiError } from "@festival/contracts/errors";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { PageOrEnsemble } from "./PageOrEnsemble.tsx";
import { texts } from "../../texts.ts";
import { testContentPage, pageRequest } from "../testContentPage.ts";
import { loadPageOrEnsemble } from "./loadEnsemblePage.ts";

const image = {
  id: 1,
  alias: "Vier Köpfe",
  description: "",
  copyright: "",
  width: 1500,
  height: 1800,
  path: "/media/images/1-a",
  color: "#000000",
};

function ensemble(given: Partial<Ensemble> = {}): Ensemble {
  return {
    id: 5,
    name: "Quartett Halbmond",
    slug: { de: "halbmond", en: "half-moon" },
    description: {
      blocks: [
        {
          key: "a",
          text: "Vier Menschen im Halbkreis.",
          type: "unstyled",
          depth: 0,
          inlineStyleRanges: [],
          entityRanges: [],
        },
      ],
      entityMap: {},
    },
    link_objs: [],
    image_obj: image,
    members: [
      {
        id: 1,
        first_name: "Nora",
        last_name: "Feld",
        slug: { de: "nora-feld", en: "nora-feld" },
        role: "Violine",
        image_obj: image,
      },
    ],
    ...given,
  };
}

function request(params: Record<string, string>, query: Record<string, string> = {}, given = {}) {
  const answers = {
    "/de/api/ensembles/5/": ensemble(given),
    "/de/api/page/archiv/2024": testContentPage({ headline: "Archiv 2024" }),
    "/de/api/page/halbmond/6": new ApiError("unavailable"),
  };
  const asked = pageRequest(answers, params);
  return { ...asked, route: { name: "ensemble" as const, params, query } };
}

async function load(given: Partial<Ensemble> = {}, query: Record<string, string> = {}) {
  const result = await loadPageOrEnsemble(
    request({ slug: "halbmond", ensembleId: "5" }, query, given),
  );
  if (result.kind !== "page") throw new Error(`It leads to ${result.to}.`);
  return result;
}

async function show(given: Partial<Ensemble> = {}) {
  const { data } = await load(given);
  return renderScreen(PageOrEnsemble, texts, testPage({ url: "/de/halbmond/5", data }));
}

describe("an ensemble", () => {
  it("tells what it is and who belongs to it", async () => {
    const { container } = await show();
    expect(screen.getByRole("heading", { level: 1, name: "Quartett Halbmond" })).toBeTruthy();
    expect(screen.getByText("Vier Menschen im Halbkreis.")).toBeTruthy();
    const member = within(screen.getByRole("listitem"));
    expect(member.getByText("Violine")).toBeTruthy();
    expect(member.getByRole("link", { name: "Nora Feld" }).getAttribute("href")).toBe(
      "/de/kuenstler/nora-feld/1",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to the programme where the request for its concerts fails", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Zum ganzen Programm" }).getAttribute("href")).toBe(
      "/de/programm-tickets",
    );
  });

  it("is the subject of articles of the magazine, below its concerts", async () => {
    const { data } = await load();
    const place = { name: "any", props: {}, failed: false, data: null } as const;
    const fragments = {
      concerts: { ...place, owner: "mf-programme" },
      articles: { ...place, owner: "mf-magazine" },
    } as const;
    const fragmentHtml = {
      concerts: "<section aria-label='Konzerte'><p>Eroica</p></section>",
      articles: "<section aria-label='Aus dem Magazin'><p>Alles auf Anfang</p></section>",
    };
    const page = testPage({ url: "/de/halbmond/5", data, fragments });
    const { container } = renderScreen(PageOrEnsemble, texts, page, { fragmentHtml });
    const concerts = screen.getByRole("region", { name: "Konzerte" });
    const articles = screen.getByRole("region", { name: "Aus dem Magazin" });
    expect(screen.getAllByRole("region")).toEqual([concerts, articles]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is complete without the magazine's fragment", async () => {
    const { container } = await show();
    expect(container.childElementCount).toBe(1);
    expect(
      screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(["Mitglieder", "Konzerte"]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("reads well with nothing but a name", async () => {
    const { container } = await show({ description: null, image_obj: null, members: [] });
    expect(screen.queryByText("Mitglieder")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("an ensemble's address", () => {
  it("belongs to the generic page that has exactly it", async () => {
    const result = await loadPageOrEnsemble(request({ slug: "archiv", ensembleId: "2024" }));
    if (result.kind !== "page") throw new Error("It leads elsewhere.");
    renderScreen(PageOrEnsemble, texts, testPage({ url: "/de/archiv/2024", data: result.data }));
    expect(screen.getByRole("heading", { level: 1, name: "Archiv 2024" })).toBeTruthy();
  });

  it("asks mf-programme for the concerts, the page of the past included, and mf-magazine for articles", async () => {
    const props = { ensemble: 5, page: 3, address: "/de/halbmond/5" };
    const { fragments, alternates } = await load({}, { page: "3" });
    expect(fragments).toEqual({
      concerts: { owner: "mf-programme", name: "concerts", props },
      articles: { owner: "mf-magazine", name: "articleTeasers", props: { ensemble: 5 } },
    });
    expect(alternates).toEqual({ de: "/de/halbmond/5?page=3", en: "/en/half-moon/5?page=3" });
  });

  it("tells search engines the same in other catalogues", async () => {
    const same_as = ["https://www.wikidata.org/entity/Q154685"];
    const { head } = await load({ same_as });
    expect(head.jsonLd?.[0]).toMatchObject({ "@type": "MusicGroup", sameAs: same_as });
  });

  it("leads to the canonical one from another slug", async () => {
    expect(await loadPageOrEnsemble(request({ slug: "quartett", ensembleId: "5" }))).toEqual({
      kind: "redirect",
      to: "/de/halbmond/5",
      status: 301,
    });
  });

  it("is led to by the number alone, where no page has that for its address", async () => {
    expect(await loadPageOrEnsemble(request({ path: "5" }))).toEqual({
      kind: "redirect",
      to: "/de/halbmond/5",
      status: 301,
    });
    for (const path of ["7", "05", "halbmond"]) {
      const loading = loadPageOrEnsemble(request({ path }));
      await expect(loading).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it.each(["0", "7", "99999999999"])("is not found for ensemble %s", async (ensembleId) => {
    const loading = loadPageOrEnsemble(request({ slug: "halbmond", ensembleId }));
    await expect(loading).rejects.toMatchObject({ code: "not_found" });
  });

  it("is not taken for an ensemble's while the request for the page fails", async () => {
    const loading = loadPageOrEnsemble(request({ slug: "halbmond", ensembleId: "6" }));
    await expect(loading).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is not found on a page that is no number", async () => {
    await expect(load({}, { page: "x" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("says who it is in the head, as a schema.org MusicGroup too", async () => {
    const { head } = await load();
    expect(head).toMatchObject({
      title: "Quartett Halbmond",
      description: "Vier Menschen im Halbkreis.",
      openGraph: { imageUrl: "/media/images/1-a/1200.jpg" },
    });
    expect(head.jsonLd?.[0]).toMatchObject({
      "@type": "MusicGroup",
      url: "/de/halbmond/5",
      member: [{ "@type": "Person", name: "Nora Feld" }],
    });
  });
});
