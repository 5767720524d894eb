import { describe, expect, it } from "@jest/globals";
import { EditorState, SelectionState } from "draft-js";
import { richText as paragraphs } from "../../testing/sections.ts";
import { fromRichText } from "./richText.ts";
import { splitText } from "./splitText.ts";

const linked = {
  ...paragraphs("Von der Brücke", "zum Saal"),
  entityMap: {
    0: { type: "LINK" as const, mutability: "MUTABLE" as const, data: { url: "/de/besuch" } },
  },
};
linked.blocks[1]?.entityRanges.push({ offset: 4, length: 4, key: 0 });

/** Splits a text with the caret in one of its paragraphs. */
function split(text: ReturnType<typeof paragraphs>, block: number, offset: number) {
  const state = EditorState.createWithContent(fromRichText(text));
  const caret = SelectionState.createEmpty(text.blocks[block]?.key ?? "").merge({
    anchorOffset: offset,
    focusOffset: offset,
  });
  const found = splitText(EditorState.acceptSelection(state, caret));
  return (
    found && {
      words: found.parts.map(({ blocks }) => blocks.map((each) => each.text)),
      links: found.parts.map(({ entityMap }) => Object.values(entityMap).length),
      paragraphs: found.paragraphs,
    }
  );
}

describe("a text that is split", () => {
  it("goes on after the caret, with its links", () => {
    expect(split(linked, 0, 8)).toEqual({
      words: [["Von der "], ["Brücke", "zum Saal"]],
      links: [0, 1],
      paragraphs: undefined,
    });
  });

  it.each([
    ["the end of a paragraph", 0, 14],
    ["the start of one", 1, 0],
  ])("takes no paragraph apart at %s", (_, block, offset) => {
    expect(split(linked, block, offset)).toEqual({
      words: [["Von der Brücke"], ["zum Saal"]],
      links: [0, 1],
      paragraphs: 1,
    });
  });

  it("leaves no part without words", () => {
    expect(split(linked, 0, 0)).toBeUndefined();
    expect(split(linked, 1, 8)).toBeUndefined();
    expect(split(paragraphs("Eins", "", ""), 1, 0)).toBeUndefined();
  });

  it("leaves out empty paragraphs around the caret, and counts them", () => {
    expect(split(paragraphs("Eins", "", "Zwei"), 1, 0)).toMatchObject({
      words: [["Eins"], ["Zwei"]],
      paragraphs: 1,
    });
  });
});
