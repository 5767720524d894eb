import { describe, expect, it } from "@jest/globals";
import { building, drawing, keyName, portrait } from "./artwork.ts";

describe("the season's pictures", () => {
  it("are named after keys as each language writes them", () => {
    expect(keyName("c-sharp minor")).toEqual({ de: "cis-Moll", en: "C sharp minor" });
    expect(keyName("b minor")).toEqual({ de: "h-Moll", en: "B minor" });
    expect(keyName("b-flat major")).toEqual({ de: "B-Dur", en: "B flat major" });
  });

  it("refuse a key that has no name", () => {
    expect(() => keyName("c-flat major")).toThrow(/c-flat major/);
  });

  it("say what is drawn, and from which key", () => {
    const { alias } = drawing("work", "any", ["chladni", "navy", "d minor"]);
    expect(alias.de).toMatch(/Nachtblau.*Gezeichnet aus d-Moll\.$/);
    expect(alias.en).toMatch(/Drawn from D minor\.$/);
  });

  it("say whom or what they stand for", () => {
    expect(portrait("artist-x", "Nora Feld", "pink").alias.de).toMatch(/^Nora Feld: /);
    expect(building("venue-x", "Bunker 9", "plan", "navy").alias.en).toMatch(
      /^Bunker 9: .*[Pp]lan/,
    );
  });
});
