import { afterEach, describe, expect, it } from "@jest/globals";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { ArticlePage } from "./ArticlePage.tsx";
import { articleCard, byLine } from "../../articles/articleCardData.ts";
import { testTeaser } from "../../testing/testArticle.ts";
import { texts } from "../../texts.ts";
import type { ArticlePageData } from "./articleData.ts";

afterEach(cleanup);

const teaser = testTeaser();
const data: ArticlePageData = {
  kind: "Conversation",
  title: "How does one rehearse a silence?",
  teaser: "On the hardest bar.",
  byLine: byLine(teaser, "en"),
  image: teaser.image_obj,
  sections: [
    { id: 1, slug: null, model: "quote", content: "Silence is not nothing.", author: "M. L." },
  ],
  tags: [{ id: 2, name: "Orchestra", href: "/en/magazine/tag/orchestra/2" }],
  concerts: [],
  more: [articleCard(testTeaser({ id: 8 }), "en")],
  magazineHref: "/en/magazine",
};

function show(given: Partial<ArticlePageData> = {}) {
  const page = testPage({
    url: "/en/magazine/silence-7/7",
    locale: "en",
    data: { ...data, ...given },
  });
  return renderScreen(ArticlePage, texts, page);
}

describe("an article", () => {
  it("shows what it is, who wrote it, its picture, its text and its topics", async () => {
    const { container } = show();
    expect(
      screen.getByRole("heading", {
        level: 1,
        name: "Conversation How does one rehearse a silence?",
      }),
    ).toBeTruthy();
    expect(screen.getByText("By Jana Berg")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Blaue Kurven auf Rosa" })).toBeTruthy();
    expect(screen.getByText("Silence is not nothing.")).toBeTruthy();
    const topic = screen.getByRole("link", { name: "Orchestra" });
    expect(topic.getAttribute("href")).toBe("/en/magazine/tag/orchestra/2");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads back to the magazine and on to other articles", () => {
    show();
    const back = screen.getByRole("link", { name: "Magazine" });
    expect(back.getAttribute("href")).toBe("/en/magazine");
    const more = within(screen.getByRole("region", { name: "Read on" }));
    expect(more.getByRole("link").getAttribute("href")).toBe("/en/magazine/silence-8/8");
  });

  it("names the concerts that it speaks of where the programme is not there to tell them", async () => {
    const href = "/en/programm-tickets/eroica/1";
    const when = "Thursday, 28 August 2025, 7.30 pm";
    const { container } = show({ concerts: [{ id: 1, title: "Eroica", when, href }] });
    const concerts = within(screen.getByRole("region", { name: "In the programme" }));
    expect(concerts.getByRole("link", { name: "Eroica" }).getAttribute("href")).toBe(href);
    expect(concerts.getByText(when)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("can be recommended, by mail where no scripts run", () => {
    show();
    const share = screen.getByRole("link", { name: "Share this article" });
    expect(share.getAttribute("href")).toMatch(/^mailto:.*silence/);
  });

  it("shows a long title and many topics in full", async () => {
    const long = "Donaudampfschifffahrtsgesellschaftsdramaturginnengespräch";
    const { container } = show({
      title: `${long} ${long}`,
      tags: Array.from({ length: 30 }, (_, id) => ({ id, name: `${long} ${id}`, href: `/${id}` })),
    });
    expect(screen.getAllByRole("link", { name: new RegExp(long) })).toHaveLength(30);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is complete without a picture, topics and other articles", async () => {
    const { container } = show({ image: null, tags: [], more: [], kind: "", teaser: "" });
    expect(screen.queryByRole("img")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
