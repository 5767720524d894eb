import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readable, startSections } from "../testing/sections.ts";
import { stepTarget, type Direction } from "../structure/moves.ts";
import { inverseOf } from "./inverse.ts";
import { applyAll, contentOf, type Content, type Op } from "./ops.ts";
import { inReadingOrder, outermost, settled } from "./several.ts";

const start = contentOf({ sections: startSections });
const idsOf = (sections: readonly { id: number | string }[]) => sections.map(({ id }) => id);

function stepped(content: Content, ids: number[], direction: Direction): Content {
  const moved = outermost(content, ids);
  const at = stepTarget(content, moved, direction);
  if (!at) throw new Error("There is no place.");
  const sections = idsOf(moved);
  return applyAll(content, [{ op: "move", sections, at: settled(content, sections, at) }]);
}

describe("several sections", () => {
  it("are read in the order of the page, of which the outermost count", () => {
    expect(idsOf(inReadingOrder(start))).toEqual([1, 2, 3, 4, 7, 8, 5, 6, 9]);
    expect(idsOf(outermost(start, [9, 8, 7, 1]))).toEqual([1, 7, 9]);
    expect(idsOf(outermost(start, [3, 2]))).toEqual([2]);
  });

  it("go together by one step, and gather where the first of them is", () => {
    expect(readable(stepped(start, [1, 2], "down")).places["null/0"]).toEqual([9, 1, 2]);
    expect(readable(stepped(start, [2, 9], "up")).places["null/0"]).toEqual([2, 9, 1]);
    const gathered = readable(stepped(start, [4, 9], "up")).places;
    expect(gathered["null/0"]).toEqual([1, 4, 9, 2]);
  });

  it("go nowhere by a step where one of them may not stand", () => {
    expect(stepTarget(start, outermost(start, [2, 8]), "right")).toBeUndefined();
    expect(stepTarget(start, [], "up")).toBeUndefined();
  });

  it("stay where they are where they are put before one of themselves", () => {
    const move = (before: number, ...sections: number[]): Op => ({
      op: "move",
      sections,
      at: settled(start, sections, { parent: null, column: 0, before }),
    });
    expect(applyAll(start, [move(1, 1, 2)])).toBe(start);
    expect(readable(applyAll(start, [move(2, 1, 2)])).places["null/0"]).toEqual([1, 2, 9]);
  });

  it("stand again where they stood once a move or a removal is taken back", () => {
    const ids = fc.uniqueArray(fc.constantFrom(...startSections.map(({ id }) => id)), {
      minLength: 1,
    });
    const before = fc.constantFrom(1, 2, 9, null);
    fc.assert(
      fc.property(ids, before, fc.boolean(), (chosen, next, isMove) => {
        const sections = idsOf(outermost(start, chosen));
        const at = settled(start, sections, { parent: null, column: 0, before: next });
        const ops: Op[] = [isMove ? { op: "move", sections, at } : { op: "remove", sections }];
        const back = applyAll(applyAll(start, ops), inverseOf(start, ops));
        expect(readable(back)).toEqual(readable(start));
      }),
    );
  });
});
