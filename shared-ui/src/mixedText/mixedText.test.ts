import { describe, expect, it } from "@jest/globals";
import { mixedWords } from "./mixedText.ts";

describe("mixedWords", () => {
  it("leaves words of one language one text, bound", () => {
    expect(mixedWords("Beethoven: Sinfonie Nr. 3")).toBe("Beethoven: Sinfonie Nr.\u00a03");
  });

  it("parts what is in other languages, and binds each piece", () => {
    const line = "Debussy: La mer · Haydn: Sonate Nr. 2 · Ives: Sonata No. 1";
    const at = (words: string, language: string) => ({
      offset: line.indexOf(words),
      length: words.length,
      language,
    });
    expect(mixedWords(line, [at("La mer", "fr"), at("Sonata No. 1", "en")])).toEqual([
      "Debussy: ",
      ["La mer", "fr"],
      "\u00a0· Haydn: Sonate Nr.\u00a02\u00a0· Ives: ",
      ["Sonata No.\u00a01", "en"],
    ]);
  });

  it("has no empty piece where the line begins or ends in another language", () => {
    expect(mixedWords("La mer", [{ offset: 0, length: 6, language: "fr" }])).toEqual([
      ["La mer", "fr"],
    ]);
  });
});
