import { describe, expect, it } from "@jest/globals";
import { parseWords, readWords, wordsPattern, writeWords } from "./textSearch.ts";

describe("the words of a search", () => {
  it.each([
    ["Dvořák", [["dvorak"]]],
    ["Händel", [["handel", "haendel"]]],
    ["Haendel", [["haendel"]]],
    ["Strauß", [["strauss"]]],
    ["op. 131", [["op"], ["131"]]],
    ["Opus131", [["op"], ["131"]]],
    ["BWV988", [["bwv"], ["988"]]],
    ["TWV 55:C3", [["twv"], ["55"], ["c"], ["3"]]],
    ["Ciel d’hiver", [["ciel"], ["d"], ["hiver"]]],
    ["Чайковский", [["чайковский"]]],
    ["The Magic Flute", [["magic"], ["flute"]]],
    ["die", [["die"]]],
    ["  ", []],
    ["?!'\\ & | <-> :*", []],
  ])("are compared without case, accents and signs: %s", (typed, words) => {
    expect(parseWords(typed)).toEqual(words);
  });

  it.each(["Händel, op. 131", "Чайковский", "TWV 55:C3", "a b c d e f g h"])(
    "are the same after they were in an address: %s",
    (typed) => {
      const words = parseWords(typed);
      expect(readWords(writeWords(words))).toEqual(words);
      expect(writeWords(words)).toMatch(new RegExp(wordsPattern, "u"));
    },
  );

  it("are at most eight", () => {
    expect(parseWords("one two three four five six seven eight nine ten")).toHaveLength(8);
  });
});
