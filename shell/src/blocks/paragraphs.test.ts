import type { Section } from "@festival/contracts/api/content";
import { describe, expect, it } from "@jest/globals";
import { paragraphsOf } from "./paragraphs.ts";

const block = (text: string, entityRanges: object[] = []) => ({
  key: "a",
  text,
  type: "unstyled",
  depth: 0,
  inlineStyleRanges: [],
  entityRanges,
});

const text = (...blocks: object[]) => ({
  id: 2,
  slug: null,
  model: "text",
  anchor: "",
  content: {
    blocks,
    entityMap: { 0: { type: "LINK", mutability: "MUTABLE", data: { url: "/de/datenschutz" } } },
  },
});

const container = (...sections: object[]) =>
  ({
    id: 1,
    slug: "consent-text",
    model: "container",
    columns: [{ sections }],
  }) as unknown as Section;

describe("the words of the question", () => {
  it("are those of staff, with their links", () => {
    const linked = block("Mehr unter Datenschutz.", [{ offset: 11, length: 11, key: 0 }]);
    expect(paragraphsOf(container(text(block("Wir laden nichts."), linked)))).toEqual([
      [{ text: "Wir laden nichts." }],
      [{ text: "Mehr unter " }, { text: "Datenschutz", href: "/de/datenschutz" }, { text: "." }],
    ]);
  });

  it("are found however deep, and empty paragraphs are none", () => {
    expect(paragraphsOf(container(container(text(block(""), block("Tief.")))))).toEqual([
      [{ text: "Tief." }],
    ]);
  });

  it("are our own where staff have none", () => {
    expect(paragraphsOf(null)).toBeNull();
    expect(paragraphsOf(container({ id: 3, model: "quote", content: "x" }))).toBeNull();
  });
});
