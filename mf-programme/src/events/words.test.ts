import { describe, expect, it } from "@jest/globals";
import { eventTeaser } from "../testing/factories.ts";
import { knownAccessFeatures, rowAccess } from "./accessFeatures.ts";
import { describePrice } from "./price.ts";

describe("describePrice", () => {
  it.each([
    [18, 42, "de", "18 bis 42\u00a0€"],
    [18, 42, "en", "€18 to €42"],
    [9.5, 9.5, "de", "9,50\u00a0€"],
    [null, 30, "en", "€30"],
    [1200, null, "de", "1.200\u00a0€"],
    [null, null, "de", ""],
  ] as const)("writes %s to %s euros in %s as %s", (from, to, locale, words) => {
    expect(describePrice(from, to, locale)).toBe(words);
  });
});

describe("rowAccess", () => {
  it.each([
    [["wheelchair", "step_free", "hearing_loop"], []],
    [["wheelchair", "sign_language"], ["sign_language"]],
    [
      ["step_free", "relaxed"],
      ["relaxed", "no_wheelchair"],
    ],
    // where nothing is known, nothing is known to be missing
    [[], []],
  ])("tells of %j what is special or missing: %j", (access, told) => {
    expect(rowAccess(eventTeaser({ access }))).toEqual(told);
    expect(rowAccess(eventTeaser({ access, is_past: true }))).toEqual([]);
  });
});

describe("knownAccessFeatures", () => {
  it("keeps one order and leaves out what has no words", () => {
    expect(knownAccessFeatures(["relaxed", "levitation", "wheelchair"])).toEqual([
      "wheelchair",
      "relaxed",
    ]);
  });
});
