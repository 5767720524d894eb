import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createTestReleases, type TestReleases } from "../testing/testReleases.ts";
import { loadComposition } from "./composition.ts";
import { readRelease } from "./releases.ts";

let releases: TestReleases;
beforeEach(async () => {
  releases = await createTestReleases();
});
afterEach(() => releases.remove());

const load = () => loadComposition(releases.shellBuild, releases.folder, {});

describe("the shell's own scripts", () => {
  it("come from its release, with the hash of what stands in documents", async () => {
    const { head, start, oldBrowser } = (await load()).scripts;
    expect([head.text, start.text, oldBrowser]).toEqual([
      "/* head */",
      "/* start */",
      "said(oldBrowserWords)",
    ]);
    expect(head.hash).toMatch(/^sha256-[\w+/]{43}=$/);
    expect(start.hash).not.toBe(head.hash);
  });

  it("are needed, each listed in the release", async () => {
    const { release } = await readRelease(releases.shellBuild);
    const { "scripts/start.js": _start, ...files } = release.files;
    const listing = JSON.stringify({ ...release, files });
    await writeFile(join(releases.shellBuild, "release.json"), listing);
    await expect(load()).rejects.toThrow(
      /The shell's own build .* can't be used: it does not list its file scripts\/start\.js\./,
    );
  });

  it("are checked against the release's hashes", async () => {
    await rm(join(releases.shellBuild, "scripts/head.js"));
    await expect(load()).rejects.toThrow(/its file scripts\/head\.js is missing/);
  });
});
