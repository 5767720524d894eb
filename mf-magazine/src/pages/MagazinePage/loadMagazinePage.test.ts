import { describe, expect, it } from "@jest/globals";
import { ApiError } from "@festival/contracts/errors";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { testList, testTag, testTeaser } from "../../testing/testArticle.ts";
import { loadMagazinePage } from "./loadMagazinePage.ts";

const tags = { "/de/api/tags/": [testTag({ id: 2 }), testTag({ id: 3, article_count: 0 })] };

async function load(url: string, answers: Record<string, unknown>) {
  const request = testRequest(url, { ...tags, ...answers });
  const result = await loadMagazinePage(request);
  if (result.kind !== "page") throw new Error("Expected a page.");
  return result;
}

describe("the magazine's list", () => {
  it("words dates in Berlin's time and leads to each article", async () => {
    const { data } = await load("/de/magazin", { "/de/api/articles/?page=1": testList() });
    expect(data.list.articles).toMatchObject([
      { href: "/de/magazin/pause-7/7", date: "2025-08-02", dateLong: "2.\u00a0August 2025" },
    ]);
  });

  it("counts its pages, on the first as on the last", async () => {
    const next = "/de/api/articles/?page=2";
    const results = [1, 2, 3].map((id) => testTeaser({ id }));
    const first = await load("/de/magazin", {
      "/de/api/articles/?page=1": testList({ count: 7, next, results }),
    });
    expect(first.data.list).toMatchObject({
      page: 1,
      pages: 3,
      pageHrefs: ["/de/magazin", "/de/magazin?page=2", "/de/magazin?page=3"],
    });
    const last = await load("/de/magazin?page=3", {
      "/de/api/articles/?page=3": testList({ count: 7 }),
    });
    expect(last.data.list).toMatchObject({ page: 3, pages: 3 });
    expect(last.head.title).toBe("Magazin, Seite 3");
    expect(last.alternates).toEqual({ de: "/de/magazin?page=3", en: "/en/magazine?page=3" });
  });

  it("offers topics and a feed, and is complete without topics", async () => {
    const list = { "/de/api/articles/?page=1": testList() };
    const { data, head } = await load("/de/magazin", list);
    expect(data.tags).toEqual([{ id: 2, name: "Thema 2", href: "/de/magazin/tag/thema-2/2" }]);
    expect(head.feeds).toEqual([{ title: "Magazin", href: "/de/api/articles/feed.atom" }]);
    const without = { ...list, "/de/api/tags/": new ApiError("unavailable") };
    expect((await load("/de/magazin", without)).data.tags).toEqual([]);
  });

  it("is not found beyond its end or where the page is no number", async () => {
    const beyond = load("/de/magazin?page=9", {
      "/de/api/articles/?page=9": testList({ results: [] }),
    });
    await expect(beyond).rejects.toMatchObject({ code: "not_found" });
    await expect(load("/de/magazin?page=x", {})).rejects.toMatchObject({ code: "not_found" });
  });

  it("fails as the backend does, so that a failure is reported and shown as 404", async () => {
    const refused = new ApiError("not_found");
    const failing = load("/de/magazin?page=2", { "/de/api/articles/?page=2": refused });
    await expect(failing).rejects.toBe(refused);
  });
});
