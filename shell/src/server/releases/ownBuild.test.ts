import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createTestReleases, type TestReleases } from "../testing/testReleases.ts";
import { awaitPublished } from "./ownBuild.ts";
import { readRelease } from "./releases.ts";

let image: TestReleases;
let store: string;

beforeEach(async () => {
  image = await createTestReleases();
  store = await mkdtemp(join(tmpdir(), "store-"));
});
afterEach(async () => {
  await image.remove();
  await rm(store, { recursive: true });
});

describe("a shell whose build came with its program", () => {
  it("waits until the release store has it", async () => {
    const { version } = (await readRelease(image.shellBuild)).release;
    let isPublished = false;
    const waiting = awaitPublished({ shellBuild: image.shellBuild, releasesFolder: store }, 20_000);
    const published = (async () => {
      // another version is not enough
      await cp(image.shellBuild, join(store, "shell", "111111111111"), { recursive: true });
      await new Promise((resolve) => setTimeout(resolve, 600));
      isPublished = true;
      await cp(image.shellBuild, join(store, "shell", version), { recursive: true });
    })();
    await waiting;
    expect(isPublished).toBe(true);
    await published;
  });

  it("names store and version when it is not published in time", async () => {
    const { version } = (await readRelease(image.shellBuild)).release;
    await expect(
      awaitPublished({ shellBuild: image.shellBuild, releasesFolder: store }, 0),
    ).rejects.toThrow(`The release store ${store} lacks this shell's build ${version}: run`);
  });

  it("waits for nothing where it lies in the store", async () => {
    const { folder } = image;
    const shellBuild = join(folder, "shell", "none");
    await expect(
      awaitPublished({ shellBuild, releasesFolder: folder }, 0),
    ).resolves.toBeUndefined();
  });
});
