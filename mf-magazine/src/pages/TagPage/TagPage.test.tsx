import { afterEach, describe, expect, it } from "@jest/globals";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { testListData } from "../../testing/testArticle.ts";
import { texts } from "../../texts.ts";
import type { TagPageData } from "./loadTagPage.ts";
import { TagPage } from "./TagPage.tsx";

afterEach(cleanup);

const address = "/en/magazine/tag/orchestra/2";

function show(given: Partial<TagPageData> = {}) {
  const data: TagPageData = {
    name: "Orchestra",
    list: testListData([1, 2], { tag: 2 }),
    tags: [
      { id: 1, name: "Composers", href: "/en/magazine/tag/composers/1" },
      { id: 2, name: "Orchestra", href: address },
    ],
    feedHref: "/en/api/articles/feed.atom?tag=2",
    ...given,
  };
  const route = { name: "magazineTag" as const, params: {}, query: {} };
  return renderScreen(TagPage, texts, testPage({ url: address, locale: "en", data, route }));
}

describe("a topic", () => {
  it("shows its articles, and how many there are", async () => {
    const { container } = show();
    expect(screen.getByRole("heading", { level: 1, name: "Orchestra" })).toBeTruthy();
    expect(screen.getByText("2 articles")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to the other topics, and its own chip back to all articles", () => {
    show();
    const topics = within(screen.getByRole("navigation", { name: "Topics" }));
    const links = topics.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/en/magazine", "/en/magazine/tag/composers/1", "/en/magazine/tag"]);
    const present = topics.getByRole("link", { name: /^Orchestra.*clear selection$/ });
    expect(present.getAttribute("aria-current")).toBe("true");
  });

  it("shows a notice where the topic has no articles yet", async () => {
    const { container } = show({ list: testListData([], { tag: 2 }), tags: [] });
    expect(screen.getByText(/Nothing on this topic/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});
