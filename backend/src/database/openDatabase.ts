import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { DatabaseProblem } from "./databaseProblem.ts";
import { openEmbeddedDatabase } from "./embeddedDatabase.ts";
import { takeLock } from "./folderLock.ts";
import { listenTo } from "./listenTo.ts";
import { migrateJobTables } from "./jobTables.ts";
import * as schema from "./schema/index.ts";

/** What repositories work with: the database itself or a transaction in it, on either driver. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  database: Database;
  /** The connections below it. */
  pool: pg.Pool;
  driver: "pglite" | "postgresql";
  /** PostgreSQL's address. */
  url?: string;
  /** The newest migration, which is applied. */
  migration: string;
  /**
   * Listens to what other processes notify.
   * @param onNotify called for each notification, and after a lost connection has come back
   * @returns ends it. The embedded database has no other processes: nothing is ever told.
   */
  listen(channel: string, onNotify: () => void): () => Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The embedded database lies in its folder `database`. */
  dataDir: string;
  /** PostgreSQL's address; without it the embedded database is opened. */
  url?: string | undefined;
  /** Called when the embedded database ends by itself; nothing works any more. */
  onLost?: () => void;
}

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
/** Any number, the same in every process: only one migrates at a time. */
const migrationLock = 5_072_025;

function newestMigration(): string {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"),
  );
  return journal.entries.at(-1)?.tag ?? "none";
}

/**
 * Opens the database and brings its tables up to date. Only one process can have the embedded one open.
 * @throws DatabaseProblem with one sentence that says why not
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url ? openServer(options.url) : openFolder(options);
}

const connect = (pool: pg.Pool) => drizzle(pool, { schema, casing: "snake_case" });

async function openFolder({ dataDir, onLost }: DatabaseOptions): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const release = takeLock(join(dataDir, "database.lock"));
  try {
    const { pool, close } = await openEmbeddedDatabase(
      join(dataDir, "database"),
      onLost ?? (() => {}),
    );
    const database = connect(pool);
    try {
      await migrate(database, { migrationsFolder });
      await migrateJobTables(pool);
    } catch (error) {
      await close();
      throw problem(`The tables in ${dataDir} could not be brought up to date`, error);
    }
    return {
      database,
      pool,
      driver: "pglite",
      migration: newestMigration(),
      listen: () => async () => {},
      async close() {
        await close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000 });
  // a connection that breaks while idle is replaced by the pool
  pool.on("error", () => {});
  try {
    const client = await pool.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [migrationLock]);
      await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
      await migrateJobTables(client);
      await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw problem("The database at DATABASE_URL could not be opened", error);
  }
  return {
    database: connect(pool),
    pool,
    driver: "postgresql",
    url,
    migration: newestMigration(),
    listen: (channel, onNotify) => listenTo(url, channel, onNotify),
    close: () => pool.end(),
  };
}

function problem(sentence: string, cause: unknown): DatabaseProblem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseProblem(`${sentence} (${reason}).`, { cause });
}
