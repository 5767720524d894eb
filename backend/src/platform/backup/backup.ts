import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../database/openDatabase.ts";
import type { MediaStore } from "../media/store/mediaStore.ts";
import { ArchiveWriter, BackupProblem } from "./archive.ts";
import { manifestName, type Manifest } from "./manifest.ts";
import { mediaKeys } from "./media.ts";
import {
  appliedMigrations,
  liftLimits,
  listTables,
  readRows,
  readSequences,
} from "./tables.repository.ts";
import { readWaitingJobs } from "./waitingJobs.ts";

export interface Site {
  database: Database;
  media: MediaStore;
  /** Folder of the installation's secrets. */
  dataDir: string;
}

/** What a backup holds. */
export interface Contents {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Secrets without which what the database holds can't be read: second factors and links in mails are
 * sealed with one, and the demo's password is stored nowhere else.
 */
export const backedUpSecrets = ["internal-secret", "demo-login.json"];

/**
 * Writes database, pictures and files into one archive, all rows as they are at one moment.
 * @throws BackupProblem where there is nothing to keep, or the file exists
 */
export async function writeBackup(site: Site, file: string): Promise<Contents> {
  if (existsSync(file)) throw new BackupProblem(`There is a file ${file} already.`);
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const archive = new ArchiveWriter(unfinished);
  try {
    const contents = await site.database.transaction(
      (transaction) => fill(archive, transaction, site),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await archive.finish();
    await rename(unfinished, file);
    return contents;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(archive: ArchiveWriter, transaction: Database, site: Site): Promise<Contents> {
  await liftLimits(transaction);
  const { rows } = await transaction.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) throw new BackupProblem("The database holds no site.");
  const manifest: Omit<Manifest, "entries"> = {
    format: 1,
    at: new Date().toISOString(),
    migrations: await appliedMigrations(transaction),
    tables: {},
    sequences: await readSequences(transaction),
  };
  for (const name of backedUpSecrets) {
    const path = join(site.dataDir, name);
    if (existsSync(path)) await archive.add(`secrets/${name}`, await readFile(path));
  }
  const files = await addMedia(archive, site.media);
  for (const table of await listTables(transaction)) {
    let count = 0;
    let part = 0;
    for await (const rowsOfPart of readRows(transaction, table)) {
      count += rowsOfPart.length;
      part += 1;
      const name = `tables/${table.name}/${String(part).padStart(6, "0")}.json`;
      await archive.add(name, JSON.stringify(rowsOfPart));
    }
    manifest.tables[table.name] = count;
  }
  await archive.add("jobs.json", JSON.stringify(await readWaitingJobs(transaction)));
  await archive.add(manifestName, JSON.stringify({ ...manifest, entries: archive.entries }));
  const counts = Object.values(manifest.tables);
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0), files };
}

/** One that is deleted meanwhile is not shown any more in what comes after. */
async function addMedia(archive: ArchiveWriter, media: MediaStore): Promise<number> {
  let files = 0;
  for await (const key of mediaKeys(media)) {
    const bytes = await media.read(key);
    if (!bytes) continue;
    await archive.add(`media/${key}`, bytes);
    files += 1;
  }
  return files;
}
