import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestFolder, type TestDatabase } from "../../testing/testDatabase.ts";
import { openDatabase } from "./openDatabase.ts";

const readMuch = fileURLToPath(new URL("../../testing/readMuch.ts", import.meta.url));

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
    // Heaps so small must be cleared again and again; in larger ones garbage would look like what is kept.
    const reader = spawn(process.execPath, ["--max-old-space-size=100", readMuch, dataDir], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    const ended = once(reader, "exit");
    const grown = Number(await text(reader.stdout));
    expect(await ended).toEqual([0, null]);
    // 600 MB were read and done with
    expect(grown / 2 ** 20).toBeLessThan(300);
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
