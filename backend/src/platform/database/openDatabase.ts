import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type pg from "pg";
import { openConnection, type Connection, type DatabaseOptions } from "./connection.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import { dumpDatabase } from "./dumps.ts";
import { migrateJobTables } from "./jobTables.ts";
import { listenTo } from "./listenTo.ts";
import { migrationsFolder, newestMigration, readMigrations } from "./migrations.ts";
import * as schema from "./schema/index.ts";

/** What repositories work with: the database itself or a transaction in it, on either driver. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase extends Connection {
  database: Database;
  /** The newest migration, which is applied. */
  migration: string;
  /**
   * Listens to what other processes notify.
   * @param onNotify called for each notification, and after a lost connection has come back
   * @returns ends it. The embedded database has no other processes: nothing is ever told.
   */
  listen(channel: string, onNotify: () => void): () => Promise<void>;
}

/** Any number, the same in every process: only one migrates at a time. */
const migrationLock = 5_072_025;

const connect = (pool: pg.Pool) => drizzle(pool, { schema, casing: "snake_case" });

/**
 * Opens the database and brings its tables up to date. Only one process can have the embedded one open.
 * @throws DatabaseProblem with one sentence that says why not
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const connection = await openConnection(options);
  const { pool, url } = connection;
  try {
    await dumpBeforeMigration(connection, options.dataDir);
    await bringUpToDate(pool);
  } catch (error) {
    await connection.close();
    const sentence = url
      ? "The database at DATABASE_URL could not be opened"
      : `The tables in ${options.dataDir} could not be brought up to date`;
    throw problem(sentence, error);
  }
  return {
    ...connection,
    database: connect(pool),
    migration: newestMigration(),
    listen: (channel, onNotify) => (url ? listenTo(url, channel, onNotify) : async () => {}),
  };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // waiting for another process's migration, and migrating, may take longer than visitors' statements
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
    await migrateJobTables(client);
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    await client.query("reset statement_timeout");
  } finally {
    client.release();
  }
}

/** Keeps the embedded database as it was before a new version of the site changes its tables. */
async function dumpBeforeMigration(connection: Connection, dataDir: string): Promise<void> {
  if (!connection.copyTo) return;
  const newest = await newestApplied(connection.pool);
  const pending = readMigrations().find(({ when }) => newest !== undefined && when > newest);
  if (pending) await dumpDatabase(connection.copyTo, dataDir, `before-${pending.tag}`);
}

/** When the newest migration that is applied was written; undefined for a new database. */
async function newestApplied(pool: pg.Pool): Promise<number | undefined> {
  const known = await pool.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!known.rows[0]?.name) return undefined;
  const { rows } = await pool.query(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return rows[0]?.newest === null ? undefined : Number(rows[0]?.newest);
}

function problem(sentence: string, cause: unknown): DatabaseProblem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseProblem(`${sentence} (${reason}).`, { cause });
}
