import { afterEach, describe, expect, it } from "@jest/globals";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { cleanup, screen, within } from "@testing-library/react";
import { testList, testTeaser } from "../../testing/testArticle.ts";
import { texts } from "../../texts.ts";
import { ArticleTeasers } from "./ArticleTeasers.tsx";
import { loadArticleTeasers } from "./loadArticleTeasers.ts";

const now = "2025-08-20T08:00:00.000Z";

afterEach(cleanup);

async function show(ids: number[]) {
  const articles = ids.map((id) => testTeaser({ id }));
  const api = testApi("de", { "/de/api/article-teasers/": { articles } });
  const data = await loadArticleTeasers({}, { api, locale: "de", now });
  return renderFragment(ArticleTeasers, texts, data);
}

describe("articles on other pages", () => {
  it("stand under the magazine's name and lead to it", async () => {
    const { container } = await show([1, 2, 3]);
    const block = within(screen.getByRole("region", { name: "Magazin" }));
    expect(block.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    const all = block.getByRole("link", { name: "Alle Artikel" });
    expect(all.getAttribute("href")).toBe("/de/magazin");
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each(["event", "artist", "ensemble", "work", "composer"])(
    "are those about the %s whose page they stand on, in both languages",
    async (subject) => {
      for (const [locale, name] of [
        ["de", "Aus dem Magazin"],
        ["en", "From the magazine"],
      ] as const) {
        const results = [1, 2, 3, 4, 5].map((id) => testTeaser({ id }));
        const api = testApi(locale, {
          [`/${locale}/api/articles/?${subject}=3`]: testList({ results }),
        });
        const data = await loadArticleTeasers({ [subject]: 3 }, { api, locale, now });
        const { container } = renderFragment(ArticleTeasers, texts, data, locale);
        const block = within(screen.getByRole("region", { name }));
        expect(block.getAllByRole("article")).toHaveLength(4);
        expect(await axeProblems(container)).toEqual([]);
        cleanup();
      }
    },
  );

  it.each(["event", "artist", "ensemble", "work", "composer"])(
    "leave nothing on the page of an %s of whom none speaks",
    async (subject) => {
      const none = testList({ count: 0, results: [] });
      const api = testApi("de", { [`/de/api/articles/?${subject}=3`]: none });
      const data = await loadArticleTeasers({ [subject]: 3 }, { api, locale: "de", now });
      const { container } = renderFragment(ArticleTeasers, texts, data);
      expect(container.childElementCount).toBe(0);
    },
  );

  it.each([
    { event: "3" },
    { artist: 0 },
    { ensemble: 1.5 },
    { composer: "x" },
    { artist: null },
    { event: 3, artist: -1 },
  ])("are refused for %j, which names nothing", async (props) => {
    const loading = loadArticleTeasers(props, { api: testApi("de", {}), locale: "de", now });
    await expect(loading).rejects.toMatchObject({ code: "bad_request" });
  });

  it("stand alone, without a picture and without a teaser", async () => {
    const articles = [testTeaser({ image_obj: null, teaser: "", pretitle: "", category: null })];
    const api = testApi("de", { "/de/api/article-teasers/": { articles } });
    const data = await loadArticleTeasers({}, { api, locale: "de", now });
    const { container } = renderFragment(ArticleTeasers, texts, data);
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leave no empty block", async () => {
    const { container } = await show([]);
    expect(container.textContent).toBe("");
  });
});
