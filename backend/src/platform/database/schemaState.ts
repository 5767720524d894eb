import { setTimeout as wait } from "node:timers/promises";
import { DatabaseProblem } from "./databaseProblem.ts";
import type { SqlRunner } from "./jobTables.ts";
import { newestMigration, readMigrations } from "./migrations.ts";

/** What a version of the site finds in a database. */
export type SchemaState =
  /** Its tables, or those of a newer version that it can read. */
  | "readable"
  /** No tables, or those of an older version: migrations are missing. */
  | "older"
  /** Tables of a newer version, which has taken away what this one reads. */
  | "unreadable";

/** When the newest migration of this version was written, in milliseconds since 1970. */
const newestKnown = () => readMigrations().at(-1)?.when ?? 0;

/** Tells by what migrations have noted in the database whether this version of the site can read it. */
export async function schemaState(runner: SqlRunner): Promise<SchemaState> {
  const known = newestKnown();
  const newest = await newestApplied(runner);
  if ((await readableSince(runner)) > known) return "unreadable";
  return newest === undefined || newest < known ? "older" : "readable";
}

/** When the newest migration that is applied was written; undefined for a new database. */
export async function newestApplied(runner: SqlRunner): Promise<number | undefined> {
  if (!(await hasTable(runner, "drizzle.__drizzle_migrations"))) return undefined;
  const newest = await firstValue(
    runner,
    "select max(created_at) as value from drizzle.__drizzle_migrations",
  );
  return newest === null ? undefined : Number(newest);
}

/** When the oldest migration was written that a version must know to read the tables. */
async function readableSince(runner: SqlRunner): Promise<number> {
  if (!(await hasTable(runner, "drizzle.schema_readers"))) return 0;
  return Number(
    await firstValue(runner, "select max(readable_since) as value from drizzle.schema_readers"),
  );
}

/** The column `value` of the one row that a query has. */
async function firstValue(runner: SqlRunner, text: string, values?: unknown[]): Promise<unknown> {
  const [row] = (await runner.query(text, values)).rows as { value: unknown }[];
  return row?.value ?? null;
}

async function hasTable(runner: SqlRunner, name: string): Promise<boolean> {
  return Boolean(await firstValue(runner, "select to_regclass($1) as value", [name]));
}

const unreadable = () =>
  new DatabaseProblem(
    `The database's tables were changed by a newer version of the site, in a way that this version can't read. Start that version, or restore a backup from before its migrations; this one knows them up to ${newestMigration()}.`,
  );

/** @throws DatabaseProblem for tables that this version can neither read nor bring up to date */
export async function refuseUnreadable(runner: SqlRunner): Promise<void> {
  if ((await schemaState(runner)) === "unreadable") throw unreadable();
}

/** How often a database is looked at that another process migrates. */
const lookMs = 500;

/**
 * Waits until another process has brought the tables up to date.
 * @throws DatabaseProblem when that has not happened in time, and at once for tables that can't be read
 */
export async function awaitSchema(runner: SqlRunner, withinMs: number): Promise<void> {
  for (const until = Date.now() + withinMs; ;) {
    const state = await schemaState(runner);
    if (state === "readable") return;
    if (state === "unreadable") throw unreadable();
    if (Date.now() > until) break;
    await wait(lookMs);
  }
  throw new DatabaseProblem(
    `The database lacks migrations up to ${newestMigration()}, and MIGRATE=off leaves them to another process: run npm run migrate.`,
  );
}
