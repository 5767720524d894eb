import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { root } from "./root.ts";

// The pages that say how to change the site name files, commands and words of the code: all of them exist.

/** What a page invents as its example, or leaves open; and what a running site writes. */
const exceptions = /archive|timeline|\b(?:NAME|ROOM|OWNER|FILE|ID)\b|^live\.json$/i;

const pages = ["CONTRIBUTING.md", ...globSync("docs/how-to/*.md", { cwd: root })];
const read = (file: string) => readFileSync(join(root, file), "utf8");

const parts = "{contracts,shared-ui,shell,mf-*,backend,demo-season,tooling,e2e,docs}";
const files = globSync([`${parts}/**/*.*`, "*.*"], {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|\.cache)$/.test(path),
});
const places = new Set(files.map((file) => `/${file}`));
for (const place of places) if (dirname(place) !== "/") places.add(dirname(place));
const known = [...places];

const words = new Set(
  files
    .filter((file) => /\.(?:tsx?|json|sql)$/.test(file) && file !== "package-lock.json")
    // the words below that do not exist
    .filter((file) => join(root, file) !== import.meta.filename)
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
);

const isPath = (text: string) =>
  /^[\w.*-]+(?:\/[\w.*-]+)+\/?$/.test(text) || /^[\w.*-]+\.(?:tsx?|json|yml)$/.test(text);

function isPlace(text: string): boolean {
  const pattern = RegExp.escape(text.replace(/\/$/, "")).replaceAll(String.raw`\*`, "[^/]*");
  return known.some((place) => new RegExp(`/${pattern}$`).test(place));
}

/** What stands between backticks outside of blocks of code, and is not there. */
function missingIn(page: string): string[] {
  const prose = page.replaceAll(/^ *```[^]*?^ *```$/gm, "");
  return [...prose.matchAll(/`([^`]+)`/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !exceptions.test(text) && !/^(?:npm|npx) /.test(text))
    .filter((text) =>
      isPath(text) ? !isPlace(text) : (text.match(/\w+/g) ?? []).some((word) => !words.has(word)),
    );
}

function missingCommands(page: string): string[] {
  return [...page.matchAll(/npm run ([\w:]+(?:-\w+)*)(?: -w @festival\/([\w-]+))?/g)]
    .filter(
      ([, script = "", part = "."]) =>
        !JSON.parse(read(join(part, "package.json"))).scripts?.[script],
    )
    .map(([command]) => command);
}

function brokenLinks(page: string, file: string): string[] {
  return [...page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !existsSync(join(root, dirname(file), target)));
}

describe("a page that says how to do something", () => {
  it.each([
    ["`contracts/gone.ts`", missingIn, "contracts/gone.ts"],
    ["`gone.routes.ts`", missingIn, "gone.routes.ts"],
    ["`goneFunction(event)`", missingIn, "goneFunction(event)"],
    ["`npm run gone -- NAME`", missingCommands, "npm run gone"],
    ["[how](gone.md)", (page: string) => brokenLinks(page, "README.md"), "gone.md"],
  ])("reports %s, which does not exist", (text, find, found) => {
    expect(find(`See \`contracts/routes.ts\`, \`href()\` and \`npm run dev\`: ${text}.`)).toEqual([
      found,
    ]);
  });

  it.each(pages)("names files, words of the code, commands and pages that exist: %s", (file) => {
    // the rules of style that CONTRIBUTING.md closes with speak of words to avoid
    const [page = ""] = read(file).split("\n## Style\n");
    const missing = [...missingIn(page), ...missingCommands(page), ...brokenLinks(page, file)];
    expect(missing).toEqual([]);
  });
});
