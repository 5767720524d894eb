import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readable, richText, section, startSections } from "../testing/sections.ts";
import { pasteOps, pasteProblem, rootsOf, toClip, type Clip } from "../workingCopy/clipboard.ts";
import { inverseOf } from "../workingCopy/inverse.ts";
import { applyAll, contentOf } from "../workingCopy/ops.ts";
import { clipHtml, clipIn, clipWords } from "./clipHtml.ts";
import { foreignClip } from "./foreignClip.ts";
import { readClip } from "./readClip.ts";

const start = contentOf({ sections: startSections });
const end = { parent: null, column: 0, before: null };
const names = () => {
  let count = 0;
  return () => `p${(count += 1)}`;
};
const one = (model: string, given: Partial<Clip["sections"][number]> = {}): Clip => ({
  sections: [{ model, settings: {}, texts: { de: {}, en: {} }, column: 0, ...given }],
  parents: [null],
});

describe("sections on the clipboard", () => {
  it("come back as they were, through HTML that other programs read as words", () => {
    const html = clipHtml(toClip(start, [2, 9]), "de");
    expect(clipIn(html)).toEqual(toClip(start, [2, 9]));
    expect(clipIn(`<meta charset="utf-8">${html}`)).toEqual(toClip(start, [2, 9]));
    const words = new DOMParser().parseFromString(html, "text/html").body.textContent;
    expect(words).toContain("Wort 3");
    expect(clipWords(toClip(start, [1]), "en")).toEqual(["Word 1"]);
  });

  it("are put together at a place, in their order, and taken out by one act", () => {
    const ids = fc.uniqueArray(fc.constantFrom(...startSections.map(({ id }) => id)), {
      minLength: 1,
    });
    fc.assert(
      fc.property(ids, (chosen) => {
        const clip = toClip(start, chosen);
        const at = { parent: null, column: 0, before: 9 };
        const ops = pasteOps(clip, at, names());
        const after = readable(applyAll(start, ops));
        const roots = rootsOf(clip, ops);
        const top = after.places["null/0"] ?? [];
        expect(top.slice(top.indexOf(roots[0] ?? ""), -1)).toEqual(roots);
        expect(Object.keys(after.sections)).toHaveLength(9 + clip.sections.length);
        const back = applyAll(applyAll(start, ops), inverseOf(start, ops));
        expect(readable(back)).toEqual(readable(start));
      }),
    );
  });

  it("stand nowhere where their kind or their number does not fit", () => {
    expect(pasteProblem(start, one("section"), { parent: 2, column: 0, before: null })).toBe(
      "not_here",
    );
    expect(pasteProblem(start, toClip(start, [2]), { parent: 7, column: 0, before: null })).toBe(
      "not_here",
    );
    const many = contentOf({
      sections: Array.from({ length: 300 }, (_, index) => section(index + 1)),
    });
    expect(pasteProblem(many, one("headline"), end)).toBe("too_many");
    expect(pasteProblem(start, toClip(start, [2]), end)).toBeUndefined();
  });
});

describe("readClip", () => {
  it("keeps nothing that the descriptions do not allow", () => {
    const content = {
      ...richText("Wort"),
      entityMap: {
        0: { type: "LINK", mutability: "MUTABLE", data: { url: "javascript:alert(1)" } },
      },
    };
    content.blocks[0]?.entityRanges.push({ offset: 0, length: 4, key: 0 });
    const read = readClip({
      sections: [
        {
          model: "text",
          settings: { anchor: "<b>", text_align: "diagonal", onclick: "x" },
          texts: { de: { content, extra: 1 }, en: { content: "<script>" } },
          column: 99,
        },
        ...one("link", { texts: { de: { content: "Hin", link: "javascript:x" }, en: {} } })
          .sections,
        ...one("video").sections,
      ],
      parents: [null, null, null],
    });
    expect(read?.sections[0]?.settings).toEqual({});
    expect(read?.sections[0]?.column).toBe(0);
    const [block] =
      (read?.sections[0]?.texts.de.content as typeof content | undefined)?.blocks ?? [];
    expect(block).toMatchObject({ text: "Wort", entityRanges: [] });
    expect(Object.keys(read?.sections[0]?.texts.de ?? {})).toEqual(["content"]);
    expect(read?.sections[0]?.texts.en).toEqual({});
    expect(read?.sections[1]?.texts.de).toEqual({ content: "Hin" });
  });

  it("leaves out what it does not know, with all that stands in it, and what stands where it may not", () => {
    const sections = ["hologram", "headline", "container", "headline", "headline"].map(
      (model) => one(model).sections[0],
    );
    const read = readClip({ sections, parents: [null, 0, null, 2, 3] });
    expect(read?.sections.map(({ model }) => model)).toEqual(["container", "headline"]);
    expect(read?.parents).toEqual([null, 0]);
    expect(readClip({ sections: [sections[0]], parents: [null] })).toBeUndefined();
  });

  it("gives what can be pasted, whatever was on the clipboard", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (sections, parents) => {
        const clip = readClip({ sections, parents });
        expect(clip?.sections.length ?? 1).toBeGreaterThan(0);
      }),
    );
    const models = fc.constantFrom("container", "section", "headline", "text", "hologram");
    const drawn = fc.array(fc.record({ model: models, parent: fc.option(fc.nat(8)) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(drawn, (list) => {
        const clip = readClip({
          sections: list.map(({ model }) => one(model).sections[0]),
          parents: list.map(({ parent }) => parent),
        });
        if (!clip || pasteProblem(start, clip, end)) return;
        const ops = pasteOps(clip, end, names());
        expect(applyAll(start, ops).sections).toHaveLength(9 + clip.sections.length);
      }),
    );
    expect(clipIn('<div data-festival-sections="{">')).toBeUndefined();
  });
});

describe("what other programs put on the clipboard", () => {
  it("becomes headlines, and texts between them, in one language", () => {
    const html =
      "<div><h1>Anfahrt</h1><p>Mit <b>der Bahn</b></p><p>oder zu Fuß</p><h3>Parken</h3><p>Nein.</p></div>";
    const clip = foreignClip(html, "", "en");
    expect(clip?.sections.map(({ model, settings }) => [model, settings])).toEqual([
      ["headline", { headline_level: 2 }],
      ["text", {}],
      ["headline", { headline_level: 3 }],
      ["text", {}],
    ]);
    expect(clip?.sections[0]?.texts).toEqual({ de: {}, en: { content: "Anfahrt" } });
    const content = clip?.sections[1]?.texts.en.content as ReturnType<typeof richText> | undefined;
    expect(content?.blocks.map(({ text }) => text)).toEqual(["Mit der Bahn", "oder zu Fuß"]);
  });

  it("becomes one text where it has no headings, and nothing where it has no words", () => {
    expect(foreignClip("", "Eine Zeile\nnoch eine", "de")?.sections).toHaveLength(1);
    expect(foreignClip("<img src='https://a.example/b.png'>", "", "de")).toBeUndefined();
    expect(foreignClip("", "  ", "de")).toBeUndefined();
  });
});
