import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

// docs/spec.md names the test that holds each row of the specification.
const root = join(import.meta.dirname, "..", "..");
const table = readFileSync(join(root, "docs", "spec.md"), "utf8");
const links = [...table.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(
  ([, title = "", file = ""]) => ({ title, file }),
);
const rows = table
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:what|---)/.test(line));

/** Titles as they stand in the source of a test file, whatever they are filled with. */
function titlesIn(source: string): Set<string> {
  const strings = source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return new Set([...strings].map(([, plain, filled]) => plain ?? filled ?? ""));
}

describe("the table of the specification", () => {
  it("names tests that exist, in files that exist", () => {
    const missing = links.filter(({ title, file }) => {
      const path = join(root, file);
      return !existsSync(path) || !titlesIn(readFileSync(path, "utf8")).has(title);
    });
    expect(missing).toEqual([]);
  });

  it("has in each row a test, or says that it is open", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !row.includes("](../") && !row.includes("*open:*"))).toEqual([]);
  });
});
