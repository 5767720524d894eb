import { describe, expect, it } from "@jest/globals";
import { slugify } from "./slug.ts";

describe("slugify", () => {
  it("spells letters as Germans do, and drops other accents", () => {
    expect(slugify("Händel & Dvořák: Op. 5", "x")).toBe("haendel-dvorak-op-5");
    expect(slugify("Straße in Łódź", "x")).toBe("strasse-in-lodz");
  });

  it("is never empty, and cuts long texts between words", () => {
    expect(slugify("…", "konzert")).toBe("konzert");
    expect(slugify("東京", "konzert")).toBe("konzert");
    const long = slugify("word ".repeat(40), "x");
    expect(long.length).toBeLessThanOrEqual(80);
    expect(long).toMatch(/^(word-)+word$/);
    const fits = `${"a".repeat(75)}-${"b".repeat(4)}`;
    expect(slugify(fits, "x")).toBe(fits);
    expect(slugify(`${fits}b`, "x")).toBe("a".repeat(75));
  });
});
