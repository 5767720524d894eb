import { describe, expect, it } from "@jest/globals";
import { longestDescription, shorten } from "./shorten.ts";

describe("shorten", () => {
  it("leaves a short text as it is", () => {
    expect(shorten("Schubert und Ives", 17)).toBe("Schubert und Ives");
  });

  it("cuts at a word's end, without its comma", () => {
    expect(shorten("Schubert, Ives und Saariaho", 12)).toBe("Schubert…");
  });

  it("cuts a single long word where it must", () => {
    expect(shorten("Streichquartettfassung", 10)).toBe("Streichqu…");
  });

  it("leaves 160 characters where nothing else is said", () => {
    expect(longestDescription).toBe(160);
    const long = "Klang ".repeat(100);
    expect(shorten(long).length).toBeLessThanOrEqual(160);
    expect(shorten(long).length).toBeGreaterThan(150);
  });
});
