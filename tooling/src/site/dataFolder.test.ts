import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { announceSite, findRunningSite, lockDataFolder, prepareDataFolder } from "./dataFolder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "festival-data-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the data folder", () => {
  it("is made where there is none", () => {
    prepareDataFolder(join(folder, "new"));
    expect(existsSync(join(folder, "new", "releases"))).toBe(true);
  });

  it("is made for its owner alone, and so is all that the site writes later", () => {
    const umask = process.umask(0o022);
    prepareDataFolder(join(folder, "new"));
    writeFileSync(join(folder, "new", "later"), "");
    process.umask(umask);
    for (const name of ["", "logs", "releases", "later"]) {
      expect(statSync(join(folder, "new", name)).mode & 0o077).toBe(0);
    }
  });

  it("is refused in one sentence where no folder can be made", () => {
    expect(() => prepareDataFolder("/proc/festival")).toThrow("is not writable");
  });

  it("is refused in one sentence when it is a file", () => {
    writeFileSync(join(folder, "file"), "");
    expect(() => prepareDataFolder(join(folder, "file"))).toThrow("is a file; DATA_DIR must name");
  });

  it("belongs to one site at a time", async () => {
    // stands in for a running site: a process whose command line names the tools
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "tooling"]);
    writeFileSync(join(folder, "site.lock"), String(other.pid));
    expect(() => lockDataFolder(folder)).toThrow(`process number ${other.pid}`);
    other.kill();
    await new Promise((resolve) => other.once("close", resolve));
    lockDataFolder(folder)();
    expect(existsSync(join(folder, "site.lock"))).toBe(false);
  });

  it("tells where its site runs only as long as it runs", async () => {
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "tooling"]);
    const environment = {
      BACKEND_URL: "b",
      INTERNAL_SECRET: "s",
      RELEASES_DIR: "r",
      SHELL_BUILD: "f",
    };
    const site = { pid: other.pid ?? 0, url: "u", environment };
    expect(findRunningSite(folder)).toBeUndefined();
    announceSite(folder, site);
    expect(findRunningSite(folder)).toEqual(site);
    other.kill();
    await new Promise((resolve) => other.once("close", resolve));
    expect(findRunningSite(folder)).toBeUndefined();
  });
});
