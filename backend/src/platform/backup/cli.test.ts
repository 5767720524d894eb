import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../database/openDatabase.ts";
import { tags } from "../database/schema/index.ts";
import { insertTag } from "../../testing/factories.ts";
import { announceSite, runCommand } from "../../testing/runCommand.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

const command = fileURLToPath(new URL("./cli.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "festival-backup-"));
const file = join(folder, "backup.tar.gz");

const run = (dataDir: string, ...parts: string[]) => runCommand(command, dataDir, ...parts);

describe("the commands backup and restore", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await announceSite(site);
    await insertTag(site.database, "strings");
  }, 120_000);
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("keep a running site and bring it back in an empty folder", async () => {
    const kept = await run(site.dataDir, "backup", file);
    expect(kept).toMatchObject({ code: 0, errors: "" });
    expect(kept.out).toContain(`are in ${file}`);
    expect(await site.database.$count(tags)).toBe(1);

    const dataDir = join(folder, "new");
    const restored = await run(dataDir, "restore", file);
    expect(restored).toMatchObject({ code: 0, errors: "" });
    const open = await openDatabase({ dataDir });
    const names = await open.database.select({ name: tags.name }).from(tags);
    await open.close();
    expect(names).toEqual([{ name: { de: "strings (de)", en: "strings (en)" } }]);

    const again = await run(dataDir, "restore", file);
    expect(again).toMatchObject({ code: 1 });
    expect(again.errors).toMatch(/^There is a site already; --replace .*\n$/);
  }, 120_000);

  it("say in one sentence why not", async () => {
    expect(await run(site.dataDir, "backup", file)).toMatchObject({
      code: 1,
      errors: `There is a file ${file} already.\n`,
    });
    const inUse = await run(site.dataDir, "restore", file, "--replace");
    expect(inUse.errors).toMatch(/^The data folder is in use by the process \d+ .*\n$/);
    expect(await run(join(folder, "none"), "backup")).toMatchObject({
      code: 1,
      errors: `There is no database in ${join(folder, "none")}.\n`,
    });
    expect(await run(site.dataDir, "restore", join(folder, "none.tar.gz"))).toMatchObject({
      code: 1,
      errors: `There is no file ${join(folder, "none.tar.gz")}.\n`,
    });
  }, 120_000);
});
