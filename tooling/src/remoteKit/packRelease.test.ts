import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { packRelease } from "./packRelease.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pack-release-"));
  await mkdir(join(folder, "build", "browser"), { recursive: true });
  for (const file of ["release.json", "browser/app.js", "browser/screen.js"]) {
    await writeFile(join(folder, "build", file), file);
  }
});
afterEach(() => rm(folder, { recursive: true }));

async function packed(name: string): Promise<string> {
  const archive = join(folder, "releases", `${name}.tgz`);
  await packRelease(join(folder, "build"), archive);
  return archive;
}

it("packRelease: begins with the description, and holds all files by their paths", async () => {
  const { stdout } = await promisify(execFile)("tar", ["-tzf", await packed("quiz")]);
  expect(stdout.trim().split("\n")).toEqual([
    "release.json",
    "browser/app.js",
    "browser/screen.js",
  ]);
});

it("packRelease: makes equal archives of equal builds, whenever these were written", async () => {
  const first = await readFile(await packed("first"));
  await utimes(join(folder, "build", "release.json"), 1, 1);
  expect((await readFile(await packed("second"))).equals(first)).toBe(true);
});
