import { describe, expect, it } from "@jest/globals";
import { readable, section, startSections } from "../testing/sections.ts";
import { pasteOps, toClip } from "../workingCopy/clipboard.ts";
import { applyAll, contentOf, findSection, type Content } from "../workingCopy/ops.ts";
import { standing, stepTarget, targetAfter, type Direction } from "./moves.ts";

const start = contentOf({ sections: startSections });

function moved(content: Content, id: number, ...directions: Direction[]): Content {
  let present = content;
  for (const direction of directions) {
    const found = findSection(present, id);
    const at = found && stepTarget(present, [found], direction);
    if (!at) throw new Error(`There is no place: ${direction}`);
    present = applyAll(present, [{ op: "move", sections: [id], at }]);
  }
  return present;
}
const placeOf = (content: Content, id: number) => {
  const found = findSection(content, id);
  return found && [found.parent, found.column, standing(content, found).place];
};

describe("a step of the keyboard", () => {
  it("moves a section along its place, and there back", () => {
    expect(readable(moved(start, 1, "down")).places["null/0"]).toEqual([2, 1, 9]);
    expect(readable(moved(start, 1, "down", "up"))).toEqual(readable(start));
  });

  it("moves a section into columns beside it, through them, and out", () => {
    expect(placeOf(moved(start, 1, "right"), 1)).toEqual([2, 0, 2]);
    expect(placeOf(moved(start, 1, "right", "right"), 1)?.slice(0, 2)).toEqual([2, 1]);
    expect(placeOf(moved(start, 1, "right", "left"), 1)).toEqual([null, 0, 1]);
    expect(placeOf(moved(start, 6, "down"), 6)).toEqual([null, 0, 3]);
  });

  it("goes nowhere at the ends, and where the section may not stand", () => {
    const steps = (id: number, direction: Direction, content = start) => {
      const found = findSection(content, id);
      return found && stepTarget(content, [found], direction);
    };
    expect([steps(1, "up"), steps(1, "left"), steps(9, "down")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const ground = section(10, {
      model: "section",
      settings: { layout: "100" },
      texts: { de: {}, en: {} },
    });
    expect(
      steps(10, "right", contentOf({ sections: [section(1), ground, ...startSections.slice(1)] })),
    ).toBeUndefined();
  });
});

describe("a copy of a section", () => {
  it("stands after it, with all that it held", () => {
    const box = findSection(start, 2);
    if (!box) throw new Error("There is no section.");
    let count = 0;
    const ops = pasteOps(toClip(start, [2]), targetAfter(start, box), () => `c${(count += 1)}`);
    const { places, sections } = readable(applyAll(start, ops));
    expect(places["null/0"]).toEqual([1, 2, "c1", 9]);
    expect(ops).toHaveLength(7);
    const inside = Object.values(sections).filter(({ parent }) => parent === "c1");
    expect(inside.map(({ texts }) => texts.de.content)).toEqual(
      expect.arrayContaining(["Wort 3", "Wort 4", "Wort 5", "Wort 6"]),
    );
  });

  it("leaves its name behind", () => {
    const named = contentOf({
      sections: [section(1, { model: "container", slug: "hotline-text" })],
    });
    const at = { parent: null, column: 0, before: null };
    const after = applyAll(
      named,
      pasteOps(toClip(named, [1]), at, () => "c"),
    );
    expect(after.sections.map(({ slug }) => slug)).toEqual(["hotline-text", null]);
  });
});
