import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), "utf8");
const tokens = read("..", "..", "..", "shared-ui", "src", "styles", "tokens.css");

/** Values of a custom property, with the width of the window from which each counts; 0 for all. */
function valuesOf(name: string): [from: number, value: string][] {
  const found: [number, string][] = [];
  let from = 0;
  for (const line of tokens.split("\n")) {
    const media = /@media \(min-width: ([\d.]+)em\)/.exec(line);
    if (media) from = Number(media[1]);
    const value = new RegExp(`${name}: ([^;]+);`).exec(line)?.[1];
    if (value) found.push([from, value]);
  }
  return found;
}

describe("the measures of the layout", () => {
  it("give the header 5, 6.75 and 7.5 rem, by the width of the window", () => {
    expect(valuesOf("--header-height")).toEqual([
      [0, "5rem"],
      [64, "6.75rem"],
      [100, "7.5rem"],
    ]);
  });

  it("move the header of staff by 6.06 rem", () => {
    expect(valuesOf("--staff-bar-height")).toEqual([[0, "6.06rem"]]);
    expect(read("header", "Header.module.css")).toMatch(
      /\.header\[data-logged-in\]:not\(\[data-no-toolbar\]\) \{\s+inset-block-start: var\(--staff-bar-height\)/,
    );
  });

  it("let what opens below an entry be 300 px high at the most", () => {
    for (const file of ["MainMenu.module.css", "StaffBar.module.css"]) {
      expect(read("header", file)).toContain("max-block-size: 300px;");
    }
  });

  it("set the content to 100 rem at the most", () => {
    expect(valuesOf("--content-width")).toEqual([[0, "100rem"]]);
  });
});
