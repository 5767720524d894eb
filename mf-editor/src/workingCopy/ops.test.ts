import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { draws, opsFrom } from "../testing/arbitraryOps.ts";
import { headWith, owner, readable, section, startSections } from "../testing/sections.ts";
import { operationOf } from "./head.ts";
import { inverse, inverseOf } from "./inverse.ts";
import { apply, applyAll, coalesce, contentOf, type Content, type Op } from "./ops.ts";

const start = contentOf({ sections: startSections, head: headWith("Besuch") }, owner);
const write = (id: number, field: string, value: unknown, locale: "de" | "en" = "de"): Op => ({
  op: "set",
  section: id,
  locale,
  fields: { [field]: value },
});

describe("operations", () => {
  it("give back what was there, whatever was done", () => {
    fc.assert(
      fc.property(draws(20), (drawn) => {
        const ops = opsFrom(start, drawn, "n");
        const back = applyAll(applyAll(start, ops), inverseOf(start, ops));
        expect(readable(back)).toEqual(readable(start));
      }),
    );
  });

  it("give the same in any order where they write different fields", () => {
    const fields = ["preline", "content", "subline"];
    const draw = fc.record({
      id: fc.constantFrom(1, 3, 4),
      field: fc.constantFrom(...fields),
      locale: fc.constantFrom("de" as const, "en" as const),
      value: fc.oneof(fc.string(), fc.constant(null)),
    });
    const distinct = fc.uniqueArray(draw, {
      selector: ({ id, field, locale }) => `${id}/${field}/${locale}`,
    });
    fc.assert(
      fc.property(distinct, fc.infiniteStream(fc.nat()), (drawn, order) => {
        const ops = drawn.map(({ id, field, locale, value }) => write(id, field, value, locale));
        const shuffled = ops
          .map((op) => ({ op, at: order.next().value ?? 0 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ op }) => op);
        expect(applyAll(start, shuffled)).toEqual(applyAll(start, ops));
      }),
    );
  });

  it("move what stands in lost columns, and put it back where it stood", () => {
    const op: Op = { op: "set", section: 2, locale: null, fields: { layout: "100" } };
    const narrow = apply(start, op);
    expect(readable(narrow).places["2/0"]).toEqual([3, 4, 7, 5, 6]);
    expect(readable(applyAll(narrow, inverse(start, op)))).toEqual(readable(start));
  });

  it("change nothing for sections that are gone", () => {
    const ops: Op[] = [
      write(77, "content", "Nichts"),
      { op: "move", sections: [77], at: { parent: null, column: 0, before: 1 } },
      { op: "remove", sections: [77] },
      { op: "insert", id: 77, at: { parent: null, column: 0, before: null } },
      { op: "insert", ref: "a", model: "quote", at: { parent: 77, column: 0, before: null } },
    ];
    for (const op of ops) {
      expect(apply(start, op)).toEqual(start);
      expect(inverse(start, op)).toEqual([]);
    }
  });

  it("put no section into itself", () => {
    const at = { parent: 7, column: 0, before: null };
    expect(apply(start, { op: "move", sections: [2], at })).toBe(start);
  });

  it("keep what they do not know of a section of a newer version", () => {
    const future = section(5, { model: "hologram", settings: { depth: 3 } });
    const content: Content = contentOf({ sections: [section(1), future] });
    const moved = apply(content, {
      op: "move",
      sections: [5],
      at: { parent: null, column: 0, before: 1 },
    });
    expect(moved.sections[0]).toMatchObject({ id: 5, model: "hologram", settings: { depth: 3 } });
  });

  it("write a head as a section by its name, and as the backend's own operation", () => {
    const op = {
      op: "set",
      section: "head",
      locale: "en",
      fields: { title: "At sea" },
    } satisfies Op;
    const content = apply(start, op);
    expect(content.head?.texts.en.title).toBe("At sea");
    expect(content.sections).toBe(start.sections);
    expect(applyAll(content, inverse(start, op)).head).toEqual(start.head);
    expect(operationOf(op)).toEqual({ op: "head", locale: "en", fields: { title: "At sea" } });
    // what has no head is left as it is
    const bare = contentOf({ sections: startSections }, { type: "event", id: 1 });
    expect(apply(bare, op)).toBe(bare);
  });

  it("are one where one field is written on, and several else", () => {
    const typed = [write(1, "content", "A"), write(1, "content", "Ab")];
    const ops = [...typed, write(1, "content", "New", "en"), write(3, "content", "C")];
    expect(ops.reduce<readonly Op[]>(coalesce, [])).toEqual(ops.slice(1));
  });
});
