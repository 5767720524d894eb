import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { BoundedPool } from "./boundedPool.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import { diskReserve, freeBytes } from "./diskReserve.ts";
import { openEmbeddedDatabase } from "./embeddedDatabase.ts";
import { takeLock } from "./folderLock.ts";

export interface DatabaseOptions {
  /** The embedded database lies in its folder `database`. */
  dataDir: string;
  /** PostgreSQL's address; without it the embedded database is opened. */
  url?: string | undefined;
  /** Connections to PostgreSQL at most, besides those of jobs and notifications; 10 by default. */
  poolSize?: number | undefined;
  /** Called when the embedded database ends by itself; nothing works any more. */
  onLost?: () => void;
}

/** A database as it is found, whatever its tables. */
export interface Connection {
  pool: pg.Pool;
  driver: "pglite" | "postgresql";
  /** PostgreSQL's address. */
  url?: string;
  /** Copies the embedded database to a new folder, in which it can be opened; requests wait meanwhile. */
  copyTo?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL, or opens the embedded database behind its lock.
 * @throws DatabaseProblem when the folder is in use or damaged
 */
export async function openConnection(options: DatabaseOptions): Promise<Connection> {
  return options.url ? connectToServer(options.url, options.poolSize) : openFolder(options);
}

async function openFolder({ dataDir, onLost }: DatabaseOptions): Promise<Connection> {
  mkdirSync(dataDir, { recursive: true });
  const free = freeBytes(dataDir);
  if (free < diskReserve) {
    const [left, needed] = [free, diskReserve].map((bytes) => Math.floor(bytes / 2 ** 20));
    throw new DatabaseProblem(
      `The disk of ${dataDir} is nearly full: ${left} MB are free, and the database needs ${needed} MB to write at all. Make space on it, then start again.`,
    );
  }
  const unlock = takeLock(join(dataDir, "database.lock"));
  try {
    const embedded = await openEmbeddedDatabase(join(dataDir, "database"), onLost ?? (() => {}));
    return {
      pool: embedded.pool,
      driver: "pglite",
      copyTo: (folder) => embedded.copyTo(folder),
      async close() {
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Milliseconds. PGlite keeps to none of these: a statement there runs to its end (tried), and the
 * deadline of the request answers meanwhile.
 */
const patience = {
  statement_timeout: 5000,
  // a transaction whose process hangs must not hold its locks
  idle_in_transaction_session_timeout: 15_000,
  // longer than a request may take, which is answered that we are busy before
  connectionTimeoutMillis: 12_000,
};

/** Of a few milliseconds each, on ten connections: a second or two. */
const mostWaiting = 400;

function connectToServer(url: string, max = 10): Connection {
  // queries here are short: compiling one takes longer than it can save, seconds where it has many parts;
  // and all that is read lies in memory, so a page here and there costs hardly more than pages in a row
  const options = "-c jit=off -c random_page_cost=1.1";
  const pool = new BoundedPool({ connectionString: url, options, max, ...patience }, mostWaiting);
  // a connection that breaks while idle is replaced by the pool
  pool.on("error", () => {});
  return { pool, driver: "postgresql", url, close: () => pool.end() };
}
