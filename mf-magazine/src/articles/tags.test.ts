import { describe, expect, it } from "@jest/globals";
import { testTag } from "../testing/testArticle.ts";
import { navigationTags, tagsToRead } from "./tags.ts";

const names = (tags: readonly { name: string }[]) => tags.map(({ name }) => name);

describe("topics", () => {
  it("are offered where there is something to read of them", () => {
    const tags = [testTag({ id: 1 }), testTag({ id: 2, article_count: 0 })];
    expect(tagsToRead(tags, "en")).toEqual([
      { id: 1, name: "Thema 1", href: "/en/magazine/tag/topic-1/1", articles: 1 },
    ]);
  });

  it("stand above a list if they have most to read, by name, and the present one in any case", () => {
    const tags = tagsToRead(
      ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].map((name, index) =>
        testTag({ id: index + 1, name, article_count: 10 - index }),
      ),
      "de",
    );
    expect(names(navigationTags(tags, null)).join("")).toBe("ABCDEFGH");
    expect(names(navigationTags(tags, 10)).join("")).toBe("ABCDEFGJ");
  });
});
