import { describe, expect, it } from "@jest/globals";
import type { Locale } from "../locales.ts";
import { typographicFaults } from "./typography.ts";

describe("typographicFaults", () => {
  it.each<[Locale, string]>([
    ["de", "„Kenne ich“, sagt sie, „und ‚da!‘ ruft er“ … um 10\u00a0Uhr für 8\u00a0€."],
    ["en", "“I know,” she says, and shouts ‘there!’ at 10\u00a0pm – don’t ask."],
    ["en", "1862–1918"],
  ])("finds nothing in %s: %s", (locale, text) => {
    expect(typographicFaults(text, locale)).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ["de", "Geht's", "straight quote or apostrophe"],
    ["de", "„Kenne ich”", "quotes that do not close"],
    ["de", "„Er rief ‚da!“", "inner quotes that do not close"],
    ["de", "„Kenne ich«", "quote of another language"],
    ["de", "um 10 Uhr", "number apart from the hour"],
    ["de", "höchstens {{size}} MB", "number apart from its unit"],
    ["de", "Was tun ?", "space before a sign"],
    ["en", "„I know”", "quote of another language"],
    ["en", "“I know", "quotes that do not close"],
    ["en", "Well...", "three dots for an ellipsis"],
    ["en", "one - two", "hyphen for a dash"],
    ["en", "one  two", "double space"],
    ["en", "until 3 a.m.", "dots in a time of day"],
  ])("finds in %s: %s", (locale, text, fault) => {
    expect(typographicFaults(text, locale)).toContain(fault);
  });
});
