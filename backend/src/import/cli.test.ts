import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { events } from "../database/schema/index.ts";
import { announceSite, runCommand } from "../testing/runCommand.ts";
import { createTestApp, type TestApp } from "../testing/testApp.ts";

const command = fileURLToPath(new URL("./cli.ts", import.meta.url));
const sampleFile = fileURLToPath(new URL("./sample.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "festival-import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (dataDir: string, ...parts: string[]) => runCommand(command, dataDir, ...parts);

describe("the import command, while the site does not run", () => {
  const dataDir = join(folder, "closed");

  it("opens the database itself, and finds nothing to change the second time", async () => {
    const first = await run(dataDir, "nyphil", sampleFile);
    expect(first).toMatchObject({ code: 0, errors: "" });
    expect(first.out).toContain("8 concerts read: 8 new, 0 changed, 0 unchanged.");
    const second = await run(dataDir, "nyphil", sampleFile);
    expect(second.out).toContain("8 concerts read: 0 new, 0 changed, 8 unchanged.");
  }, 60_000);

  it("says in one sentence what is missing", async () => {
    const nothing = await run(dataDir);
    expect(nothing).toMatchObject({
      code: 1,
      errors: "Say what to import: npm run import -- nyphil FILE\n",
    });
    const noFile = await run(dataDir, "nyphil", join(folder, "none.json"));
    expect(noFile).toMatchObject({
      code: 1,
      errors: `There is no file ${join(folder, "none.json")}.\n`,
    });
  }, 30_000);
});

describe("the import command, while the site runs", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await announceSite(site);
  }, 60_000);
  afterAll(() => site.close());

  it("goes through the running backend", async () => {
    const outcome = await run(site.dataDir, "nyphil", sampleFile);
    expect(outcome).toMatchObject({ code: 0, errors: "" });
    expect(await site.database.$count(events)).toBe(8);
  }, 30_000);

  it("names the broken record and where it stands", async () => {
    const file = join(folder, "broken.json");
    writeFileSync(file, readFileSync(sampleFile, "utf8").replace('"7:30PM"', '"half past"'));
    const { code, errors } = await run(site.dataDir, "nyphil", file);
    expect(code).toBe(1);
    expect(errors).toContain('programs[0].concerts[0].Time is no time: "half past"');
  }, 30_000);
});
