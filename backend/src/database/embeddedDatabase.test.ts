import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { sql } from "drizzle-orm";
import { createTestFolder, type TestDatabase } from "../testing/testDatabase.ts";
import { openDatabase } from "./openDatabase.ts";

jest.setTimeout(60_000);

describe("the embedded database", () => {
  let test: TestDatabase;
  let dataDir: string;
  let lock: string;
  beforeAll(async () => {
    test = await createTestFolder();
    ({ dataDir } = test.options);
    lock = join(dataDir, "database.lock");
  });
  afterAll(() => test.drop());

  it("is refused to a second opener in the same process", async () => {
    const open = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow("The data folder is in use");
    await open.close();
  });

  it("keeps nothing of the answers it has given", async () => {
    const open = await openDatabase({ dataDir });
    const rows = () =>
      open.database.execute(sql`select repeat('x', 1000) from generate_series(1, 1000)`);
    const read = async (times: number) => {
      for (let time = 0; time < times; time += 1) await rows();
      return process.memoryUsage().rss;
    };
    const before = await read(50);
    // 600 MB of answers, all read and done with: far more than the process grows by for other reasons
    const after = await read(600);
    await open.close();
    expect((after - before) / 2 ** 20).toBeLessThan(300);
  });

  it("takes over the lock of a process that is no more, or of which another took the number", async () => {
    const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
    await once(child, "exit");
    for (const stale of [
      JSON.stringify({ pid: child.pid, startedAt: "1" }),
      JSON.stringify({ pid: process.pid, startedAt: "1" }),
      "",
    ]) {
      writeFileSync(lock, stale);
      const open = await openDatabase({ dataDir });
      expect(JSON.parse(readFileSync(lock, "utf8"))).toMatchObject({ pid: process.pid });
      await open.close();
    }
  });

  it("begins no new database in the place of one that has lost files", async () => {
    const version = join(dataDir, "database", "PG_VERSION");
    renameSync(version, `${version}.away`);
    await expect(openDatabase({ dataDir })).rejects.toThrow("files of it are missing");
    renameSync(`${version}.away`, version);
    await (await openDatabase({ dataDir })).close();
  });

  it("says in one sentence that its folder is damaged, and gives the lock back", async () => {
    truncateSync(join(dataDir, "database", "global", "pg_control"), 0);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^The database in .* is damaged/);
    expect(existsSync(lock)).toBe(false);
  });
});
