import type { RichText } from "@festival/contracts/api/common";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { richText } from "../testing/sections.ts";
import { merge } from "./merge.ts";
import { passagesOf, type Answer } from "./passages.ts";

const texts = (value: unknown) => (value as RichText).blocks.map(({ text }) => text);

describe("passages that two people changed", () => {
  const versions = {
    before: "Der Saal öffnet um acht, das Foyer um sieben Uhr.",
    mine: "Der große Saal öffnet um neun, das Foyer um acht Uhr.",
    theirs: "Der Saal öffnet um zehn, das Foyer um sechs Uhr abends.",
  };

  it("are answered one by one, around what only one of them changed", () => {
    const passages = passagesOf(versions);
    expect(passages?.open).toEqual([
      { mine: "neun,", theirs: "zehn,", both: "neun, zehn," },
      { mine: "acht", theirs: "sechs", both: "acht sechs" },
    ]);
    expect(passages?.answered(["mine", "theirs"])).toBe(
      "Der große Saal öffnet um neun, das Foyer um sechs Uhr abends.",
    );
    expect(passages?.answered(["both", "mine"])).toBe(
      "Der große Saal öffnet um neun, zehn, das Foyer um acht Uhr abends.",
    );
  });

  it("keep formats and paragraphs of the one whose words are taken", () => {
    const mine = structuredClone(richText("Beginn um neun", "Ende offen"));
    mine.blocks[0]?.inlineStyleRanges.push({ offset: 10, length: 4, style: "BOLD" });
    const passages = passagesOf({
      before: richText("Beginn um acht", "Ende offen"),
      mine,
      theirs: richText("Beginn um zehn", "Mit Pause", "Ende offen"),
    });
    expect(passages?.open).toHaveLength(1);
    const own = passages?.answered(["mine"]) as RichText;
    expect(own).toMatchObject({
      blocks: [{ text: "Beginn um neun" }, { text: "Mit Pause" }, { text: "Ende offen" }],
    });
    expect(own.blocks[0]?.inlineStyleRanges).toEqual([{ offset: 10, length: 4, style: "BOLD" }]);
    expect(texts(passages?.answered(["theirs"]))).toEqual([
      "Beginn um zehn",
      "Mit Pause",
      "Ende offen",
    ]);
    expect(texts(passages?.answered(["both"]))[0]).toBe("Beginn um neun zehn");
  });

  it("are none where nothing is open, and of what is no text", () => {
    expect(passagesOf({ before: 2, mine: 3, theirs: 4 })).toBeUndefined();
    expect(passagesOf({ before: "Eins", mine: "Zwei", theirs: "Eins" })).toBeUndefined();
  });

  it("lose no word of either where both are taken, whatever was written", () => {
    const text = fc
      .array(fc.constantFrom("Saal", "öffnet", "um", "acht", "neun", "Uhr"), { maxLength: 8 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, text, (before, mine, theirs) => {
        const passages = passagesOf({ before, mine, theirs });
        expect(passages === undefined).toBe(merge({ before, mine, theirs }) !== undefined);
        const all = (answer: Answer) => passages?.open.map(() => answer) ?? [];
        const both = JSON.stringify(passages?.answered(all("both")));
        for (const { mine: own, theirs: other } of passages?.open ?? []) {
          expect([both.includes(own), both.includes(other)]).toEqual([true, true]);
        }
      }),
    );
  });
});
