import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { createTestFolder, type TestDatabase } from "../../testing/testDatabase.ts";

jest.setTimeout(120_000);

const run = promisify(execFile);
const fillDisk = fileURLToPath(new URL("../../testing/fillDisk.ts", import.meta.url));
const fillLog = fileURLToPath(new URL("../../testing/fillLog.ts", import.meta.url));
/** A disk of its own in memory, which any user may mount where the system has user namespaces. */
const mount = 'mount -t tmpfs -o size=256m tmpfs "$1"';
const inNamespace = (script: string, ...parts: string[]) =>
  run("unshare", ["--user", "--map-root-user", "--mount", "sh", "-ec", script, "sh", ...parts], {
    env: { ...process.env, NODE_OPTIONS: "" },
  });

describe("the embedded database on a disk that gets full", () => {
  let place: TestDatabase;
  let folder: TestDatabase;
  beforeAll(async () => {
    place = await createTestFolder();
    folder = await createTestFolder();
  });
  afterAll(async () => {
    await place.drop();
    await folder.drop();
  });

  /**
   * Runs a program with the data folder on a small disk, again and again on the same one.
   * @returns what each run said; undefined on a system that mounts no disk for its users
   */
  async function onSmallDisk(program: string, runs: number): Promise<unknown[] | undefined> {
    const disk = place.options.dataDir;
    const canMount = await inNamespace(mount, disk).catch((error: Error) => error);
    if (canMount instanceof Error) {
      console.warn(`Not tested: this system mounts no disk for its users (${canMount.message}).`);
      return undefined;
    }
    const start = '"$3" --disable-warning=ExperimentalWarning "$4" "$1"';
    const script = [mount, 'cp -r "$2/." "$1"', ...Array<string>(runs).fill(start)].join("; ");
    const { stdout } = await inNamespace(
      script,
      disk,
      folder.options.dataDir,
      process.execPath,
      program,
    );
    const lines = stdout.trim().split("\n");
    return lines.map((line): unknown => JSON.parse(line));
  }

  it("ends where its log has no room, to be started again, and loses nothing", async () => {
    const met = await onSmallDisk(fillLog, 2);
    if (!met) return;
    expect(met).toEqual([
      { statement: expect.stringContaining("No space left on device"), loss: "told" },
      { rows: 1 },
    ]);
  });

  it("is dumped only where there is room; it refuses writes below its reserve, reads on, and loses nothing", async () => {
    const met = await onSmallDisk(fillDisk, 1);
    if (!met) return;
    expect(met[0]).toEqual({
      before: "none",
      dump: expect.stringMatching(
        /^The database was not dumped: that needs \d+ MB, and the disk of \/.+ has 1\d MB besides the database's reserve\. Make space on it\.$/,
      ),
      afterDump: "none",
      duringTransaction: "full",
      full: { insert: "full", read: "none" },
      secondStart: expect.stringMatching(
        /^The disk of \/.+ is nearly full: \d+ MB are free, and the database needs 64 MB to write at all\. Make space on it, then start again\.$/,
      ),
      after: { insert: "none", read: "none" },
      rows: 3,
    });
  });
});
