import { describe, expect, it } from "@jest/globals";
import { testTeaser } from "../testing/testArticle.ts";
import { articleCard } from "./articleCardData.ts";

describe("articleCard", () => {
  it.each([
    ["de", "Was ist cis-Moll?", "Was ist cis-\u2060Moll?"],
    ["en", "What is C sharp minor?", "What is C\u00a0sharp\u00a0minor?"],
  ] as const)("keeps a key in a title on one line, in %s", (locale, title, bound) => {
    expect(articleCard(testTeaser({ title }), locale).title).toBe(bound);
  });
});
