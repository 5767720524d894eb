import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { OwnerProps } from "@festival/contracts/pageOwner";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ArticleListData } from "../../articles/articleListData.ts";
import { testListData } from "../../testing/testArticle.ts";
import { texts } from "../../texts.ts";
import type { MagazinePageData } from "./loadMagazinePage.ts";
import { MagazinePage } from "./MagazinePage.tsx";

afterEach(cleanup);

function pageOf(list: ArticleListData) {
  const data: MagazinePageData = {
    list,
    tags: [{ id: 2, name: "Orchester", href: "/de/magazin/tag/orchester/2" }],
    feedHref: "/de/api/articles/feed.atom",
  };
  return testPage({
    url: list.pageHrefs[list.page - 1] ?? "/de/magazin",
    data,
    route: { name: "magazine", params: {}, query: {} },
  });
}

const navigate = jest.fn<OwnerProps["navigate"]>();
const show = (list: ArticleListData) =>
  renderScreen(MagazinePage, texts, pageOf(list), { navigate });
const titles = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
const more = () => screen.queryByRole("button", { name: "Weitere Artikel" });
const pageLinks = () => screen.queryByRole("navigation", { name: "Seiten des Magazins" });

describe("the magazine", () => {
  it("lists its articles with author, day and reading time", async () => {
    const { container } = show(testListData([1, 2, 3, 4, 5, 6, 7, 8], { pages: 2 }));
    const first = within(screen.getAllByRole("article")[0] ?? container);
    const title = first.getByRole("link", { name: "Wie probt man eine Pause? 1" });
    expect(title.getAttribute("href")).toBe("/de/magazin/pause-1/1");
    for (const text of ["Von Jana Berg", "2. August 2025", "6 Minuten Lesezeit"]) {
      expect(first.getByText(text)).toBeTruthy();
    }
    expect(await axeProblems(container)).toEqual([]);
  });

  it("offers its topics, all of them, and a feed", () => {
    show(testListData([1]));
    const topics = within(screen.getByRole("navigation", { name: "Themen" }));
    const hrefOf = (name: string) => topics.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Orchester")).toBe("/de/magazin/tag/orchester/2");
    expect(hrefOf("Alle Themen")).toBe("/de/magazin/tag");
    const feed = screen.getByRole("link", { name: "„Magazin“ als Atom-Feed abonnieren" });
    expect(feed.getAttribute("href")).toBe("/de/api/articles/feed.atom");
  });

  it("appends the next list page on request, and moves the keyboard focus there", async () => {
    const { show: receive } = show(testListData([11, 12], { pages: 3, count: 6 }));
    const button = screen.getByRole("button", { name: "Weitere Artikel" });
    await userEvent.click(button);
    expect(navigate).toHaveBeenLastCalledWith("/de/magazin?page=2", {
      replace: true,
      keepPosition: true,
    });
    receive(pageOf(testListData([13, 14], { page: 2, pages: 3, count: 6 })));
    expect(titles()).toHaveLength(4);
    expect(document.activeElement?.textContent).toBe("Wie probt man eine Pause? 13");
    await userEvent.click(button);
    receive(pageOf(testListData([15, 16], { page: 3, pages: 3, count: 6 })));
    expect(titles()).toHaveLength(6);
    expect(more()).toBeNull();
  });

  it("shows all list pages that were open when the reader comes back from an article", async () => {
    const second = pageOf(testListData([33, 34], { page: 2, pages: 3, count: 5 }));
    const { show: receive, unmount } = show(testListData([31, 32], { pages: 3, count: 5 }));
    await userEvent.click(screen.getByRole("button", { name: "Weitere Artikel" }));
    receive(second);
    unmount();
    renderScreen(MagazinePage, texts, second, { navigate });
    expect(titles()).toHaveLength(4);
  });

  it("links to the list pages before the one that the visitor opened", () => {
    show(testListData([1], { page: 2, pages: 3 }));
    const pages = within(pageLinks() ?? document.body);
    const hrefs = ["Seite 1", "Seite 3"].map((name) =>
      pages.getByRole("link", { name }).getAttribute("href"),
    );
    expect(hrefs).toEqual(["/de/magazin", "/de/magazin?page=3"]);
  });

  it("shows a notice while there are no articles", async () => {
    const { container } = show(testListData([]));
    expect(screen.getByText(/Noch ist kein Artikel erschienen/)).toBeTruthy();
    expect([more(), pageLinks()]).toEqual([null, null]);
    expect(await axeProblems(container)).toEqual([]);
  });
});
