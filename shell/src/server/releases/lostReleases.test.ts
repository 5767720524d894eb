import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  goodRelease,
  startReleasingShell,
  type ReleasingShell,
} from "../testing/releasingShell.ts";
import { version } from "../testing/testReleases.ts";
import { until } from "../testing/testShell.ts";

// What was live and can't be used any more: files that are damaged or gone.

let site: ReleasingShell;
const liveFile = () => join(site.releases.folder, "live.json");

beforeAll(async () => {
  site = await startReleasingShell(30);
});
afterAll(() => site.close());

describe("a damaged release that is live", () => {
  const entry = () =>
    join(site.releases.folder, "mf-quiz", version("2"), "server", "remoteEntry.cjs");

  it("keeps no other team from releasing, and an earlier one is served in its place", async () => {
    expect(await site.release("mf-quiz", "2", goodRelease("mf-quiz", "second quiz"))).toEqual({
      isLive: true,
    });
    await rename(entry(), `${entry()}.whole`);
    await writeFile(entry(), "damaged");
    expect(await site.release("mf-forms", "2", goodRelease("mf-forms", "second forms"))).toEqual({
      isLive: true,
    });
    expect(await site.shown()).toEqual(["first quiz", "second forms"]);
    expect(await site.shell.health()).toMatchObject({
      status: "degraded",
      refused: expect.arrayContaining([
        {
          name: "mf-quiz",
          reason: `${version("2")} can't be used: its file server/remoteEntry.cjs is not what was released; ${version("a")} is served in its place`,
        },
      ]),
    });
  });

  it("is no obstacle for a start either", async () => {
    await site.restart();
    expect(await site.shown()).toEqual(["first quiz", "second forms"]);
  });

  it("is served again when its files are back", async () => {
    await rename(`${entry()}.whole`, entry());
    await until(async () => (await site.shown())[0] === "second quiz");
    await until(async () => (await site.shell.health()).takenOver);
    const { refused } = await site.shell.health();
    expect(refused.map(({ name }) => name)).not.toContain("mf-quiz");
  });
});

describe("live.json", () => {
  const problem = async () => (await site.shell.health()).storeProblem;

  it.each([
    ["missing", () => rm(liveFile())],
    ["damaged", () => writeFile(liveFile(), '{ "revision": 9')],
  ])(
    "changes nothing while it is %s, and a restart serves the last good set",
    async (state, spoil) => {
      const whole = await readFile(liveFile());
      await spoil();
      await until(async () => (await problem()) === `live.json is ${state}`);
      expect((await site.shell.health()).status).toBe("degraded");
      expect(await site.shown()).toEqual(["second quiz", "second forms"]);
      await site.restart();
      expect(await site.shown()).toEqual(["second quiz", "second forms"]);
      expect(await problem()).toBe(`live.json is ${state}`);
      await writeFile(liveFile(), whole);
      await until(async () => (await problem()) === null);
    },
  );

  it("is whole again with the next release", async () => {
    await rm(liveFile());
    expect(await site.release("mf-forms", "3", goodRelease("mf-forms", "third forms"))).toEqual({
      isLive: true,
    });
    expect(await site.releases.readLive()).toMatchObject({
      live: { "mf-quiz": version("2"), "mf-forms": version("3") },
      previous: { "mf-forms": [version("a"), version("2")] },
    });
    await until(async () => (await problem()) === null);
  });
});

describe("with several workers, a candidate", () => {
  it("that only one of them can load is refused, and all serve what was live without a failure", async () => {
    await site.restart(2);
    const failures: unknown[] = [];
    const over = new AbortController();
    const visitor = (async () => {
      while (!over.signal.aborted)
        await site.shown().catch((error: unknown) => failures.push(error));
    })();
    const once = join(site.releases.folder, "once");
    const { server = "" } = goodRelease("mf-quiz", "third quiz");
    const verdict = await site.release("mf-quiz", "3", {
      // this fails where the file is there already
      server: `require("node:fs").writeFileSync(${JSON.stringify(once)}, "", { flag: "wx" }); ${server}`,
    });
    expect(verdict).toEqual({ isLive: false, reason: expect.stringMatching(/EEXIST/) });
    await until(async () => (await site.shell.health()).takenOver);
    const seen = await Promise.all(Array.from({ length: 20 }, site.shown));
    expect(new Set(seen.flat())).toEqual(new Set(["second quiz", "third forms"]));
    expect((await site.releases.readLive()).live["mf-quiz"]).toBe(version("2"));
    over.abort();
    await visitor;
    expect(failures).toEqual([]);
  });

  it("that is good goes live after all that", async () => {
    expect(await site.release("mf-quiz", "4", goodRelease("mf-quiz", "fourth quiz"))).toEqual({
      isLive: true,
    });
    await site.restart();
    expect(await site.shown()).toEqual(["fourth quiz", "third forms"]);
  });
});
