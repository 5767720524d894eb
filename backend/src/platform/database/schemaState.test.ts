import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createApp } from "../../app.ts";
import { internalSecret } from "../../testing/testApp.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabase.ts";
import { openConnection } from "./connection.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import { newestMigration, readMigrations } from "./migrations.ts";
import { openDatabase, type OpenDatabase } from "./openDatabase.ts";
import { awaitSchema, schemaState } from "./schemaState.ts";

const newest = readMigrations().at(-1)?.when ?? 0;

let test: TestDatabase;
let open: OpenDatabase;
let isClosed: boolean;

/** Ends the process that has the database open, so to speak. */
async function close(): Promise<void> {
  isClosed = true;
  await open.close();
}

beforeEach(async () => {
  test = await createTestDatabase();
  open = await openDatabase(test.options);
  isClosed = false;
});
afterEach(async () => {
  if (!isClosed) await open.close();
  await test.drop();
});

/** Moves the times of all migrations, as if this version knew others. */
const shift = (by: number) =>
  open.pool.query("update drizzle.__drizzle_migrations set created_at = created_at + $1", [by]);
const setReadableSince = (when: number) =>
  open.pool.query("update drizzle.schema_readers set readable_since = $1", [when]);

describe("the tables of a database", () => {
  it("can be read with the migrations of this version, and with newer ones that take nothing away", async () => {
    expect(await schemaState(open.pool)).toBe("readable");
    await shift(1);
    await setReadableSince(newest);
    expect(await schemaState(open.pool)).toBe("readable");
  });

  it("are older where a migration is missing", async () => {
    await shift(-1);
    expect(await schemaState(open.pool)).toBe("older");
  });

  it("can't be read when a newer version has taken away what this one reads", async () => {
    await shift(1);
    await setReadableSince(newest + 1);
    expect(await schemaState(open.pool)).toBe("unreadable");
  });
});

describe("a backend", () => {
  it("refuses tables that it can't read, and says what to do", async () => {
    await setReadableSince(newest + 1);
    await close();
    for (const migratedWithinMs of [undefined, 10_000]) {
      const refused = openDatabase({ ...test.options, migratedWithinMs });
      await expect(refused).rejects.toThrow(DatabaseProblem);
      await expect(refused).rejects.toThrow(/a newer version of the site.* Start that version/);
    }
  });

  it("is not ready from the moment when its tables were taken away", async () => {
    const app = await createApp({ open, dataDir: test.options.dataDir, internalSecret });
    expect((await app.inject("/ready")).statusCode).toBe(200);
    await setReadableSince(newest + 1);
    expect((await app.inject("/ready")).statusCode).toBe(503);
    await app.close();
  });

  it("that leaves migrations to another process changes nothing itself", async () => {
    const applied = "select * from drizzle.__drizzle_migrations order by id";
    await shift(-1);
    const { rows: before } = await open.pool.query(applied);
    await close();
    await expect(openDatabase({ ...test.options, migratedWithinMs: 0 })).rejects.toThrow(
      `The database lacks migrations up to ${newestMigration()}, and MIGRATE=off leaves them to another process: run npm run migrate.`,
    );
    const connection = await openConnection(test.options);
    const { rows: after } = await connection.pool.query(applied);
    await connection.close();
    expect(after).toEqual(before);
  });

  it("waits until another process has migrated", async () => {
    await shift(-1);
    let isMigrated = false;
    const waiting = awaitSchema(open.pool, 20_000);
    setTimeout(() => {
      isMigrated = true;
      void shift(1);
    }, 700);
    await waiting;
    expect(isMigrated).toBe(true);
  });
});
