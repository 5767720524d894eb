import { describe, expect, it } from "@jest/globals";
import { readable, richText, section, startSections } from "../../testing/sections.ts";
import { inverseOf } from "../../workingCopy/inverse.ts";
import { applyAll, contentOf, type LocalSection } from "../../workingCopy/ops.ts";
import { conversions, convertOps } from "./converted.ts";

const text = (content: unknown, more: Partial<LocalSection> = {}) =>
  section(1, { model: "text", texts: { de: { content }, en: {} }, ...(more as object) });
const models = (given: ReturnType<typeof section>) => {
  const content = contentOf({ sections: [given] });
  const [only] = content.sections;
  return only ? conversions(content, only).map(({ model }) => model) : [];
};

describe("conversions", () => {
  it("offer types that hold all words", () => {
    expect(models(text(richText("Ein Satz.")))).toEqual(
      expect.arrayContaining(["headline", "quote"]),
    );
    expect(models(section(1))).toEqual(expect.arrayContaining(["text", "quote"]));
  });

  it("offer none that would lose words, links or lists", () => {
    expect(models(text(richText("Eins.", "Zwei.")))).not.toContain("headline");
    expect(models(text(richText("Eins.", "Zwei.")))).toContain("quote");
    expect(models(text(richText("x".repeat(501))))).not.toContain("headline");
    const line = { de: { content: "Wort", preline: "Davor" }, en: {} };
    expect(models(section(1, { texts: line }))).not.toContain("text");
    const linked = richText("Hier");
    linked.blocks[0]?.entityRanges.push({ offset: 0, length: 4, key: 0 });
    expect(models(text(linked))).not.toContain("headline");
    const item = richText("Punkt");
    expect(
      models(text({ ...item, blocks: [{ ...item.blocks[0], type: "ordered-list-item" }] })),
    ).not.toContain("headline");
  });

  it("offer nothing for a section that says nothing", () => {
    expect(models(section(1, { texts: { de: {}, en: {} } }))).toEqual([]);
  });

  it("put columns with all that stands in them in the place of others, and back by one undo", () => {
    const start = contentOf({ sections: startSections });
    const box = start.sections.find(({ id }) => id === 2);
    const made = box && conversions(start, box).find(({ model }) => model === "section");
    if (!made) throw new Error("There is no conversion.");
    const ops = convertOps(start, box, made, "c");
    const { places, sections } = readable(applyAll(start, ops));
    expect(places["null/0"]).toEqual([1, "c", 9]);
    expect([places["c/0"], places["c/1"], places["c/2"]]).toEqual([[3], [4, 7], [5, 6]]);
    expect(sections.c?.settings).toEqual({ layout: "33-33-33" });
    expect(readable(applyAll(applyAll(start, ops), inverseOf(start, ops)))).toEqual(
      readable(start),
    );
  });

  it("do not offer what may not stand there", () => {
    const start = contentOf({ sections: startSections });
    const inner = start.sections.find(({ id }) => id === 7);
    expect(inner && conversions(start, inner).map(({ model }) => model)).not.toContain("section");
  });
});
