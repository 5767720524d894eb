import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { retentionMs } from "@festival/contracts/privacy/retention";
import { DatabaseProblem } from "./databaseProblem.ts";
import { diskReserve, freeBytes } from "./diskReserve.ts";
import { packFolder } from "./packFolder.ts";

const ending = ".tar.gz";
const day = 24 * 60 * 60 * 1000;
/** In milliseconds; longer for those of before a migration or a restore. */
const retention = { hourly: day, beforeChange: retentionMs("dumps") };

/** Names of copies that are being worked on begin with it; one may be left by a process that was killed. */
export const unfinishedDump = ".making-";
const makingTakes = 60 * 60 * 1000;

export const dumpsFolder = (dataDir: string): string => join(dataDir, "dumps");

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    // the database may take a file away meanwhile
    if (entry.isFile())
      size += await stat(join(entry.parentPath, entry.name)).then(sizeIn, () => 0);
  }
  return size;
}

const sizeIn = ({ size }: { size: number }) => size;

/** Else the copy would take the space that the database leaves free for itself, and hold up all writes. */
async function refuseWithoutRoom(dataDir: string): Promise<void> {
  // the copy, and what it is compressed to
  const needed = 1.25 * (await sizeOf(join(dataDir, "database")));
  const free = freeBytes(dataDir) - diskReserve;
  if (free >= needed) return;
  const [has, wants] = [Math.max(0, free), needed].map((bytes) => Math.ceil(bytes / 2 ** 20));
  throw new DatabaseProblem(
    `The database was not dumped: that needs ${wants} MB, and the disk of ${dataDir} has ${has} MB besides the database's reserve. Make space on it.`,
  );
}

/**
 * Writes the embedded database's files as they are into `DATA_DIR/dumps`, from where `npm run restore`
 * takes them. Requests wait for the copy only, not for its compression.
 * @param words end the file's name
 * @returns the file
 * @throws DatabaseProblem where the disk has no room for it
 */
export async function dumpDatabase(
  copyTo: (folder: string) => Promise<void>,
  dataDir: string,
  words = "",
): Promise<string> {
  await refuseWithoutRoom(dataDir);
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

/** Deletes old dumps, but never the newest, and unfinished copies. */
export async function removeOldDumps(dataDir: string, now: Date): Promise<void> {
  const folder = dumpsFolder(dataDir);
  if (!existsSync(folder)) return;
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
  return name.includes("-before-") ? retention.beforeChange : retention.hourly;
}
