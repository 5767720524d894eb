import type { UnpublishedChange } from "@festival/contracts/api/editing/checks";
import { describe, expect, it } from "@jest/globals";
import { copyOf, section } from "../testing/sections.ts";
import { contentOf } from "../workingCopy/ops.ts";
import { inPageOrder, onlyOf, partsOf } from "./changedParts.ts";
import { fieldLabel, partLabel } from "./labels.ts";

const change = (given: Partial<UnpublishedChange>): UnpublishedChange => ({
  section: 1,
  model: "headline",
  kind: "field",
  locale: "de",
  field: "content",
  before: "Alt",
  after: "Neu",
  by: ["Ida"],
  at: "2026-11-23T10:00:00.000Z",
  is_mine: true,
  ...given,
});

describe("the parts of what is not public", () => {
  const changes = [
    change({ section: null, model: null, field: "title" }),
    change({}),
    change({ kind: "moved", locale: null, field: null }),
    change({ section: 2, is_mine: false, by: ["Jonas"] }),
    change({ section: 3 }),
    change({ section: 4, kind: "added", locale: null, field: null }),
    change({ section: 3, locale: "en", is_mine: false, by: ["Jonas", "Ida"] }),
  ];
  const parts = partsOf("page:7", {
    changes,
    sections: [{ id: 2, texts: { de: { content: "Karten" }, en: {} } }],
  });

  it("are a head and sections, each with its authors", () => {
    expect(parts).toMatchObject([
      { id: "page:7/head", section: null, kinds: ["changed"], by: ["Ida"], isMine: true },
      { id: "page:7/1", section: 1, kinds: ["moved", "changed"], by: ["Ida"], isMine: true },
      { id: "page:7/2", section: 2, by: ["Jonas"], texts: { de: { content: "Karten" } } },
      { id: "page:7/3", section: 3, by: ["Ida", "Jonas"], isMine: false },
      { id: "page:7/4", section: 4, kinds: ["added"], by: ["Ida"], isMine: true },
    ]);
    expect(parts[1]?.fields.map(({ field }) => field)).toEqual(["content"]);
  });

  it("have words for what stands in a block of the home page too", () => {
    const hero = { owner: "home:1", model: null };
    expect([partLabel(hero, "de"), fieldLabel(hero, "image_id", "en")]).toEqual([
      "Inhalt",
      "Picture",
    ]);
    expect(fieldLabel(hero, "items.0.text", "de")).toBe("Einträge");
  });

  it("stand in the order of the page, what is removed at the end", () => {
    const content = contentOf(
      copyOf([
        section(3),
        section(9, { model: "container" }),
        section(1, { parent: 9, column: 1 }),
        section(4, { parent: 9, column: 0 }),
      ]),
    );
    expect(inPageOrder(parts.toReversed(), content).map((part) => part.section)).toEqual([
      null,
      3,
      4,
      1,
      2,
    ]);
  });

  it("are named one by one, unless all are published", () => {
    expect(onlyOf(parts, new Set(["page:7/1"]))).toEqual({ sections: [1], head: false });
    expect(onlyOf(parts, new Set(["page:7/head", "page:7/3"]))).toEqual({
      sections: [3],
      head: true,
    });
    expect(onlyOf(parts, new Set(parts.map(({ id }) => id)))).toBeUndefined();
  });
});
