import { randomBytes } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { sql } from "drizzle-orm";
import { createApp } from "../../app.ts";
import { internalSecret } from "../../testing/testApp.ts";
import { runCommand } from "../../testing/runCommand.ts";
import { createTestFolder, type TestDatabase } from "../../testing/testDatabase.ts";
import { openDatabase, type OpenDatabase } from "./openDatabase.ts";
import { genres } from "./schema/index.ts";

jest.setTimeout(120_000);

const backup = fileURLToPath(new URL("../backup/cli.ts", import.meta.url));

let folder: TestDatabase;
let open: OpenDatabase;
beforeEach(async () => {
  folder = await createTestFolder();
  open = await openDatabase(folder.options);
});
afterEach(async () => {
  await open.close();
  await folder.drop();
});

const valueOf = async (query: ReturnType<typeof sql>) =>
  Object.values((await open.database.execute<Record<string, string>>(query)).rows[0] ?? {})[0];

/** Writes random bytes into the middle of a table's first page while the database is closed. */
async function damage(table: string): Promise<void> {
  await open.database.execute(sql`checkpoint`);
  const file = await valueOf(sql`select pg_relation_filepath(${table})`);
  await open.close();
  const handle = openSync(join(folder.options.dataDir, "database", file ?? ""), "r+");
  writeSync(handle, randomBytes(2000), 0, 2000, 6000);
  closeSync(handle);
  open = await openDatabase(folder.options);
}

it("a new embedded database has checksums", async () => {
  expect(await valueOf(sql`show data_checksums`)).toBe("on");
});

it("a backup of a damaged table fails with a sentence", async () => {
  await open.database
    .insert(genres)
    .values({ title: { de: "Lied", en: "Song" }, slug: { de: "lied", en: "song" } });
  await damage("genres");
  await open.close();
  const outcome = await runCommand(backup, folder.options.dataDir, "backup");
  open = await openDatabase(folder.options);
  expect(outcome.code).toBe(1);
  expect(outcome.errors).toMatch(
    /^Stored data is damaged \(.*invalid page.*\); restore a dump or a backup from before\.\n$/,
  );
});

it("a damaged table is not served as data: the answer is an error, and /health names it", async () => {
  await open.database
    .insert(genres)
    .values({ title: { de: "Lied", en: "Song" }, slug: { de: "lied", en: "song" } });
  await damage("genres");
  await expect(open.database.select().from(genres)).rejects.toMatchObject({
    cause: { code: "XX001" },
  });
  const { dataDir } = folder.options;
  const headers = { [internalHeader]: internalSecret };
  const app = await createApp({ open, dataDir, internalSecret });
  app.get("/trial", () => open.database.select().from(genres));
  await app.ready();
  expect((await app.inject({ url: "/health", headers })).json()).toMatchObject({
    status: "ok",
    problems: [],
  });
  await open.database.transaction((tx) => app.jobs.send(tx, "sweep-tables", {}));
  await app.jobs.runAll();
  expect((await app.inject({ url: "/health", headers })).json()).toMatchObject({
    status: "degraded",
    problems: [
      expect.stringMatching(
        /^Stored data is damaged \(.*invalid page.*\)\. Restore a dump or a backup\.$/,
      ),
    ],
  });
  const answer = await app.inject("/trial");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: "internal",
    message: "The stored data are damaged and can't be shown.",
  });
  await app.close();
});
