import { describe, expect, it } from "@jest/globals";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { compareContent, isSameContent } from "./difference.ts";

const section = (id: number, more: Partial<StoredSection> = {}): StoredSection => ({
  id,
  slug: null,
  model: "headline",
  settings: {},
  texts: { de: {}, en: {} },
  parent: null,
  column: 0,
  ...more,
});
const content = (...sections: StoredSection[]) => ({ sections, head: null, content: null });
const kinds = (before: StoredSection[], after: StoredSection[]) =>
  Object.fromEntries(
    compareContent(content(...before), content(...after)).sections.map((each) => [
      each.id,
      each.kinds,
    ]),
  );
const [one, two, three, four] = [section(1), section(2), section(3), section(4)];

describe("the difference of two contents", () => {
  it("is nothing where they are the same", () => {
    expect(isSameContent(content(one, two), content(section(1), section(2)))).toBe(true);
    // the oldest snapshots know of no places
    const { parent: _parent, column: _column, ...old } = one;
    expect(isSameContent(content(old), content(one))).toBe(true);
  });

  it("names what was added and what was removed", () => {
    expect(kinds([one, two], [two, three])).toEqual({ 1: ["removed"], 3: ["added"] });
  });

  it("has the words of each section, of what was removed as they were", () => {
    const of = (id: number, content: string) =>
      section(id, { texts: { de: { content }, en: { content } } });
    const { sections } = compareContent(
      content(of(1, "Weg"), of(2, "Alt")),
      content(of(2, "Neu"), of(3, "Dazu")),
    );
    expect(sections.map(({ id, texts }) => [id, texts.de.content])).toEqual([
      [2, "Neu"],
      [3, "Dazu"],
      [1, "Weg"],
    ]);
  });

  it("names as moved as few as can be", () => {
    expect(kinds([one, two, three, four], [four, one, two, three])).toEqual({ 4: ["moved"] });
    expect(kinds([one, two, three, four], [two, one, four, three])).toEqual({
      1: ["moved"],
      3: ["moved"],
    });
    expect(kinds([one, two, three], [two, three])).toEqual({ 1: ["removed"] });
  });

  it("names what was moved to another column or container", () => {
    const inside = section(2, { parent: 1 });
    expect(kinds([one, two], [one, inside])).toEqual({ 2: ["moved"] });
    expect(kinds([one, inside], [one, section(2, { parent: 1, column: 1 })])).toEqual({
      2: ["moved"],
    });
  });

  it("names the fields that changed, with both values and the language", () => {
    const before = section(1, {
      settings: { size: "small" },
      texts: { de: { content: "Alt" }, en: { content: "Same" } },
    });
    const after = section(1, {
      slug: "named",
      settings: { size: "full", anchor: "a" },
      texts: { de: { content: "Neu" }, en: { content: "Same" } },
    });
    expect(compareContent(content(before), content(after)).sections).toEqual([
      {
        id: 1,
        model: "headline",
        texts: after.texts,
        kinds: ["changed"],
        fields: [
          { name: "slug", locale: null, before: null, after: "named" },
          { name: "size", locale: null, before: "small", after: "full" },
          { name: "anchor", locale: null, before: null, after: "a" },
          { name: "content", locale: "de", before: "Alt", after: "Neu" },
        ],
      },
    ]);
  });

  it("compares the fields of what has no sections", () => {
    const fields = (link: string) => ({ sections: [], head: null, content: { link, image_id: 1 } });
    expect(compareContent(fields("/de"), fields("/en")).fields).toEqual([
      { name: "link", locale: null, before: "/de", after: "/en" },
    ]);
  });
});
