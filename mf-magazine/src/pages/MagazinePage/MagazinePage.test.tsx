import { afterEach, describe, expect, it } from "@jest/globals";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { MagazinePage } from "./MagazinePage.tsx";
import { articleCard } from "../../articles/articleCardData.ts";
import { testTeaser } from "../../testing/testArticle.ts";
import { texts } from "../../texts.ts";
import type { MagazinePageData } from "./loadMagazinePage.ts";

afterEach(cleanup);

const card = (id: number) => articleCard(testTeaser({ id }), "de");

function show(data: MagazinePageData) {
  return renderScreen(MagazinePage, texts, testPage({ url: "/de/magazin", data }));
}

describe("the magazine", () => {
  it("lists its articles with author, day and reading time", async () => {
    const articles = [1, 2, 3, 4, 5, 6, 7, 8].map(card);
    const { container } = show({ articles, page: 1, pages: 2 });
    const first = within(screen.getAllByRole("article")[0] ?? container);
    const title = first.getByRole("link", { name: "Wie probt man eine Pause? 1" });
    expect(title.getAttribute("href")).toBe("/de/magazin/pause-1/1");
    for (const text of ["Von Jana Berg", "2. August 2025", "6 Minuten Lesezeit"]) {
      expect(first.getByText(text)).toBeTruthy();
    }
    expect(await axeProblems(container)).toEqual([]);
  });

  it("pages by plain links", () => {
    show({ articles: [card(1)], page: 2, pages: 3 });
    const pages = within(screen.getByRole("navigation", { name: "Seiten des Magazins" }));
    const hrefs = ["Seite 1", "Seite 3"].map((name) =>
      pages.getByRole("link", { name }).getAttribute("href"),
    );
    expect(hrefs).toEqual(["/de/magazin", "/de/magazin?page=3"]);
  });

  it("says so while there is nothing to read", async () => {
    const { container } = show({ articles: [], page: 1, pages: 1 });
    expect(screen.getByText(/Noch ist kein Artikel erschienen/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});
