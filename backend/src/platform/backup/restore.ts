import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../database/openDatabase.ts";
import * as schema from "../database/schema/index.ts";
import type { MediaStore } from "../media/store/mediaStore.ts";
import {
  BackupProblem,
  hashEntry,
  readArchive,
  readText,
  readWhole,
  type EntryHash,
} from "./archive.ts";
import { backedUpSecrets, type Contents } from "./backup.ts";
import { recreateTables, withoutRules } from "./emptyTables.repository.ts";
import { manifestName, parseManifest, type Manifest } from "./manifest.ts";
import { keepErasures } from "../erasures/erasures.ts";
import { listErasuresIfAny } from "../erasures/erasures.repository.ts";
import { isMediaKey } from "./media.ts";
import {
  countRows,
  hasContent,
  insertRows,
  liftLimits,
  listTables,
  setSequence,
} from "./tables.repository.ts";
import { sendAgain, type WaitingJobs } from "./waitingJobs.ts";

export interface Target {
  pool: pg.Pool;
  media: MediaStore;
  dataDir: string;
}

/** Whether it is something that comes back; all else would be lost without a word. */
function isKnown(entry: string): boolean {
  const [folder = "", ...rest] = entry.split("/");
  const name = rest.join("/");
  if (folder === "media") return isMediaKey(name);
  if (folder === "secrets") return backedUpSecrets.includes(name);
  return folder === "tables" || entry === "jobs.json";
}

/** Reads all of a backup. @throws BackupProblem unless it is whole and what it says it is */
async function verify(file: string): Promise<Manifest> {
  const found: Record<string, EntryHash> = {};
  let manifest: Manifest | undefined;
  for await (const entry of readArchive(file)) {
    if (entry.name === manifestName) manifest = parseManifest(file, await readText(entry));
    else if (!isKnown(entry.name)) {
      throw new BackupProblem(`${file} is no backup of this version: it holds ${entry.name}.`);
    } else found[entry.name] = await hashEntry(entry);
  }
  if (!manifest) throw new BackupProblem(`${file} is damaged or no backup: its end is missing.`);
  const expected = Object.entries(manifest.entries);
  const differs = expected.find(
    ([name, { bytes, sha256 }]) => found[name]?.bytes !== bytes || found[name]?.sha256 !== sha256,
  );
  if (differs) throw new BackupProblem(`${file} is damaged: ${differs[0]} is not as it was.`);
  if (Object.keys(found).length !== expected.length) {
    throw new BackupProblem(`${file} holds more than was put into it.`);
  }
  return manifest;
}

/**
 * Puts a backup in the place of what is there: the database whole or not at all, in one transaction.
 * @param replace whether a site that is there is done away with
 * @throws BackupProblem before anything is touched when the backup is damaged or the place is taken
 */
export async function restoreBackup(
  target: Target,
  file: string,
  replace: boolean,
): Promise<Contents> {
  const manifest = await readWhole(file, () => verify(file));
  const database: Database = drizzle(target.pool, { schema, casing: "snake_case" });
  if (!replace && (await hasContent(database))) {
    throw new BackupProblem(
      "There is a site already; --replace does away with it and puts the backup in its place.",
    );
  }
  // what was erased since the backup is erased again with the next start
  await keepErasures(target.dataDir, await listErasuresIfAny(database));
  const { files, secrets, jobs } = await restoreFiles(target.media, file);
  await database.transaction(async (transaction) => {
    await liftLimits(transaction);
    await recreateTables(transaction, manifest.migrations);
    await withoutRules(transaction, Object.keys(manifest.tables), () =>
      restoreRows(transaction, file),
    );
    for (const [table, count] of Object.entries(manifest.tables)) {
      if ((await countRows(transaction, table)) === count) continue;
      throw new BackupProblem(`The table ${table} did not come back whole; nothing was changed.`);
    }
    for (const sequence of manifest.sequences) await setSequence(transaction, sequence);
  });
  for (const [name, text] of secrets) {
    await writeFile(join(target.dataDir, name), text, { mode: 0o600 });
  }
  await sendAgain(target.pool, jobs);
  const counts = Object.values(manifest.tables);
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0), files };
}

/** Pictures and files first: they are named by their content, and nothing shows them yet. */
async function restoreFiles(
  media: MediaStore,
  file: string,
): Promise<{ files: number; secrets: Map<string, string>; jobs: WaitingJobs }> {
  let files = 0;
  const secrets = new Map<string, string>();
  let jobs: WaitingJobs = { queues: [], jobs: [] };
  for await (const entry of readArchive(file)) {
    const [folder = "", ...rest] = entry.name.split("/");
    const name = rest.join("/");
    if (folder === "media") {
      const pieces: Buffer[] = [];
      for await (const piece of entry.body) pieces.push(piece);
      await media.write(name, Buffer.concat(pieces));
      files += 1;
    } else if (folder === "secrets") {
      secrets.set(name, await readText(entry));
    } else if (folder === "jobs.json") {
      jobs = JSON.parse(await readText(entry)) as WaitingJobs;
    } else entry.body.resume();
  }
  return { files, secrets, jobs };
}

async function restoreRows(transaction: Database, file: string): Promise<void> {
  const tables = new Map((await listTables(transaction)).map((table) => [table.name, table]));
  for await (const entry of readArchive(file)) {
    const [folder, name = ""] = entry.name.split("/");
    const table = folder === "tables" ? tables.get(name) : undefined;
    if (table) await insertRows(transaction, table, await readText(entry));
    else entry.body.resume();
  }
}
