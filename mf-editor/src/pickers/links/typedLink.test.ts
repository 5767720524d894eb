import { describe, expect, it } from "@jest/globals";
import { isMeantAsWords, meantAddress } from "./typedLink.ts";

describe("what is typed where a link belongs", () => {
  it.each([
    ["eröffnung", true],
    ["brahms am abend", true],
    ["/de/besuch", false],
    ["#anreise", false],
    ["https://example.org", false],
    ["javascript:alert(1)", false],
    ["www.example.org", false],
    ["post@example.org", false],
    ["", false],
  ])("is words or an address: %s", (typed, isWords) => {
    expect(isMeantAsWords(typed)).toBe(isWords);
  });

  it.each([
    ["www.example.org/a", "https://www.example.org/a"],
    ["post@example.org", "mailto:post@example.org"],
    ["https://example.org", undefined],
    ["eröffnung", undefined],
    ["javascript:alert(1)", undefined],
    ["//example.org", undefined],
  ])("is completed to a safe address: %s", (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });
});
