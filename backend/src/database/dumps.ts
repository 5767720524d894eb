import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packFolder } from "./packFolder.ts";

const ending = ".tar.gz";
const day = 24 * 60 * 60 * 1000;
/** In milliseconds; longer for those of before a migration or a restore. */
const keptFor = { hourly: day, beforeChange: 30 * day };

/** Names of copies that are being worked on begin with it; one may be left by a process that was killed. */
export const unfinishedDump = ".making-";
const makingTakes = 60 * 60 * 1000;

export const dumpsFolder = (dataDir: string): string => join(dataDir, "dumps");

/**
 * Writes the embedded database's files as they are into `DATA_DIR/dumps`, from where `npm run restore`
 * takes them. Requests wait for the copy only, not for its compression.
 * @param words end the file's name
 * @returns the file
 */
export async function dumpDatabase(
  copyTo: (folder: string) => Promise<void>,
  dataDir: string,
  words = "",
): Promise<string> {
  const folder = dumpsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const making = await mkdtemp(join(folder, unfinishedDump));
  try {
    await copyTo(join(making, "database"));
    const time = new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, "-");
    const file = join(folder, `${[time, words].filter(Boolean).join("-")}${ending}`);
    const unfinished = join(making, "dump");
    await pipeline(
      packFolder(making, "database"),
      createGzip({ level: 1 }),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await rename(unfinished, file);
    return file;
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/** Does away with old dumps, but never with the newest, and with copies that nobody finished. */
export async function removeOldDumps(dataDir: string, now: Date): Promise<void> {
  const folder = dumpsFolder(dataDir);
  const names = (await readdir(folder)).toSorted();
  const newest = names.findLast((name) => name.endsWith(ending));
  for (const name of names) {
    if (name === newest) continue;
    const path = join(folder, name);
    const age = now.getTime() - (await stat(path)).mtime.getTime();
    if (age > lifetime(name)) await rm(path, { recursive: true, force: true });
  }
}

function lifetime(name: string): number {
  if (name.startsWith(unfinishedDump)) return makingTakes;
  return name.includes("-before-") ? keptFor.beforeChange : keptFor.hourly;
}
