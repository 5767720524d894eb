import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes("node_modules"))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));
}

/** The names that a source reads from the environment, in each of the ways in which the site's sources do. */
function namesRead(source: string): string[] {
  const direct = source.matchAll(/\benv\.([A-Z][A-Z_]+)|(?:required|seconds)\("([A-Z][A-Z_]+)"/g);
  const taken = source.matchAll(/\{([A-Z_, ]+)\} = (?:process\.)?env\b/g);
  return [
    ...[...direct].map(([, one = "", other = ""]) => one || other),
    ...[...taken].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim())),
  ];
}

/** The settings that all sources below some folders of the project read, each once, without those of Node itself. */
export function settingsRead(folders: readonly string[]): string[] {
  const names = new Set(folders.flatMap(sources).flatMap(namesRead));
  return [...names].filter((name) => !name.startsWith("NODE_"));
}
