import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { containerNames } from "@festival/contracts/containers";
import { locales } from "@festival/contracts/locales";
import { typographicFaults } from "@festival/contracts/testing/typography";

// Visible texts of all parts: both languages have the same keys, and no key is unused.
const root = join(import.meta.dirname, "..", "..");
const parts = [...containerNames, "shared-ui", "backend", "contracts"];
/** Contracts have no folder for sources; their own is one. */
const sourceOf = (part: string) => join(root, part, part === "contracts" ? "" : "src");

function filesOf(part: string): string[] {
  return readdirSync(sourceOf(part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The texts by their dotted key; a list of texts is one of them. */
function flatten(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (Array.isArray(value)) return [[key, value.join("\n")]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    flatten(inner, key ? `${key}.${name}` : name),
  );
}

/** The interpolated names, in alphabetical order. */
const variables = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name = ""]) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join();

const escape = (text: string) => text.replaceAll(".", String.raw`\.`);

/**
 * Whether the source names a key: in full (`t("a.b")`, `texts.a.b`), by its beginning
 * (`` t(`a.${name}`) ``, `texts.a[name]`), or with all below an ancestor (`"a"`, `{ b } = texts.a`).
 */
function isUsed(key: string, source: string): boolean {
  const base = key.replace(/_(?:zero|one|two|few|many|other)$/, "");
  if (new RegExp(String.raw`(?<![\w.-])(?:\w+\.)?${escape(base)}(?![\w-])`).test(source))
    return true;
  const segments = base.split(".");
  return segments.slice(0, -1).some((_, index) => {
    const ancestor = escape(segments.slice(0, index + 1).join("."));
    return new RegExp(
      String.raw`["'\x60]${ancestor}["'\x60]|\x60${ancestor}\.[\w.]*\$\{|\b${ancestor}\[|\} = [^;]*\.${ancestor};`,
    ).test(source);
  });
}

describe.each(parts)("the texts of %s", (part) => {
  const files = filesOf(part);
  const folders = files
    .filter((file) => file.endsWith("/locales/de.json"))
    .map((file) => dirname(file));
  const source = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

  it.each(folders.map((folder) => relative(root, folder)))(
    "are set as a typesetter would set them: quotes, apostrophes, dashes, spaces: %s",
    (folder) => {
      const faults = locales.flatMap((locale) =>
        flatten(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), "utf8"))).flatMap(
          ([key, text]) =>
            typographicFaults(text, locale).map((fault) => `${locale} ${key}: ${fault}`),
        ),
      );
      expect(faults).toEqual([]);
    },
  );

  it.each(folders.map((folder) => relative(root, folder)))(
    "are the same in both languages, and all used: %s",
    (folder) => {
      const [first = [], ...others] = locales.map((locale) =>
        flatten(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), "utf8"))),
      );
      const keys = first.map(([key]) => key);
      for (const texts of others) {
        expect(texts.map(([key]) => key).toSorted()).toEqual(keys.toSorted());
        const byKey = new Map(texts);
        const differing = first.filter(
          ([key, text]) => variables(text) !== variables(byKey.get(key) ?? ""),
        );
        expect({ differingVariables: differing }).toEqual({ differingVariables: [] });
      }
      const empty = [first, ...others].flat().filter(([, text]) => text.trim() === "");
      expect({ empty }).toEqual({ empty: [] });
      expect({ unused: keys.filter((key) => !isUsed(key, source)) }).toEqual({ unused: [] });
    },
  );
});
