import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openEmbeddedDatabase } from "../database/embeddedDatabase.ts";
import { dumpsFolder, unfinishedDump } from "../database/dumps.ts";
import { takeLock } from "../database/folderLock.ts";
import { BackupProblem, readArchive, readWhole } from "./archive.ts";

/** Whether a file is a dump of the embedded database, rather than a backup. */
export function isDump(file: string): Promise<boolean> {
  return readWhole(file, async () => {
    for await (const { name } of readArchive(file)) return name.startsWith("database/");
    return false;
  });
}

/** Where a replaced database goes, in case the operator wants it back. */
export function replacedFolder(dataDir: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return join(dataDir, `database.replaced-${time}`);
}

/**
 * Puts a dump in the place of the embedded database, once it has proved to open.
 * @param replace whether a database that is there is put aside
 * @returns the folder of the one that was there
 * @throws BackupProblem before anything is touched; DatabaseProblem when a process has it open
 */
export async function restoreDump(
  dataDir: string,
  file: string,
  replace: boolean,
): Promise<string | undefined> {
  await mkdir(dumpsFolder(dataDir), { recursive: true, mode: 0o700 });
  const unlock = takeLock(join(dataDir, "database.lock"));
  const making = await mkdtemp(join(dumpsFolder(dataDir), unfinishedDump));
  try {
    const place = join(dataDir, "database");
    const isTaken = existsSync(place);
    if (isTaken && !replace) {
      throw new BackupProblem(
        "There is a database already; --replace puts it aside and the dump in its place.",
      );
    }
    await readWhole(file, () => unpack(file, making));
    const dump = join(making, "database");
    const opened = await openEmbeddedDatabase(dump, () => {});
    await opened.close();
    const aside = isTaken ? replacedFolder(dataDir) : undefined;
    if (aside) await rename(place, aside);
    await rename(dump, place);
    return aside;
  } finally {
    await rm(making, { recursive: true, force: true });
    unlock();
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  for await (const { name, isFile, body } of readArchive(file)) {
    if (!/^database\/[\w./-]*$/.test(name) || name.includes("..")) {
      throw new BackupProblem(`${file} is no dump of the database: it holds ${name}.`);
    }
    const path = join(folder, name);
    await mkdir(isFile ? dirname(path) : path, { recursive: true, mode: 0o700 });
    if (isFile) await pipeline(body, createWriteStream(path, { mode: 0o600 }));
    else body.resume();
  }
}
