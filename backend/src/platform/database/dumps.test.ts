import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { restoreDump } from "../backup/restoreDump.ts";
import { insertTag } from "../../testing/factories.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import { createTestFolder, type TestDatabase } from "../../testing/testDatabase.ts";
import { openConnection } from "./connection.ts";
import { dumpsFolder, removeOldDumps } from "./dumps.ts";
import { openDatabase } from "./openDatabase.ts";
import { tags } from "./schema/index.ts";

const hour = 60 * 60 * 1000;
const dumps = (dataDir: string) => readdirSync(dumpsFolder(dataDir)).toSorted();

describe("the hourly dump", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const dump = async () => {
    await site.database.transaction((tx) => site.app.jobs.send(tx, "dump-database", {}));
    expect(await site.app.jobs.runAll()).toEqual([]);
  };

  it("is left out where nothing was written since the last one", async () => {
    await insertTag(site.database, "first");
    await dump();
    await dump();
    expect(dumps(site.dataDir)).toHaveLength(1);
    await insertTag(site.database, "second");
    await dump();
    expect(dumps(site.dataDir)).toHaveLength(2);
  });

  it("is restored as the database was, beside which the replaced one stays", async () => {
    const [first = ""] = dumps(site.dataDir);
    const file = join(dumpsFolder(site.dataDir), first);
    const other = await createTestFolder();
    const { dataDir } = other.options;
    await expect(restoreDump(dataDir, file, false)).rejects.toThrow("There is a database already");
    const aside = await restoreDump(dataDir, file, true);
    expect(aside).toContain("database.replaced-");
    const open = await openDatabase({ dataDir });
    const rows = await open.database.select({ name: tags.name }).from(tags);
    await open.close();
    await other.drop();
    expect(rows).toEqual([{ name: { de: "first (de)", en: "first (en)" } }]);
  });

  it("does not replace a database that a process has open", async () => {
    const [first = ""] = dumps(site.dataDir);
    const file = join(dumpsFolder(site.dataDir), first);
    const refused = restoreDump(site.dataDir, file, true);
    await expect(refused).rejects.toThrow("The data folder is in use");
    expect(await site.database.$count(tags)).toBe(2);
  });
});

describe("dumps", () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestFolder();
  });
  afterEach(async () => test.drop());

  it("are made before a migration, and stay when that fails", async () => {
    const { dataDir } = test.options;
    const before = await openConnection({ dataDir });
    // all but the first are to come again, and fail as their tables are there
    await before.pool.query(
      "delete from drizzle.__drizzle_migrations where id > (select min(id) from drizzle.__drizzle_migrations)",
    );
    await before.close();
    await expect(openDatabase({ dataDir })).rejects.toThrow("could not be brought up to date");
    const [file = "", ...others] = dumps(dataDir);
    expect(others).toEqual([]);
    expect(file).toContain("before-0001_");
    expect(await openDatabase({ dataDir }).catch(String)).toContain("brought up to date");
  });

  it("are kept for a day, those of before a migration for a month, the newest for ever", async () => {
    const { dataDir } = test.options;
    const folder = dumpsFolder(dataDir);
    mkdirSync(folder, { recursive: true });
    const now = new Date("2025-09-01T12:00:00Z");
    const add = (name: string, hoursOld: number) => {
      const at = new Date(now.getTime() - hoursOld * hour);
      writeFileSync(join(folder, name), "");
      utimesSync(join(folder, name), at, at);
    };
    add("1-old.tar.gz", 25);
    add("2-before-0003_media.tar.gz", 25);
    add("3-before-0001_start.tar.gz", 31 * 24);
    add("4-young.tar.gz", 23);
    add(".making-killed", 2);
    add("5-newest.tar.gz", 900);
    await removeOldDumps(dataDir, now);
    expect(dumps(dataDir)).toEqual([
      "2-before-0003_media.tar.gz",
      "4-young.tar.gz",
      "5-newest.tar.gz",
    ]);
  });
});
