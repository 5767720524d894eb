import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readSecretFiles, SecretFileProblem } from "@festival/contracts/environment/secretFiles";
import { drizzle } from "drizzle-orm/node-postgres";
import { openConnection } from "../database/connection.ts";
import { DatabaseProblem } from "../database/databaseProblem.ts";
import { databaseUrlOf } from "../database/databaseUrl.ts";
import * as schema from "../database/schema/index.ts";
import { storageFaultOf, storageReason } from "../database/storageFault.ts";
import { DataFolderProblem, prepareDataFolder, writeForOwnerAlone } from "../dataFolder.ts";
import { MediaUrlProblem, openMediaStore } from "../media/store/mediaStore.ts";
import { BackupProblem } from "./archive.ts";
import { writeBackup, type Contents } from "./backup.ts";
import { isDump, replacedFolder, restoreDump } from "./restoreDump.ts";
import { restoreBackup } from "./restore.ts";
import { openSource } from "./source.ts";
import { hasOtherUsers } from "./tables.repository.ts";

// npm run backup [-- FILE] and npm run restore -- FILE [--replace]

const { env } = process;
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const dataDir = resolve(root, env.DATA_DIR || "var");
/** Of PostgreSQL; undefined for the embedded database. */
let url: string | undefined;

/** npm runs this in the project's folder; files are named from where the caller stands. */
const named = (file: string) => resolve(env.INIT_CWD ?? process.cwd(), file);

const inWords = ({ tables, rows, files }: Contents) =>
  `${rows} rows of ${tables} tables, ${files} pictures and files`;

async function backup(files: readonly string[]): Promise<string> {
  const [given, ...rest] = files;
  if (rest.length > 0) throw new BackupProblem("Name one file: npm run backup -- FILE");
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = given ? named(given) : join(dataDir, "backups", `festival-${time}.tar.gz`);
  const media = openMediaStore(dataDir, env.MEDIA_URL || undefined);
  const source = await openSource(dataDir, url);
  try {
    const database = drizzle(source.pool, { schema, casing: "snake_case" });
    const contents = await writeBackup({ database, media, dataDir }, file);
    return `${inWords(contents)} are in ${file}. It holds secrets: keep it as you keep passwords.`;
  } finally {
    await source.close();
  }
}

async function restore(parts: readonly string[]): Promise<string> {
  const replace = parts.includes("--replace");
  const [given, ...rest] = parts.filter((part) => part !== "--replace");
  if (!given || rest.length > 0) {
    throw new BackupProblem("Say what to restore: npm run restore -- FILE [--replace]");
  }
  const file = named(given);
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  prepareDataFolder(dataDir);
  if (await isDump(file)) {
    if (url) throw new BackupProblem("A dump is of the embedded database: leave DATABASE_URL out.");
    const aside = await restoreDump(dataDir, file, replace);
    return `The database is as it was.${aside ? ` What was there is in ${aside}.` : ""}`;
  }
  return restoreAll(file, replace);
}

async function restoreAll(file: string, replace: boolean): Promise<string> {
  const media = openMediaStore(dataDir, env.MEDIA_URL || undefined);
  const isNew = !url && !existsSync(join(dataDir, "database"));
  const connection = await openConnection({ dataDir, url });
  try {
    const database = drizzle(connection.pool, { schema, casing: "snake_case" });
    if (await hasOtherUsers(database)) {
      throw new BackupProblem("Others use the database at this moment; stop the backends first.");
    }
    const aside = replace && connection.copyTo && !isNew ? replacedFolder(dataDir) : undefined;
    if (aside) await connection.copyTo?.(aside);
    const contents = await restoreBackup({ pool: connection.pool, media, dataDir }, file, replace);
    return `${inWords(contents)} are back.${aside ? ` What was there is in ${aside}.` : ""}`;
  } finally {
    await connection.close();
  }
}

/** What is to be said of disk or data instead of a stack; undefined for every other error. */
function storageSentence(error: unknown): string | undefined {
  const fault = storageFaultOf(error);
  if (!fault) return undefined;
  const reason = storageReason(error);
  return fault === "full"
    ? `The disk is full (${reason}); make space on it and run this again.`
    : `Stored data is damaged (${reason}); restore a dump or a backup from before.`;
}

try {
  writeForOwnerAlone();
  readSecretFiles(env, (file) => readFileSync(file, "utf8"));
  url = databaseUrlOf(env);
  const [command, ...parts] = process.argv.slice(2);
  const report = command === "restore" ? await restore(parts) : await backup(parts);
  process.stdout.write(`${report}\n`);
} catch (error) {
  const known =
    error instanceof BackupProblem ||
    error instanceof DataFolderProblem ||
    error instanceof DatabaseProblem ||
    error instanceof MediaUrlProblem ||
    error instanceof SecretFileProblem;
  const sentence = known ? error.message : storageSentence(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
