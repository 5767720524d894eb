import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** What a relative import names, whether of values or of types, at the top of a file or later. */
const relativeImport = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?"(\.{1,2}\/[^"]+)"/g;

const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)testing\//.test(file);

/** Code files of a folder and of all below it, without tests and what only tests use; relative to it. */
function codeIn(folder: string): string[] {
  return globSync("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/node_modules/**"] }).filter(
    (file) => !isTest(file),
  );
}

/** Relative files that a file imports, where they exist. */
function importsOf(folder: string, file: string): string[] {
  const source = readFileSync(join(folder, file), "utf8");
  return [...source.matchAll(relativeImport)]
    .map(([, path = ""]) => normalize(join(dirname(file), path)))
    .filter((target) => !target.startsWith("..") && existsSync(join(folder, target)));
}

/** By room, the rooms that it imports. */
type Doors = Map<string, Set<string>>;

/** The rooms of each folder: what lies directly in it, folders and files alike. */
function doorsByFolder(root: string): Map<string, Doors> {
  const byFolder = new Map<string, Doors>();
  for (const file of codeIn(root)) {
    for (const target of importsOf(root, file)) {
      const from = file.split("/");
      const to = target.split("/");
      const depth = from.findIndex((part, index) => part !== to[index]);
      const [room, next] = [from[depth], to[depth]];
      if (room === undefined || next === undefined) continue;
      const folder = from.slice(0, depth).join("/") || ".";
      const doors: Doors = byFolder.get(folder) ?? new Map();
      byFolder.set(folder, doors.set(room, (doors.get(room) ?? new Set()).add(next)));
    }
  }
  return byFolder;
}

/** The shortest way through doors from a room back to it. */
function circleFrom(start: string, doors: Doors): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of doors.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * Import circles between rooms: between the folders and files that lie side by side in a folder, at each
 * level. An import of a type counts, as a reader follows it too; tests do not count.
 * @param root a folder
 * @returns each circle once, as in `server: document → site → document`
 */
export function circlesBetweenRooms(root: string): string[] {
  const found = new Map<string, string>();
  for (const [folder, doors] of doorsByFolder(root)) {
    for (const room of doors.keys()) {
      const circle = circleFrom(room, doors);
      if (!circle) continue;
      const members = [folder, ...circle.slice(1).toSorted()].join(" ");
      if (!found.has(members)) found.set(members, `${folder}: ${circle.join(" → ")}`);
    }
  }
  return [...found.values()].toSorted();
}
