import type { Section } from "@festival/contracts/api/sections";
import type { Page } from "@festival/contracts/pageOwner";
import { describe, expect, it } from "@jest/globals";
import { section, startSections } from "../testing/sections.ts";
import { apply, contentOf, type Op } from "../workingCopy/ops.ts";
import { placesOf, sectionsAt, withValueAt } from "./places.ts";
import { knownIn, ShownSections } from "./shownSections.ts";

const image = { id: 5, alias: "Saal", path: "/media/5" };
/** As the server shows it. */
const shown = (given: object): Section =>
  ({ slug: null, parent: null, content_type: "page", object_id: 12, ...given }) as Section;

const headline = (id: number, content: string) =>
  shown({ id, model: "headline", headline_level: 2, content, preline: "", subline: "" });

describe("what a page shows of a working copy", () => {
  const { sections } = contentOf({ sections: startSections });

  it("stands in columns as it stands in the copy", () => {
    const made = new ShownSections("de").of(sections, new Map());
    expect(made.map(({ id }) => id)).toEqual([1, 2, 9]);
    const [, box] = made;
    const columns = box && "columns" in box ? box.columns : [];
    expect(columns.map((column) => column.sections.map(({ id }) => id))).toEqual([
      [3],
      [4, 7],
      [5, 6],
    ]);
  });

  it("is in the language of the page", () => {
    const [first] = new ShownSections("en").of(sections, new Map());
    expect(first).toMatchObject({ content: "Word 1" });
  });

  it("keeps all that did not change as the same objects", () => {
    const show = new ShownSections("de");
    const before = show.of(sections, new Map());
    const op: Op = { op: "set", section: 1, locale: "de", fields: { content: "Neu" } };
    const after = show.of(
      apply({ sections, head: null, removed: new Map() }, op).sections,
      new Map(),
    );
    expect(after[0]).toMatchObject({ content: "Neu" });
    expect([after[1] === before[1], after[2] === before[2]]).toEqual([true, true]);
  });

  it("keeps what only the server knows: pictures, people and dates", () => {
    const stored = section(3, {
      model: "image",
      settings: { image_id: 5 },
      texts: { de: { description: "Neu" }, en: {} },
    });
    const known = knownIn([shown({ id: 3, model: "image", image, alias: "", extra: "dates" })]);
    const made = new ShownSections("de").of(contentOf({ sections: [stored] }).sections, known);
    expect(made).toMatchObject([{ image, description: "Neu", extra: "dates", size: "medium" }]);
  });

  it("keeps the pictures of items that change their places", () => {
    const item = (title: string, id: number) => ({ headline: title, image_id: id });
    const stored = section(3, {
      model: "teaserlist",
      texts: { de: { items: [item("Zwei", 6), item("Eins", 5)] }, en: {} },
    });
    const items = [
      { headline: "Eins", image },
      { headline: "Zwei", image: { ...image, id: 6 } },
    ];
    const known = knownIn([shown({ id: 3, model: "teaserlist", title: "", items })]);
    const [made] = new ShownSections("de").of(contentOf({ sections: [stored] }).sections, known);
    expect(made).toMatchObject({
      items: [
        { headline: "Zwei", image: { id: 6 } },
        { headline: "Eins", image: { id: 5 } },
      ],
    });
  });

  it("keeps an empty place where there is nothing to see before the server shows it", () => {
    const stored = [
      section(3, { model: "eventitem", settings: { event_id: 1 } }),
      section(4, { model: "video", settings: {} }),
      section(5, { model: "quote", texts: { de: {}, en: {} } }),
    ];
    const made = new ShownSections("de").of(contentOf({ sections: stored }).sections, new Map());
    expect(made.map(({ id, model }) => [id, model])).toEqual([
      [3, "unseen"],
      [4, "unseen"],
      [5, "quote"],
    ]);
  });

  it("shows no picture that was taken back, though the server has shown it", () => {
    const stored = section(3, { model: "image", settings: {}, texts: { de: {}, en: {} } });
    const known = knownIn([shown({ id: 3, model: "image", image, alias: "" })]);
    const [made] = new ShownSections("de").of(contentOf({ sections: [stored] }).sections, known);
    expect(made).toMatchObject({ id: 3, model: "unseen" });
  });

  it("leaves a section of a newer version as the server shows it", () => {
    const future = shown({ id: 3, model: "hologram" });
    const copy = contentOf({ sections: [section(3, { model: "hologram" })] }).sections;
    expect(new ShownSections("de").of(copy, new Map([[3, future]]))).toEqual([future]);
  });
});

describe("places of a page without a face", () => {
  const pageOf = (data: unknown) => ({ data, error: undefined }) as unknown as Page;

  it("are its lists of sections at any depth, with their owners", () => {
    const data = {
      page: { modules: [headline(1, "Eins")], related: [{ id: 4, title: "Kein Abschnitt" }] },
      blocks: [
        { sections: [shown({ id: 9, model: "container", content_type: null, columns: [] })] },
      ],
    };
    expect(placesOf(pageOf(data), null).sections).toMatchObject([
      { owner: { type: "page", id: 12 }, in: ["page", "modules"] },
      { owner: { type: "block", id: 9 }, in: ["blocks", 0, "sections"] },
    ]);
  });

  it("are none where there are no sections, and none on an error's page", () => {
    expect(placesOf(pageOf({ list: [1, null, "x"], empty: [] }), null).sections).toEqual([]);
    const failed = { data: { modules: [headline(1, "Eins")] }, error: { status: 404 } };
    expect(placesOf(failed as unknown as Page, null).sections).toEqual([]);
  });

  it("take other values, and leave all else as the same objects", () => {
    const data = { page: { modules: [headline(1, "Eins")], title: "A" }, other: {} };
    const path = ["page", "modules"];
    const next = withValueAt(data, path, [headline(1, "Neu")]) as typeof data;
    expect(sectionsAt(next, path)).toMatchObject([{ content: "Neu" }]);
    expect([next.other === data.other, next.page.title]).toEqual([true, "A"]);
    expect(withValueAt(data, path, data.page.modules)).toBe(data);
    expect(withValueAt(data, ["gone", "modules"], [])).toBe(data);
  });
});
