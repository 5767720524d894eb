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
import { awaitSchema, newestApplied, refuseUnreadable } from "./schemaState.ts";
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
   * @returns ends it. The embedded database has no other processes: it is never called.
   */
  listen(channel: string, onNotify: () => void): () => Promise<void>;
}

/** Any number, the same in every process: only one migrates at a time. */
const migrationLock = 5_072_025;

const connect = (pool: pg.Pool) => drizzle(pool, { schema, casing: "snake_case" });

interface OpenOptions extends DatabaseOptions {
  /** For a database that another process migrates, by `npm run migrate`: so long this one waits for it. */
  migratedWithinMs?: number | undefined;
}

/**
 * Opens the database and brings its tables up to date. Only one process can have the embedded one open.
 * @throws DatabaseProblem with one sentence that says why not
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const connection = await openConnection(options);
  const { pool, url } = connection;
  try {
    if (options.migratedWithinMs === undefined) {
      await dumpBeforeMigration(connection, options.dataDir);
      await locked(pool, bringUpToDate);
    } else {
      await awaitSchema(pool, options.migratedWithinMs);
      // its last step are the tables of jobs
      await locked(pool, refuseUnreadable);
    }
  } catch (error) {
    await connection.close();
    if (error instanceof DatabaseProblem) throw error;
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

/** Works on the tables while no other process migrates them. */
async function locked(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // waiting for another process's migration, and migrating, may take longer than visitors' statements
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await work(client);
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    await client.query("reset statement_timeout");
  } finally {
    client.release();
  }
}

async function bringUpToDate(client: pg.PoolClient): Promise<void> {
  await refuseUnreadable(client);
  await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
  await migrateJobTables(client);
}

/** Keeps the embedded database as it was before a new version of the site changes its tables. */
async function dumpBeforeMigration(connection: Connection, dataDir: string): Promise<void> {
  if (!connection.copyTo) return;
  const newest = await newestApplied(connection.pool);
  const pending = readMigrations().find(({ when }) => newest !== undefined && when > newest);
  if (pending) await dumpDatabase(connection.copyTo, dataDir, `before-${pending.tag}`);
}

function problem(sentence: string, cause: unknown): DatabaseProblem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseProblem(`${sentence} (${reason}).`, { cause });
}
