import { describe, expect, it } from "@jest/globals";
import { richText } from "../testing/sections.ts";
import { wordDifference, wordsOf } from "./wordDifference.ts";

describe("the difference of two texts", () => {
  it("is told word by word", () => {
    const runs = wordDifference("Der Saal öffnet um acht.", "Der Saal öffnet um neun.", "de");
    expect(runs).toEqual([
      { text: "Der Saal öffnet um ", kind: "same" },
      { text: "acht", kind: "removed" },
      { text: "neun", kind: "added" },
      { text: ".", kind: "same" },
    ]);
  });

  it("leaves out the middle of a long text that did not change", () => {
    const long = "Wort ".repeat(100);
    const [same] = wordDifference(long, `${long}Ende`, "de");
    expect(same?.text.length).toBeLessThan(80);
    expect(same?.text).toContain(" … ");
  });

  it("has words of texts alone", () => {
    expect(wordsOf(richText("Eins", "Zwei"))).toBe("Eins\nZwei");
    expect([wordsOf(null), wordsOf("Ja"), wordsOf(7)]).toEqual(["", "Ja", undefined]);
  });
});
