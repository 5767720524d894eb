import { afterEach, describe, expect, it } from "@jest/globals";
import type { ListedTag } from "@festival/contracts/api/magazine";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { cleanup, screen, within } from "@testing-library/react";
import { testTag } from "../../testing/testArticle.ts";
import { texts } from "../../texts.ts";
import { loadTagListPage } from "./loadTagListPage.ts";
import { TagListPage } from "./TagListPage.tsx";

afterEach(cleanup);

const addresses = { de: "/de/magazin/tag", en: "/en/magazine/tag" };

async function show(locale: "de" | "en", tags: ListedTag[]) {
  const url = addresses[locale];
  const answers = { [`/${locale}/api/tags/`]: tags };
  const loaded = await loadTagListPage(testRequest(url, answers));
  if (loaded.kind !== "page") throw new Error("Expected a page.");
  const route = { name: "magazineTags" as const, params: {}, query: {} };
  const page = testPage({ url, locale, data: loaded.data, route });
  return { ...renderScreen(TagListPage, texts, page), loaded };
}

describe("the magazine's topics", () => {
  it("stand by name with how much there is to read, in both languages", async () => {
    for (const [locale, title, count] of [
      ["de", "Themen", "3 Artikel"],
      ["en", "Topics", "3 articles"],
    ] as const) {
      const tags = [testTag({ id: 1, article_count: 3 }), testTag({ id: 2, article_count: 0 })];
      const { container, loaded } = await show(locale, tags);
      expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
      const [only, ...others] = within(container).getAllByRole("listitem");
      expect(others).toEqual([]);
      expect(only?.textContent).toContain(count);
      expect(loaded.alternates).toEqual(addresses);
      expect(loaded.head.feeds).toHaveLength(1);
      expect(await axeProblems(container)).toEqual([]);
      cleanup();
    }
  });

  it("say so while there are none", async () => {
    const { container } = await show("de", []);
    expect(screen.getByText(/Noch ist keinem Thema/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});
