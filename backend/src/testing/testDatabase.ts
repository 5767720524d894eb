import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { DatabaseOptions } from "../platform/database/connection.ts";
import { openDatabase } from "../platform/database/openDatabase.ts";

/** Where a test's database is to be opened; empty but for its tables. */
export interface TestDatabase {
  options: Pick<DatabaseOptions, "dataDir" | "url">;
  /** Does away with it, once it is closed. */
  drop(): Promise<void>;
}

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));
/** Any number, the same in every process: only one makes the template. */
const templateLock = 5_072_027;

/** Names the present tables: a migration that is added or changed gives another. */
function migrationsHash(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(migrations).filter((file) => file.endsWith(".sql"))) {
    hash.update(name).update(readFileSync(join(migrations, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** PostgreSQL makes new databases from these; here they would be half of all files that are copied. */
const unusedDatabases = ["template0", "template1"];

/** Makes the tables and nothing else. */
async function make(options: DatabaseOptions): Promise<void> {
  const open = await openDatabase(options);
  if (!options.url) {
    await open.pool.query("update pg_database set datistemplate = false");
    for (const name of unusedDatabases) await open.pool.query(`drop database ${name}`);
  }
  await open.close();
}

/** The folder of a migrated, empty database to copy: making one takes seconds. */
async function templateFolder(): Promise<string> {
  const user = process.getuid?.() ?? "";
  const template = join(tmpdir(), `festival-tables-${user}-${migrationsHash()}`);
  if (existsSync(template)) return template;
  const making = mkdtempSync(join(tmpdir(), "festival-making-"));
  await make({ dataDir: making });
  try {
    renameSync(making, template);
  } catch {
    // another test file was faster
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}

/** An embedded database of its own. */
export async function createTestFolder(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-"));
  cpSync(await templateFolder(), dataDir, { recursive: true });
  return {
    options: { dataDir },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** The same server with another database. */
function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function provideTemplate(client: pg.Client, server: string): Promise<string> {
  const template = `festival_empty_${migrationsHash()}`;
  await client.query("select pg_advisory_lock($1)", [templateLock]);
  const known = "select from pg_database where datname = $1";
  if ((await client.query(known, [template])).rowCount === 0) {
    const making = `festival_making_${process.pid}`;
    await client.query(`create database ${making}`);
    await make({ dataDir: tmpdir(), url: databaseUrl(server, making) });
    await client.query(`alter database ${making} rename to ${template}`);
  }
  await client.query("select pg_advisory_unlock($1)", [templateLock]);
  return template;
}

async function createOnServer(server: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-"));
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const ask = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  await ask(async (client) => {
    const template = await provideTemplate(client, server);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    options: { dataDir, url: databaseUrl(server, name) },
    async drop() {
      await ask((client) => client.query(`drop database ${name} with (force)`));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database of its own: PGlite, or on the PostgreSQL server that TEST_DATABASE_URL names. */
export function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(server) : createTestFolder();
}
