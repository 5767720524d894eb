import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readable, section, startSections } from "../testing/sections.ts";
import { applyAll, contentOf, type Content } from "../workingCopy/ops.ts";
import { settled } from "../workingCopy/several.ts";
import { movePlaces } from "./movePlaces.ts";

const start = contentOf({ sections: startSections });
const lines = (content: Content, ids: number[]) =>
  movePlaces(content, ids, null).map((line) =>
    line.kind === "end"
      ? `${"-".repeat(line.depth)}end ${line.at.parent}/${line.at.column}`
      : `${"-".repeat(line.depth)}${line.kind} ${line.section.id}`,
  );

describe("movePlaces", () => {
  it("names all places in the order of the page, and where the section stands", () => {
    expect(lines(start, [1])).toEqual([
      "here 1",
      "before 2",
      "-before 3",
      "-end 2/0",
      "-before 4",
      "-before 7",
      "--end 7/0",
      "--before 8",
      "--end 7/1",
      "-end 2/1",
      "-before 5",
      "-before 6",
      "-end 2/2",
      "before 9",
      "end null/0",
    ]);
  });

  it("leaves out what lies in the section itself, and columns that may not hold it", () => {
    expect(lines(start, [2])).toEqual(["before 1", "here 2", "before 9", "end null/0"]);
    const ground = section(10, { model: "section", texts: { de: {}, en: {} } });
    expect(lines(contentOf({ sections: [...startSections, ground] }), [10])).toEqual([
      "before 1",
      "before 2",
      "before 9",
      "here 10",
      "end null/0",
    ]);
  });

  it("names places where several sections can stand together, of which the outermost count", () => {
    expect(lines(start, [2, 3, 9])).toEqual(["before 1", "here 2", "here 9", "end null/0"]);
  });

  it("names no place to which a move does not lead", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(1, 3, 4, 5, 6, 8, 9), { minLength: 1 }), (ids) => {
        for (const line of movePlaces(start, ids, null)) {
          if (line.kind === "here") continue;
          const { places, sections } = readable(
            applyAll(start, [{ op: "move", sections: ids, at: settled(start, ids, line.at) }]),
          );
          const { parent, column, before } = line.at;
          const place = places[`${parent}/${column}`] ?? [];
          const from = place.indexOf(ids[0] ?? 0);
          expect(place.slice(from, from + ids.length)).toEqual(ids);
          expect(place[from + ids.length] ?? null).toBe(before);
          expect(Object.keys(sections)).toHaveLength(startSections.length);
        }
      }),
    );
  });
});
