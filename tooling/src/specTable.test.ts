import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { testTitles } from "./testTitles.ts";

// docs/spec.md names the test that holds each row of the specification.
const root = join(import.meta.dirname, "..", "..");
const table = readFileSync(join(root, "docs", "spec.md"), "utf8");
const links = [...table.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(
  ([, title = "", file = ""]) => ({ title, file }),
);
const rows = table
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:what|---)/.test(line));

const titlesOf = new Map<string, Set<string>>();
function titlesIn(path: string): Set<string> {
  const titles = titlesOf.get(path) ?? testTitles(readFileSync(path, "utf8"), path.endsWith("x"));
  titlesOf.set(path, titles);
  return titles;
}

describe("the table of the specification", () => {
  it("names tests that exist and run, in files that exist", () => {
    const missing = links.filter(({ title, file }) => {
      const path = join(root, file);
      return !existsSync(path) || !titlesIn(path).has(title);
    });
    expect(missing).toEqual([]);
  });

  it("has in each row a test, or says that it is open", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => !row.includes("](../") && !row.includes("*open:*"))).toEqual([]);
  });
});
