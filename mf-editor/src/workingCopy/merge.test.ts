import type { RichText } from "@festival/contracts/api/common";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { richText } from "../testing/sections.ts";
import { merge } from "./merge.ts";
import { fromTokens, toTokens } from "./richTextTokens.ts";

const texts = (value: unknown) => (value as RichText).blocks.map(({ text }) => text);

describe("merge", () => {
  it("keeps both changes of a line where they stand apart", () => {
    const versions = {
      before: "Der Saal öffnet um acht Uhr",
      mine: "Der große Saal öffnet um acht Uhr",
      theirs: "Der Saal öffnet um neun Uhr",
    };
    expect(merge(versions)).toEqual({ value: "Der große Saal öffnet um neun Uhr" });
  });

  it("merges nothing where both changed the same words", () => {
    const before = "Beginn um acht";
    expect(merge({ before, mine: "Beginn um neun", theirs: "Beginn um zehn" })).toBeUndefined();
    expect(merge({ before: 2, mine: 3, theirs: 4 })).toBeUndefined();
  });

  it("takes the value of the one who changed it, and what both say", () => {
    expect(merge({ before: 2, mine: 3, theirs: 2 })).toEqual({ value: 3 });
    expect(merge({ before: 2, mine: 2, theirs: 4 })).toEqual({ value: 4 });
    expect(merge({ before: 2, mine: 4, theirs: 4 })).toEqual({ value: 4 });
  });

  it("merges paragraphs, words in them, and formats", () => {
    const before = richText("Eins zwei drei vier", "Zweiter Absatz");
    const mine = richText("Eins zwei drei fünf", "Zweiter Absatz");
    const theirs = structuredClone(richText("Eins zwei drei vier", "Neu", "Zweiter Absatz"));
    theirs.blocks[0]?.inlineStyleRanges.push({ offset: 0, length: 4, style: "BOLD" });
    const merged = merge({ before, mine, theirs })?.value as RichText;
    expect(texts(merged)).toEqual(["Eins zwei drei fünf", "Neu", "Zweiter Absatz"]);
    expect(merged.blocks[0]?.inlineStyleRanges).toEqual([{ offset: 0, length: 4, style: "BOLD" }]);
  });

  it("keeps a paragraph that one splits while the other mends a word of it", () => {
    const before = richText("Der erste Satz. Der zweite Saz.");
    const mine = richText("Der erste Satz. ", "Der zweite Saz.");
    const theirs = richText("Der erste Satz. Der zweite Saz. Ein dritter.");
    const merged = merge({ before, mine, theirs });
    expect(merged && texts(merged.value)).toEqual([
      "Der erste Satz. ",
      "Der zweite Saz. Ein dritter.",
    ]);
  });
});

describe("words of a rich text", () => {
  const style = fc.constantFrom("BOLD" as const, "ITALIC" as const);
  const block = fc.record({
    text: fc.stringMatching(/^[a-z äß]{0,20}$/),
    type: fc.constantFrom("unstyled" as const, "unordered-list-item" as const),
    marks: fc.array(fc.record({ offset: fc.nat(20), length: fc.nat(8), style }), { maxLength: 3 }),
    link: fc.option(fc.record({ offset: fc.nat(20), length: fc.integer({ min: 1, max: 5 }) })),
  });

  it("stand for the same text, formats and links", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (drawn) => {
        const content: RichText = {
          blocks: drawn.map(({ text, type, marks, link }, index) => ({
            key: `b${index}`,
            text,
            type,
            depth: 0,
            inlineStyleRanges: marks,
            entityRanges: link ? [{ ...link, key: index }] : [],
          })),
          entityMap: Object.fromEntries(
            drawn.map((_, index) => [
              index,
              { type: "LINK", mutability: "MUTABLE", data: { url: `/de/${index}` } },
            ]),
          ),
        };
        const tokens = toTokens(content);
        expect(texts(fromTokens(tokens))).toEqual(texts(content));
        expect(toTokens(fromTokens(tokens))).toEqual(tokens);
      }),
    );
  });
});
