import { describe, expect, it } from "@jest/globals";
import { richText } from "../testing/sections.ts";
import { sectionWords } from "./sectionWords.ts";

const words = (model: string, de: Record<string, unknown>) =>
  sectionWords({ model, texts: { de, en: {} } }, "de");

describe("the words by which a section is known", () => {
  it("are what it says, in whatever order its fields come", () => {
    expect(words("link", { link: "/de/besuch", content: "Weiter" })).toBe("Weiter");
    expect(words("quote", { author: "Ida", content: richText("Stille, die atmet") })).toBe(
      "Stille, die atmet",
    );
    expect(words("headline", { preline: "Ab heute", content: "Karten" })).toBe("Karten");
    expect(words("headline", { preline: "Ab heute", content: " " })).toBe("Ab heute");
  });

  it("are no address, and none where it says nothing", () => {
    expect(words("link", { link: "/de/besuch" })).toBe("");
    expect(words("image", {})).toBe("");
  });

  it("are the first ones alone, of newer versions too", () => {
    expect(words("hologram", { glow: "Licht" })).toBe("Licht");
    expect(words("text", { content: richText("Wort ".repeat(20)) })).toMatch(/^(?:Wort ){8}…$/);
  });
});
