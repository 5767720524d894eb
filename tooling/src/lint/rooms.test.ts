import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { circlesBetweenRooms } from "./rooms.ts";

const root = join(import.meta.dirname, "..", "..", "..");
/** Folders whose rooms are checked. */
const checked = ["shell/src"];

describe("the rooms of the source", () => {
  it.each(checked)("%s has no import circle between rooms", (folder) => {
    expect(circlesBetweenRooms(join(root, folder))).toEqual([]);
  });
});

describe("the check of rooms", () => {
  let tree: string;

  function write(file: string, text = "export const one = 1;\n"): void {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const importing = (path: string) => `import { one } from "${path}";\n\nexport const two = one;\n`;

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), "festival-rooms-"));
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it("finds a circle through several rooms, once, though no files import each other", () => {
    write("through/hall/a.ts", importing("../kitchen/a.ts"));
    write("through/kitchen/a.ts");
    write("through/kitchen/b.ts", importing("../cellar.ts"));
    write("through/cellar.ts", importing("./hall/b.ts"));
    write("through/hall/b.ts");
    const circles = circlesBetweenRooms(join(tree, "through"));
    expect(circles).toHaveLength(1);
    expect(circles[0]).toMatch(
      /^\.: (?=.*hall → kitchen)(?=.*(?:cellar\.ts → hall|kitchen → cellar))/,
    );
  });

  it.each([
    ["a type", 'import type { One } from "../kitchen/a.ts";\n'],
    [
      "what is loaded later",
      'await import(\n  /* webpackChunkName: "a" */ "../kitchen/a.ts"\n);\n',
    ],
    ["what is passed on", 'export { one } from "../kitchen/a.ts";\n'],
  ])("counts an import of %s, in folders below too", (what, source) => {
    const folder = what.replaceAll(" ", "-");
    write(`${folder}/house/hall/a.ts`, source);
    write(`${folder}/house/kitchen/a.ts`, importing("../hall/a.ts"));
    expect(circlesBetweenRooms(join(tree, folder))).toEqual([
      expect.stringMatching(/^house: (?:hall → kitchen → hall|kitchen → hall → kitchen)$/),
    ]);
  });

  it("leaves out tests, what only tests use, and circles within one room", () => {
    write("tests/hall/a.ts", importing("../kitchen/a.ts"));
    write("tests/kitchen/a.ts");
    write("tests/kitchen/a.test.ts", importing("../hall/a.ts"));
    write("tests/kitchen/testing/a.ts", importing("../../hall/a.ts"));
    expect(circlesBetweenRooms(join(tree, "tests"))).toEqual([]);
  });
});
