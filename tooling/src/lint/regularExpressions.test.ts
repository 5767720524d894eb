import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { headDescriptions } from "@festival/contracts/heads/head";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { routePatterns } from "@festival/contracts/routes/match";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { slownessOf } from "@festival/contracts/testing/slowness";
import { expressionsIn, type Expression } from "./regularExpressions.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const sources = ["contracts/**/*", "{shell,backend,shared-ui,mf-*}/src/**/*"];
/** What only tests run, and what reads files that come with the project or from its operator. */
const notForVisitors = /\.test\.tsx?$|\/testing\/|^backend\/src\/programme\/import\//;
/**
 * They put expressions together from the table of routes and the descriptions of fields, which are checked here, and
 * from the routes of a release, whose code runs in the site as well.
 */
const dynamicIn = [
  "contracts/fields/fitsPattern.ts",
  "contracts/release/declaredRoutes.ts",
  "contracts/routes/match.ts",
];

/** All that is named `pattern` in descriptions, however deep. */
function patternsIn(described: unknown): Expression[] {
  if (typeof described !== "object" || described === null) return [];
  return Object.entries(described).flatMap(([name, value]) =>
    name === "pattern" && typeof value === "string"
      ? [{ source: value, flags: "" }]
      : patternsIn(value),
  );
}
const fieldPatterns = patternsIn([sectionDescriptions, resourceDescriptions, headDescriptions]);

const files = globSync(
  sources.map((path) => `${path}.{ts,tsx}`),
  { cwd: root, exclude: ["**/node_modules/**"] },
).filter((file) => !notForVisitors.test(file));
const found = files.map((file) => ({
  file,
  ...expressionsIn(readFileSync(join(root, file), "utf8"), file.endsWith("x")),
}));

async function slowOnes(expressions: readonly Expression[]): Promise<string[]> {
  const unique = new Map(expressions.map((one) => [`${one.source}/${one.flags}`, one]));
  const slow = await Promise.all([...unique.values()].map(slownessOf));
  return slow.filter((problem) => problem !== null);
}

describe("regular expressions", () => {
  it.each([
    String.raw`\/+$`,
    String.raw`[\w*]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))`,
    "(a+)+b",
    "<title[^>]*>",
  ])("the check knows that %s takes more than linear time", async (source) => {
    expect(await slownessOf({ source, flags: "" })).not.toBeNull();
  });

  it(
    "all of them take linear time",
    async () => {
      const literals = found.flatMap((one) => one.literals);
      expect(literals.length).toBeGreaterThan(100);
      expect(fieldPatterns.length).toBeGreaterThan(20);
      expect(await slowOnes([...literals, ...routePatterns(), ...fieldPatterns])).toEqual([]);
    },
    10 * 60_000,
  );

  it("none is put together while the site runs, but those of routes and fields", () => {
    const dynamic = found.filter((one) => one.dynamic > 0).map(({ file }) => file);
    expect(dynamic.toSorted()).toEqual(dynamicIn);
  });
});
