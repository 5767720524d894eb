import { describe, expect, it } from "@jest/globals";
import { ApiError } from "@festival/contracts/errors";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import type { Article, WithContext } from "schema-dts";
import { testArticle, testEvent, testList, testTeaser } from "../../testing/testArticle.ts";
import { loadArticlePage } from "./loadArticlePage.ts";

const address = "/de/magazin/pause-7/7";
async function load(answers: Record<string, unknown>, url = address) {
  const result = await loadArticlePage(testRequest(url, answers));
  if (result.kind !== "page") throw new Error("Expected a page.");
  return result;
}

const answers = {
  "/de/api/settings/": { festival_name: "Musikfest" },
  "/de/api/articles/7/": testArticle(),
  "/de/api/articles/": testList({ results: [7, 8, 9, 10, 11].map((id) => testTeaser({ id })) }),
};
const withArticle = (given: Parameters<typeof testArticle>[0]) => ({
  ...answers,
  "/de/api/articles/7/": testArticle(given),
});

describe("an article's page", () => {
  it("has head, alternates and a feed", async () => {
    expect(await load(answers)).toMatchObject({
      head: {
        title: "Wie probt man eine Pause? 7",
        description: "Über den schwersten Takt.",
        openGraph: { type: "article", imageUrl: "/media/images/3-a1/1200.jpg" },
        feeds: [{ title: "Magazin", href: "/de/api/articles/feed.atom" }],
      },
      alternates: { de: address, en: "/en/magazine/silence-7/7" },
    });
  });

  it("lets staff word its preview, and choose its picture", async () => {
    const image = { ...testArticle().image_obj, path: "/media/images/9-b2" };
    const given = { og_title: "Hört!", og_description: "Nur eine Pause.", og_image: image };
    const { head } = await load(withArticle(given as Parameters<typeof testArticle>[0]));
    expect(head.openGraph).toEqual({
      type: "article",
      title: "Hört!",
      description: "Nur eine Pause.",
      imageUrl: "/media/images/9-b2/1200.jpg",
    });
  });

  it("describes the article and its place in the site to search engines", async () => {
    const { jsonLd, trail } = (await load(answers)).head;
    const expected: WithContext<Article> = {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: "Wie probt man eine Pause? 7",
      description: "Über den schwersten Takt.",
      url: address,
      inLanguage: "de",
      datePublished: "2025-08-01T22:30:00.000Z",
      dateModified: "2025-08-05T10:00:00.000Z",
      timeRequired: "PT6M",
      isAccessibleForFree: true,
      author: [{ "@type": "Person", name: "Jana Berg" }],
      publisher: { "@type": "Organization", name: "Musikfest", url: "/de" },
      articleSection: "Werkstatt",
      keywords: ["Orchester"],
      image: "/media/images/3-a1/1200.jpg",
    };
    expect(jsonLd).toEqual([expected]);
    expect(trail).toEqual([
      { name: "Magazin", href: "/de/magazin" },
      { name: "Wie probt man eine Pause? 7", href: address },
    ]);
  });

  it("leaves out of that what it does not have", async () => {
    const bare = withArticle({ authors: [], tags: [], category: null, image_obj: null });
    const { head } = await load({ ...bare, "/de/api/settings/": new ApiError("unavailable") });
    const [article] = head.jsonLd ?? [];
    expect(Object.keys(JSON.parse(JSON.stringify(article)))).toEqual([
      "@context",
      "@type",
      "headline",
      "description",
      "url",
      "inLanguage",
      "datePublished",
      "dateModified",
      "timeRequired",
      "isAccessibleForFree",
    ]);
  });

  it("leads to its topics", async () => {
    expect((await load(answers)).data.tags).toEqual([
      { id: 2, name: "Orchester", href: "/de/magazin/tag/orchester/2" },
    ]);
  });

  it("asks the programme for the concerts that it speaks of, and can name them itself", async () => {
    const { data, fragments } = await load(withArticle({ event_objs: [testEvent({ id: 3 })] }));
    expect(fragments).toMatchObject({
      concerts: { owner: "mf-programme", name: "chosenConcerts", props: { events: [3] } },
    });
    expect(data.concerts).toMatchObject([
      { id: 3, title: "Eroica", href: "/de/programm-tickets/eroica/3" },
    ]);
    expect(data.concerts[0]?.when).toMatch(/28\.\u00a0August 2025.*19.30/);
    expect((await load(answers)).fragments).not.toHaveProperty("concerts");
  });

  it("ends on the invitation to the newsletter", async () => {
    expect((await load(answers)).fragments).toEqual({
      newsletter: { owner: "mf-forms", name: "newsletterTeaser", props: {} },
    });
  });

  it("does not repeat the concerts that stand in its text", async () => {
    const [inText, further] = [testEvent({ id: 3 }), testEvent({ id: 4 })];
    const item = { id: 1, slug: null, model: "eventitem" as const, event: inText };
    const modules = [
      {
        id: 2,
        slug: null,
        model: "container" as const,
        layout: "100" as const,
        columns: [{ classes: "", sections: [item] }],
      },
    ];
    const { data } = await load(withArticle({ event_objs: [inText, further], modules }));
    expect(data.concerts.map(({ id }) => id)).toEqual([4]);
    const none = await load(withArticle({ event_objs: [inText], modules }));
    expect(none.data.concerts).toEqual([]);
    expect(none.fragments).not.toHaveProperty("concerts");
  });

  it("offers to read on what staff suggest or shares a topic", async () => {
    const readings = [testTeaser({ id: 20 }), testTeaser({ id: 21 })];
    const { data } = await load(withArticle({ readings }));
    expect(data.more).toMatchObject([{ id: 20 }, { id: 21 }]);
  });

  it("offers the newest articles where none are related, and none where there are none", async () => {
    expect((await load(answers)).data.more).toMatchObject([{ id: 8 }, { id: 9 }, { id: 10 }]);
    const without = { ...answers, "/de/api/articles/": new ApiError("unavailable") };
    expect((await load(without)).data.more).toEqual([]);
  });

  it("moves to its own address when the slug is another", async () => {
    const request = testRequest("/de/magazin/anders/7", answers);
    expect(await loadArticlePage(request)).toEqual({
      kind: "redirect",
      status: 301,
      to: address,
    });
  });

  it("is not found where the id is no number, unknown, or not online", async () => {
    await expect(load(answers, "/de/magazin/pause/sieben")).rejects.toMatchObject({
      code: "not_found",
    });
    const hidden = { ...answers, "/de/api/articles/7/": new ApiError("not_found") };
    await expect(load(hidden)).rejects.toMatchObject({ code: "not_found" });
  });
});
