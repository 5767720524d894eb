import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { navigationTimes } from "../browser/navigation/navigationTimes.ts";

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), "utf8");
const root = join(import.meta.dirname, "..", "..", "..");
const styles = (name: string) =>
  readFileSync(join(root, "shared-ui", "src", "styles", name), "utf8");
const tokens = styles("tokens.css");

/** Medium, large, xlarge and xxlarge windows, in em; what is smaller is small. */
const breakpoints = [48, 64, 80, 100];
/** Below it letters are twice as large on a phone. */
const largeLetters = 16;

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

  it("let what opens below an entry be at most 300 px high", () => {
    expect(valuesOf("--dropdown-height")).toEqual([[0, "300px"]]);
    for (const file of ["MainMenu.module.css", "StaffBar.module.css"]) {
      expect(read("header", file)).toContain("max-block-size: var(--dropdown-height);");
    }
  });

  it("set the content to at most 100 rem, in twelve columns", () => {
    expect(valuesOf("--content-width")).toEqual([[0, "100rem"]]);
    const container = join(root, "shared-ui/src/components/Container/Container.module.css");
    expect(readFileSync(container, "utf8")).toContain("repeat(12, minmax(0, 1fr))");
  });

  it("change at 48, 64, 80 and 100 em, and for letters twice as large, nowhere else", () => {
    const sheets = globSync("{shell,shared-ui,mf-*}/src/**/*.css", { cwd: root });
    expect(sheets.length).toBeGreaterThan(100);
    const known = [...breakpoints, largeLetters];
    const strange = sheets.flatMap((sheet) =>
      [...readFileSync(join(root, sheet), "utf8").matchAll(/@media [^{]+/g)]
        .flatMap(([query]) => [...query.matchAll(/(min|max)-width: ([\d.]+)(\w+)/g)])
        .filter(([, side, width, unit]) => {
          const from = side === "min" ? Number(width) : Number(width) + 0.01;
          return unit !== "em" || !known.includes(from);
        })
        .map(([query]) => `${sheet}: ${query}`),
    );
    expect(strange).toEqual([]);
  });

  it("make the bar of progress 2 px high, blue, and red where a page failed", () => {
    const bar = read("..", "browser", "enhancements", "Progress.module.css");
    expect(bar).toMatch(/\.bar \{[^}]*block-size: 2px;\s+background: var\(--color-blue\);/);
    expect(valuesOf("--color-blue")[0]).toEqual([0, "#005abe"]);
    expect(bar).toMatch(/\.bar\[data-state="failed"\] \{\s+background: #ff0000;/);
  });

  it("leave as much above what a hash names where the browser scrolls as where the site does", () => {
    expect(styles("base.css")).toContain(
      `scroll-padding-block-start: max(${navigationTimes.hashScroll.offsetPx}px, calc(var(--header-height) + 1rem));`,
    );
  });

  it("keep movements between 0.56 and 0.74 seconds", () => {
    const lengths = ["short", "medium", "long"].map((name) => valuesOf(`--motion-${name}`)[0]?.[1]);
    expect(lengths).toEqual(["0.56s", "0.65s", "0.74s"]);
  });

  it("set the one font in regular, italic and bold", () => {
    const faces = [...styles("fonts.css").matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
    const own = faces.filter((face) => /"Hanken Grotesk( Extended)?"/.test(face));
    expect(own.some((face) => face.includes("font-style: italic"))).toBe(true);
    expect(own.some((face) => face.includes("font-style: normal"))).toBe(true);
    expect(own.every((face) => face.includes("font-weight: 400 700"))).toBe(true);
  });

  it("change the cursor for a mouse alone, and never over what the visitor has set", () => {
    const cursors = read("cursors", "cursors.css");
    const queries = [...cursors.matchAll(/@media ([^{]+) \{/g)].map(([, query]) => query);
    expect(queries).toEqual(["(hover: hover) and (pointer: fine) and (forced-colors: none)"]);
    expect(cursors).toContain("arrow.svg");
    expect(cursors).toContain("string.svg");
  });
});
