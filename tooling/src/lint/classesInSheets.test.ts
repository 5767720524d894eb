import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";

const components = globSync(["{shared-ui,shell}/src/**/*.tsx", "mf-*/src/**/*.tsx"], { cwd: root });

/** What a component takes from its sheets and they do not have, as "FILE: CLASS". */
function missingClasses(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const sheets = source.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g);
  return [...sheets].flatMap(([, name = "", path = ""]) => {
    const sheet = readFileSync(join(root, dirname(file), path), "utf8");
    const classes = new Set([...sheet.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, one]) => one));
    // not in the middle of a path or of a text's key
    const used = source.matchAll(new RegExp(`(?<![\\w"'./])${name}\\.(\\w+)`, "g"));
    return [...used].flatMap(([, one = ""]) => (classes.has(one) ? [] : [`${file}: ${one}`]));
  });
}

describe("classes that components name", () => {
  it("are in their sheets", () => {
    expect(components.length).toBeGreaterThan(300);
    expect(components.flatMap(missingClasses)).toEqual([]);
  });
});
