import type { RichText } from "@festival/contracts/api/common";
import { describe, expect, it } from "@jest/globals";
import { ContentState, convertFromHTML } from "draft-js";
import { fromRichText, toRichText } from "./richText.ts";

const text: RichText = {
  blocks: [
    {
      key: "a",
      text: "Bold and a link",
      type: "unstyled",
      depth: 0,
      inlineStyleRanges: [
        { offset: 0, length: 4, style: "BOLD" },
        { offset: 5, length: 3, style: "LANG:fr" },
      ],
      entityRanges: [{ offset: 11, length: 4, key: 0 }],
    },
    {
      key: "b",
      text: "An item",
      type: "unordered-list-item",
      depth: 1,
      inlineStyleRanges: [],
      entityRanges: [],
    },
  ],
  entityMap: {
    0: { type: "LINK", mutability: "MUTABLE", data: { url: "/de/besuch", newWindow: true } },
  },
};

function pasted(html: string): RichText {
  const { contentBlocks, entityMap } = convertFromHTML(html);
  return toRichText(ContentState.createFromBlockArray(contentBlocks, entityMap));
}

describe("rich text", () => {
  it("comes back from the editor as it went in", () => {
    expect(toRichText(fromRichText(text))).toEqual(text);
  });

  it("begins empty where nothing is stored", () => {
    const content = fromRichText({ blocks: [], entityMap: {} });
    expect(content.getPlainText()).toBe("");
  });

  it("keeps of a pasted page only what the contract allows", () => {
    const { blocks, entityMap } = pasted(
      '<h1>Title</h1><blockquote>Said</blockquote><p><u>under</u> <b>bold</b> <a href="javascript:alert(1)">bad</a> <a href="https://example.org/">good</a></p><ol><li>one</li></ol>',
    );
    expect(blocks.map(({ type, text: words }) => [type, words.trim()])).toEqual([
      ["unstyled", "Title"],
      ["unstyled", "Said"],
      ["unstyled", "under bold bad good"],
      ["ordered-list-item", "one"],
    ]);
    expect(blocks[2]?.inlineStyleRanges.map(({ style }) => style)).toEqual(["BOLD"]);
    expect(blocks[2]?.entityRanges).toHaveLength(1);
    expect(Object.values(entityMap).map(({ data }) => data.url)).toEqual(["https://example.org/"]);
  });
});
