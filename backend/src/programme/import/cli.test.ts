import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { events } from "../../platform/database/schema/index.ts";
import { announceSite, runCommand } from "../../testing/runCommand.ts";
import { tableContents } from "../../testing/tableContents.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";

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
  }, 120_000);

  it("names the rows that it left out, and ends with 2", async () => {
    const file = join(folder, "emptyEntry.json");
    const entry = '{"ID": "*", "soloists": []},';
    const sample = readFileSync(sampleFile, "utf8");
    writeFileSync(file, `\uFEFF${sample.replace('"works": [', `"works": [${entry}`)}`);
    const { code, out, errors } = await run(join(folder, "direct"), "nyphil", file);
    expect([code, out]).toEqual([2, expect.stringContaining("8 concerts read: 8 new")]);
    expect(errors).toContain("programs[0].works[0], work of program 9001: has neither");
  }, 120_000);

  it("refuses a file that is not in UTF-8, whose accents would be lost", async () => {
    const file = join(folder, "latin1.json");
    writeFileSync(file, Buffer.from('{"programs": "Dvořák, Händel"}', "latin1"));
    expect(await run(dataDir, "nyphil", file)).toMatchObject({
      code: 1,
      errors: `The file ${file} is not written in UTF-8; convert it first.\n`,
    });
  }, 120_000);

  it("says in one sentence what is missing", async () => {
    const nothing = await run(dataDir);
    expect(nothing).toMatchObject({
      code: 1,
      errors: "Say what to import: npm run import -- nyphil FILE [--strict]\n",
    });
    const noFile = await run(dataDir, "nyphil", join(folder, "none.json"));
    expect(noFile).toMatchObject({
      code: 1,
      errors: `There is no file ${join(folder, "none.json")}.\n`,
    });
  }, 120_000);
});

describe("the import command, while the site runs", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await announceSite(site);
  }, 120_000);
  afterAll(() => site.close());

  it("goes through the running backend", async () => {
    const outcome = await run(site.dataDir, "nyphil", sampleFile);
    expect(outcome).toMatchObject({ code: 0, errors: "" });
    expect(await site.database.$count(events)).toBe(8);
  }, 120_000);

  it("ends with 2 where rows were left out, and names each; with 1 and unchanged where it is strict", async () => {
    const file = join(folder, "broken.json");
    writeFileSync(file, readFileSync(sampleFile, "utf8").replace('"7:30PM"', '"half past"'));
    const line = 'programs[0].concerts[0], concert of program 9001: Time is no time: "half past"';
    const before = await tableContents(site.database);
    expect(await run(site.dataDir, "nyphil", file, "--strict")).toEqual({
      code: 1,
      out: "",
      errors: `Nothing was imported: 1 row is bad.\n${line}\n`,
    });
    expect(await tableContents(site.database)).toEqual(before);
    const { code, out, errors } = await run(site.dataDir, "nyphil", file);
    expect(code).toBe(2);
    expect(out).toContain("7 concerts read: 0 new, 0 changed, 7 unchanged.");
    expect(errors).toContain(`1 row was left out:\n${line}\n`);
  }, 120_000);
});
