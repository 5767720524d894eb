import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { containerNames } from "@festival/contracts/containers";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";

// docs/glossary.md says which words to take instead.
const avoided = new RegExp(
  [
    "(?:some|any|every|no)body",
    "who(?:so)?ever|wherever",
    "(?:anew|afresh)(?![a-z])",
    "\\bbe had\\b|\\blets go\\b|\\bat the most\\b",
    "\\bheeds?\\b",
    "\\bh(?:ear|ears|eard) of\\b",
  ].join("|"),
  "i",
);

/** Folders that are free of them; add one when it is. */
const cleanFolders = [
  "contracts",
  "shared-ui",
  ...containerNames,
  "backend",
  "demo-season",
  "e2e",
  "tooling",
];

/** What is left out of a line before it is read. */
const exceptions: readonly string[] = [
  // the system's account without rights
  '["postgres", "nobody"]',
  // the kind of caller that the released contract names so
  '"everybody"',
  "everybody: ",
  "for visitor and everybody",
  // addresses of decisions keep their names
  "018-nobody-must-answer-to-read-on.md",
];

/** The demo's magazine and programme are literature, not code. */
const isDemoText = (file: string) => file.includes("/demo-season/src/season/");

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/node_modules/") && !file.includes("/contracts/released/"))
    .filter((file) => !isDemoText(file))
    .filter((file) => file !== import.meta.filename);
}

/** Guides for those who work here or run the site. Decisions are history, the glossary names the words. */
const guides = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...["", "contracts", "how-to"].flatMap((folder) =>
    readdirSync(join(root, "docs", folder)).map((name) => join("docs", folder, name)),
  ),
].filter((file) => file.endsWith(".md") && !file.endsWith("glossary.md"));

/** Lines with an avoided word, as `file:number: line`. */
function avoidedIn(text: string, file: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const rest = exceptions.reduce((left, exception) => left.replace(exception, ""), line);
    return avoided.test(rest) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
  });
}

describe("words to avoid", () => {
  it("are found in comments, names and titles", () => {
    const lines = [
      "// Whoever asks",
      "startAnew();",
      'it("lets go of an event")',
      "const manewood = 1;",
      'for (const name of ["postgres", "nobody"]) {',
    ];
    expect(avoidedIn(lines.join("\n"), "a.ts")).toEqual([
      "a.ts:1: // Whoever asks",
      "a.ts:2: startAnew();",
      'a.ts:3: it("lets go of an event")',
    ]);
  });

  it.each(cleanFolders)("are not in %s", (folder) => {
    expect(existsSync(join(root, folder))).toBe(true);
    const found = sourceFiles(folder).flatMap((file) =>
      avoidedIn(readFileSync(file, "utf8"), relative(root, file)),
    );
    expect(found).toEqual([]);
  });

  it.each(guides)("are not in %s", (file) => {
    expect(avoidedIn(readFileSync(join(root, file), "utf8"), file)).toEqual([]);
  });
});
