import { describe, expect, it } from "@jest/globals";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { testList, testTag, testTeaser } from "../../testing/testArticle.ts";
import { loadTagPage } from "./loadTagPage.ts";

const tags = [
  testTag({ id: 2, name: "Orchester", slug: { de: "orchester", en: "orchestra" } }),
  testTag({ id: 3, name: "Stille", article_count: 0 }),
];
const answers = {
  "/de/api/tags/": tags,
  "/en/api/tags/": tags,
  "/de/api/articles/?page=1&tags=2": testList({
    count: 3,
    next: "/more",
    results: [testTeaser({ id: 1 }), testTeaser({ id: 2 })],
  }),
  "/de/api/articles/?page=2&tags=2": testList({ count: 3 }),
  "/en/api/articles/?page=1&tags=2": testList(),
  "/de/api/articles/?page=1&tags=3": testList({ count: 0, results: [] }),
  "/de/api/articles/?page=9&tags=2": testList({ results: [] }),
};
const load = (url: string) => loadTagPage(testRequest(url, answers));

describe("a topic's page", () => {
  it("lists its articles page by page", async () => {
    expect(await load("/de/magazin/tag/orchester/2")).toMatchObject({
      kind: "page",
      data: {
        name: "Orchester",
        list: {
          tag: 2,
          count: 3,
          page: 1,
          pages: 2,
          pageHrefs: ["/de/magazin/tag/orchester/2", "/de/magazin/tag/orchester/2?page=2"],
        },
        tags: [{ id: 2 }],
      },
      head: { title: "Magazin: Orchester" },
    });
    expect(await load("/de/magazin/tag/orchester/2?page=2")).toMatchObject({
      data: { list: { page: 2, articles: [{ id: 7 }] } },
      head: { title: "Magazin: Orchester, Seite 2" },
      alternates: {
        de: "/de/magazin/tag/orchester/2?page=2",
        en: "/en/magazine/tag/orchestra/2?page=2",
      },
    });
  });

  it("names its own feed before the magazine's, and its own address", async () => {
    expect(await load("/en/magazine/tag/orchestra/2")).toMatchObject({
      head: {
        feeds: [
          { href: "/en/api/articles/feed.atom?tag=2" },
          { href: "/en/api/articles/feed.atom" },
        ],
        trail: [
          { name: "Magazine", href: "/en/magazine" },
          { name: "Topics", href: "/en/magazine/tag" },
          { name: "Orchester", href: "/en/magazine/tag/orchestra/2" },
        ],
      },
    });
  });

  it("is an empty list where its topic has no article yet", async () => {
    expect(await load("/de/magazin/tag/thema-3/3")).toMatchObject({
      data: { list: { count: 0, articles: [] } },
    });
  });

  it("moves to its own address when the slug is another, and stays on its page", async () => {
    expect(await load("/de/magazin/tag/anders/2?page=2")).toEqual({
      kind: "redirect",
      status: 301,
      to: "/de/magazin/tag/orchester/2?page=2",
    });
  });

  it("is not found where the topic is none, or has no such page", async () => {
    for (const url of [
      "/de/magazin/tag/orchester/9",
      "/de/magazin/tag/orchester/zwei",
      "/de/magazin/tag/orchester/2?page=9",
      "/de/magazin/tag/orchester/2?page=x",
    ]) {
      await expect(load(url)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
