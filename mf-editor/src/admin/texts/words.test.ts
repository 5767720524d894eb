import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { words as first } from "./de.ts";
import { words as events } from "./events/de.ts";
import { words as forms } from "./forms/de.ts";
import { words as help } from "./help/de.ts";
import { words as imports } from "./imports/de.ts";
import { words as releases } from "./releases/de.ts";
import { words as screens } from "./screens/de.ts";
import { words as system } from "./system/de.ts";

// Each screen comes with the words that its code asks for: a key that is not there would be shown as it is written.
const admin = join(import.meta.dirname, "..");
const source = join(admin, "..");
const parts = { events, forms, help, imports, releases, screens, system };
const read = (file: string) => readFileSync(file, "utf8");

/** The files that a file imports when it is loaded itself, that one included. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path = ""] of read(file).matchAll(
    /^(?:import|export)[^;]*? from "(\.[^"]+\.tsx?)"/gm,
  )) {
    reached(resolve(dirname(file), path), known);
  }
  return known;
}

/** First parts of the keys that code asks for: of `t("bulk.done")` it is "bulk". */
const keysIn = (code: string) =>
  [...code.matchAll(/\bt\((?:[^()"`]*\? *)?["`](\w+)[."`$]/g)].map(([, key = ""]) => key);

/** What is loaded by itself, with the parts of the words that come with it. */
const lazies = globSync("**/*.{ts,tsx}", { cwd: admin })
  .filter((file) => !file.includes(".test.") && !file.startsWith("texts/"))
  .flatMap((file) =>
    [
      ...read(join(admin, file)).matchAll(
        /(?:lazy|later)\(\s*(?:withWords\(\[([^\]]*)\])?[^;]*?import\("(\.[^"]+)"\)/g,
      ),
    ].map(([, named = "", path = ""]) => ({
      entry: resolve(dirname(join(admin, file)), path),
      by: file,
      named: [...named.matchAll(/\w+/g)].map(([name]) => name as keyof typeof parts),
    })),
  );
/** What a screen has by the time it loads more: the parts of all that can have loaded it. */
function partsBefore(file: string, seen = new Set<string>()): Set<keyof typeof parts>[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const loaders = lazies.filter(({ entry }) => reached(entry).has(file));
  const isAtStart = reached(join(admin, "admin.tsx")).has(file);
  return [
    ...(isAtStart ? [new Set<keyof typeof parts>()] : []),
    ...loaders.flatMap(({ by, named }) =>
      partsBefore(join(admin, by), new Set(seen)).map((before) => new Set([...before, ...named])),
    ),
  ];
}

function missingIn(entry: string, has: ReadonlySet<keyof typeof parts>): string[] {
  const words = new Set([
    ...Object.keys(first),
    ...[...has].flatMap((part) => Object.keys(parts[part])),
  ]);
  return [...reached(entry)].flatMap((file) =>
    keysIn(read(file))
      .filter((key) => !words.has(key))
      .map((key) => `${relative(source, file)}: ${key}`),
  );
}

describe("words of the admin area", () => {
  it("that stand at the start are all that its first code asks for", () => {
    expect(missingIn(join(admin, "admin.tsx"), new Set())).toEqual([]);
  });

  it("come with each part of the code that is loaded later", () => {
    expect(lazies.length).toBeGreaterThan(25);
    const missing = lazies.flatMap(({ entry, by, named }) =>
      partsBefore(join(admin, by)).flatMap((before) =>
        missingIn(entry, new Set([...before, ...named])),
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  // else a part that comes would take the words of another away
  it("stand in one part each", () => {
    const all = [first, ...Object.values(parts)].flatMap((part) => Object.keys(part));
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  });
});
