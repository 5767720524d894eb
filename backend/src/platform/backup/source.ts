import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { addressOf } from "@festival/contracts/calls/call";
import { copyDatabase } from "@festival/contracts/calls/platform";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import type pg from "pg";
import { openConnection } from "../database/connection.ts";
import { openEmbeddedDatabase } from "../database/embeddedDatabase.ts";
import { readRunningBackend, type RunningBackend } from "../runningBackend.ts";
import { BackupProblem } from "./archive.ts";

/** A database to read from, while the site may be running. */
export interface Source {
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * PostgreSQL itself, or the embedded database: where a backend has it open, a copy that this one makes.
 * @throws BackupProblem where there is none; DatabaseProblem where it can't be opened
 */
export async function openSource(dataDir: string, url: string | undefined): Promise<Source> {
  if (url) return openConnection({ dataDir, url });
  const backend = readRunningBackend(dataDir);
  const copy = backend && (await askForCopy(backend));
  if (copy) return openCopy(copy);
  if (!existsSync(join(dataDir, "database", "PG_VERSION"))) {
    throw new BackupProblem(`There is no database in ${dataDir}.`);
  }
  return openConnection({ dataDir });
}

/** @returns undefined when it does not answer at all: then no process has the database open */
async function askForCopy({ port, secret }: RunningBackend): Promise<string | undefined> {
  let answer: Response;
  try {
    answer = await fetch(`http://127.0.0.1:${port}${addressOf(copyDatabase)}`, {
      method: "POST",
      headers: { [internalHeader]: secret },
    });
  } catch {
    return undefined;
  }
  if (!answer.ok) {
    throw new BackupProblem(`The running site could not copy its database (${answer.status}).`);
  }
  const { folder } = (await answer.json()) as { folder: string | null };
  if (folder) return folder;
  throw new BackupProblem("The running site uses PostgreSQL; name it here too, by DATABASE_URL.");
}

async function openCopy(folder: string): Promise<Source> {
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { pool, close } = await openEmbeddedDatabase(join(folder, "database"), () => {});
    return {
      pool,
      async close() {
        await close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
