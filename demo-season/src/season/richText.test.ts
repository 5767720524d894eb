import { describe, expect, it } from "@jest/globals";
import { parseTarget, richText, targetsOf } from "./richText.ts";

describe("the season's rich text", () => {
  it("parts paragraphs by empty lines and joins broken lines", () => {
    const { blocks } = richText("One\nline.\n\nTwo.");
    expect(blocks.map(({ text, type }) => [text, type])).toEqual([
      ["One line.", "unstyled"],
      ["Two.", "unstyled"],
    ]);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(2);
  });

  it("marks bold and italic at the right place", () => {
    const [block] = richText("A **bold** and *leaning* word").blocks;
    expect(block?.text).toBe("A bold and leaning word");
    expect(block?.inlineStyleRanges).toEqual([
      { offset: 2, length: 4, style: "BOLD" },
      { offset: 11, length: 7, style: "ITALIC" },
    ]);
  });

  it("marks what is bold and italic at once", () => {
    const [block] = richText("**both *together***").blocks;
    expect(block?.text).toBe("both together");
    expect(block?.inlineStyleRanges).toEqual([
      { offset: 5, length: 8, style: "ITALIC" },
      { offset: 0, length: 13, style: "BOLD" },
    ]);
  });

  it("keeps numbers together with their unit", () => {
    const [block] = richText("Um 15 Uhr unter 0228 000 002, 3 Häuser").blocks;
    expect(block?.text).toBe("Um 15\u00a0Uhr unter 0228\u00a0000\u00a0002, 3 Häuser");
  });

  it("makes list items, also right below a paragraph", () => {
    const { blocks } = richText("Bring:\n- ears\n- *time*\n\n1. Sit");
    expect(blocks.map(({ type }) => type)).toEqual([
      "unstyled",
      "unordered-list-item",
      "unordered-list-item",
      "ordered-list-item",
    ]);
    expect(blocks[2]?.inlineStyleRanges).toEqual([{ offset: 0, length: 4, style: "ITALIC" }]);
  });

  it("links to what the caller resolves, styles inside included", () => {
    const { blocks, entityMap } = richText("See [the *Eroica*](event:eroica).", (target) =>
      "event" in target ? `/de/${target.event}` : undefined,
    );
    expect(blocks[0]?.entityRanges).toEqual([{ offset: 4, length: 10, key: 0 }]);
    expect(blocks[0]?.inlineStyleRanges).toEqual([{ offset: 8, length: 6, style: "ITALIC" }]);
    expect(entityMap[0]?.data.url).toBe("/de/eroica");
  });

  it("refuses a target that has no address", () => {
    expect(() => richText("[there](page:nowhere)")).toThrow(/page:nowhere/);
  });

  it("reads targets of every kind", () => {
    expect(parseTarget("page:visit")).toEqual({ page: "visit" });
    expect(parseTarget("tel:+490")).toEqual({ url: "tel:+490" });
    expect(targetsOf("**[a](event:x)** [b](https://b.example)")).toEqual([
      { event: "x" },
      { url: "https://b.example" },
    ]);
  });
});
