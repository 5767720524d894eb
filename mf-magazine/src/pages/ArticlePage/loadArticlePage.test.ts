import { describe, expect, it } from "@jest/globals";
import { ApiError } from "@festival/contracts/errors";
import {
  answering,
  testArticle,
  testList,
  testRequest,
  testTeaser,
} from "../../testing/testArticle.ts";
import { loadArticlePage } from "./loadArticlePage.ts";

const address = "/de/magazin/pause-7/7";
const load = (url: string, answers: Record<string, unknown>) =>
  loadArticlePage(testRequest(url, answering(answers)));

const answers = {
  "/de/api/articles/7/": testArticle(),
  "/de/api/articles/": testList({ results: [7, 8, 9, 10, 11].map((id) => testTeaser({ id })) }),
};

describe("an article's page", () => {
  it("has head, alternates and structured data", async () => {
    const page = await load(address, answers);
    expect(page).toMatchObject({
      kind: "page",
      head: {
        title: "Wie probt man eine Pause? 7",
        description: "Über den schwersten Takt.",
        openGraph: { type: "article", imageUrl: "/media/images/3-a1/1200.jpg" },
        jsonLd: [
          {
            "@type": "Article",
            datePublished: "2025-08-01T22:30:00.000Z",
            author: { name: "Jana Berg" },
          },
        ],
      },
      alternates: { de: address, en: "/en/magazine/silence-7/7" },
    });
  });

  it("offers other articles to read on, and stands without them", async () => {
    expect(await load(address, answers)).toMatchObject({
      data: { more: [{ id: 8 }, { id: 9 }, { id: 10 }] },
    });
    const without = { ...answers, "/de/api/articles/": new ApiError("unavailable") };
    expect(await load(address, without)).toMatchObject({ data: { more: [] } });
  });

  it("moves to its own address when the slug is another", async () => {
    expect(await load("/de/magazin/anders/7", answers)).toEqual({
      kind: "redirect",
      status: 301,
      to: address,
    });
  });

  it("is not found where the id is no number or unknown", async () => {
    await expect(load("/de/magazin/pause/sieben", answers)).rejects.toMatchObject({
      code: "not_found",
    });
    const unknown = { ...answers, "/de/api/articles/7/": new ApiError("not_found") };
    await expect(load(address, unknown)).rejects.toMatchObject({ code: "not_found" });
  });
});
