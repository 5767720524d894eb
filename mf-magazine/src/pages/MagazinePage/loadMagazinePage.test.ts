import { describe, expect, it } from "@jest/globals";
import { answering, testList, testRequest, testTeaser } from "../../testing/testArticle.ts";
import { loadMagazinePage } from "./loadMagazinePage.ts";

async function load(url: string, answers: Record<string, unknown>) {
  const result = await loadMagazinePage(testRequest(url, answering(answers)));
  if (result.kind !== "page") throw new Error("Expected a page.");
  return result;
}

describe("the magazine's list", () => {
  it("words dates in Berlin's time and leads to each article", async () => {
    const { data } = await load("/de/magazin", { "/de/api/articles/?page=1": testList() });
    expect(data.articles).toMatchObject([
      { href: "/de/magazin/pause-7/7", date: "2025-08-02", dateLong: "2. August 2025" },
    ]);
  });

  it("counts its pages, on the first as on the last", async () => {
    const next = "/de/api/articles/?page=2";
    const results = [1, 2, 3].map((id) => testTeaser({ id }));
    const first = await load("/de/magazin", {
      "/de/api/articles/?page=1": testList({ count: 7, next, results }),
    });
    expect(first.data).toMatchObject({ page: 1, pages: 3 });
    const last = await load("/de/magazin?page=3", {
      "/de/api/articles/?page=3": testList({ count: 7 }),
    });
    expect(last.data).toMatchObject({ page: 3, pages: 3 });
    expect(last.head.title).toBe("Magazin, Seite 3");
    expect(last.alternates).toEqual({ de: "/de/magazin?page=3", en: "/en/magazine?page=3" });
  });

  it("is not found beyond its end or where the page is no number", async () => {
    const beyond = load("/de/magazin?page=9", {
      "/de/api/articles/?page=9": testList({ results: [] }),
    });
    await expect(beyond).rejects.toMatchObject({ code: "not_found" });
    await expect(load("/de/magazin?page=x", {})).rejects.toMatchObject({ code: "not_found" });
  });
});
