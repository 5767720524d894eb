import { describe, expect, it } from "@jest/globals";
import { section, startSections } from "../../testing/sections.ts";
import { contentOf } from "../../workingCopy/ops.ts";
import { outlineRows } from "./outlineRows.ts";

const start = contentOf({ sections: startSections });
const none = new Set<string>();
const lines = (rows: ReturnType<typeof outlineRows>) =>
  rows.map(
    ({ key, level, place, places, isOpen }) =>
      `${"-".repeat(level)}${key} ${place}/${places}${isOpen === false ? " closed" : ""}`,
  );

describe("outlineRows", () => {
  it("lists sections and columns as a tree, with their number among those of their level", () => {
    expect(lines(outlineRows(start, null, { closed: none }))).toEqual([
      "-section:1 1/3",
      "-section:2 2/3",
      "--column:2/0 1/3",
      "---section:3 1/1",
      "--column:2/1 2/3",
      "---section:4 1/2",
      "---section:7 2/2",
      "----column:7/0 1/2",
      "----column:7/1 2/2",
      "-----section:8 1/1",
      "--column:2/2 3/3",
      "---section:5 1/2",
      "---section:6 2/2",
      "-section:9 3/3",
    ]);
  });

  it("leaves out what lies in something that is closed", () => {
    const closed = new Set(["section:7", "column:2/2"]);
    const keys = lines(outlineRows(start, null, { closed }));
    expect(keys).toContain("---section:7 2/2 closed");
    expect(keys).toContain("--column:2/2 3/3 closed");
    expect(keys.filter((line) => /section:(?:5|6|8)/.test(line))).toEqual([]);
  });

  it("shows a single column only where nothing stands in it", () => {
    const box = section(2, { model: "container", settings: { layout: "100" } });
    const full = contentOf({ sections: [box, section(3, { parent: 2 })] });
    expect(lines(outlineRows(full, null, { closed: none }))).toEqual([
      "-section:2 1/1",
      "--section:3 1/1",
    ]);
    expect(lines(outlineRows(contentOf({ sections: [box] }), null, { closed: none }))).toEqual([
      "-section:2 1/1",
      "--column:2/0 1/1",
    ]);
  });

  it("shows what is searched with all that it stands in, also in what was closed", () => {
    const matches = ({ id }: { id: number | string }) => id === 8;
    const closed = new Set(["section:7"]);
    const found = outlineRows(start, null, { closed, matches });
    expect(found.flatMap((row) => (row.kind === "section" ? [row.section.id] : []))).toEqual([
      2, 7, 8,
    ]);
  });
});
