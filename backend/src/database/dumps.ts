import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packFolder } from "./packFolder.ts";

const ending = ".tar.gz";
/** How long dumps are kept, in milliseconds: those of each hour, and those of before a migration. */
const keptFor = { hourly: 24 * 60 * 60 * 1000, beforeMigration: 30 * 24 * 60 * 60 * 1000 };

/** Below the data folder. */
const folderOf = (dataDir: string) => join(dataDir, "dumps");

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
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const making = await mkdtemp(join(folder, ".making-"));
  try {
    await copyTo(join(making, "database"));
    const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
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

/** Does away with old dumps, but never with the newest, and with what a process that was killed left. */
export async function removeOldDumps(dataDir: string, now: Date): Promise<void> {
  const folder = folderOf(dataDir);
  const names = (await readdir(folder)).toSorted();
  const newest = names.findLast((name) => name.endsWith(ending));
  for (const name of names) {
    const time = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(-before)?/.exec(name);
    if (!time || name === newest) continue;
    const [, day, hours, minutes, seconds, before] = time;
    const age = now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
    if (age > (before ? keptFor.beforeMigration : keptFor.hourly)) await rm(join(folder, name));
  }
}
