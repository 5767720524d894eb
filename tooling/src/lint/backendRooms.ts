import { dirname, join } from "node:path";

/** Sources by their paths below `backend/src`, with "/" between names. */
export type Sources = ReadonlyMap<string, string>;

const imports = /\bfrom\s+"(\.[^"]+)"|\bimport\s*\(?\s*"(\.[^"]+)"/g;
/** Tables lie together, in a folder of the room that owns them. */
const tables = /^platform\/database\/schema\/([^/]+)\//;
/** Folders of no room: what tests of all rooms share. */
const testKit = "testing";

const isTest = (file: string) => /\.test\.ts$|(?:^|\/)testing\//.test(file);
const roomOf = (file: string) => (file.includes("/") ? file.split("/", 1)[0] : undefined);

/**
 * The backend's rooms from below to above, as `app.ts` lists them.
 * @throws Error where its list is not found
 */
export function roomsOf(sources: Sources): readonly string[] {
  const list = sources.get("app.ts")?.match(/const rooms: readonly Room\[\] = \[([^\]]+)\]/)?.[1];
  if (!list) throw new Error("backend/src/app.ts has no list `rooms`.");
  return list.split(",").flatMap((name) => name.trim() || []);
}

/**
 * What keeps the rooms from being rooms, one sentence each. A room imports itself and the rooms before it,
 * so there is no circle, and nothing below knows of what is above it: neither rooms, nor `app.ts`.
 */
export function roomProblems(sources: Sources): string[] {
  const rooms = roomsOf(sources);
  const files = [...sources.keys()];
  const folders = new Set(files.flatMap((file) => roomOf(file) ?? []));
  const strange = [...folders].filter((name) => name !== testKit && !rooms.includes(name));
  const problems = strange.map((name) => `${name} is no room: app.ts does not list it.`);
  for (const file of files) {
    const owner = file.match(tables)?.[1];
    if (owner && !rooms.includes(owner)) problems.push(`${file} holds tables of no room.`);
  }
  for (const [file, text] of sources) {
    const room = roomOf(file);
    if (room === undefined || isTest(file)) continue;
    for (const [, static_, dynamic] of text.matchAll(imports)) {
      const specifier = static_ ?? dynamic ?? "";
      const target = join(dirname(file), specifier).replaceAll("\\", "/");
      // such as backend/package.json
      if (target.startsWith("../")) continue;
      const other = roomOf(target);
      if (other === room) continue;
      const isBelow = other !== undefined && rooms.indexOf(other) < rooms.indexOf(room);
      if (isBelow && other !== testKit) continue;
      problems.push(`${file} imports ${target}: ${room} is below ${other ?? "it"}.`);
    }
  }
  return problems;
}
