import { describe, expect, it } from "@jest/globals";
import { testListData } from "../testing/testArticle.ts";
import type { ArticleListData } from "./articleListData.ts";
import { joinPage, type JoinedArticles } from "./joinedArticles.ts";

const count = 6;
const page = (number: number, given: Partial<ArticleListData> = {}) =>
  testListData([number * 10, number * 10 + 1], { page: number, pages: 3, count, ...given });
const ids = ({ pages }: JoinedArticles) =>
  pages.flatMap(({ articles }) => articles.map(({ id }) => id));

const one = joinPage(undefined, page(1), false);
const two = joinPage(one, page(2), true);

describe("the article list", () => {
  it("starts at page 1 and appends the results of further pages", () => {
    expect(ids(one)).toEqual([10, 11]);
    expect(ids(two)).toEqual([10, 11, 20, 21]);
    expect(ids(joinPage(two, page(3), true))).toEqual([10, 11, 20, 21, 30, 31]);
    expect(two.latest.page).toBe(2);
  });

  it("ignores a page that is not beyond the current one with the same tag", () => {
    for (const number of [1, 2]) {
      expect(joinPage(two, page(number), true)).toBe(two);
      expect(joinPage(two, page(number), false)).toBe(two);
    }
  });

  it("clears the articles that it has collected when the tag changes", () => {
    const ofTag = joinPage(two, page(3, { tag: 7 }), true);
    expect(ids(ofTag)).toEqual([30, 31]);
    const ofAll = joinPage(ofTag, page(1), false);
    expect(ids(ofAll)).toEqual([10, 11]);
  });

  it("starts again where the list has changed meanwhile, so that no article is there twice", () => {
    expect(ids(joinPage(two, page(3, { count: count + 1 }), true))).toEqual([30, 31]);
    const replaced = testListData([98, 99], { page: 1, pages: 3, count });
    expect(ids(joinPage(two, replaced, false))).toEqual([98, 99]);
  });

  it("starts again where the visitor opens a list page instead of loading more", () => {
    expect(ids(joinPage(one, page(2), false))).toEqual([20, 21]);
    expect(ids(joinPage(one, page(3), true))).toEqual([30, 31]);
  });
});
