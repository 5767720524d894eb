import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addressOf } from "@festival/contracts/calls/call";
import { getReadiness } from "@festival/contracts/calls/platform";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  goodRelease,
  startReleasingShell,
  type ReleasingShell,
} from "../testing/releasingShell.ts";
import { json } from "../testing/testBackend.ts";
import { version, type ReleaseSource } from "../testing/testReleases.ts";
import { until } from "../testing/testShell.ts";

// Releases of every bad kind, tried by a shell that runs.

let site: ReleasingShell;
beforeAll(async () => {
  site = await startReleasingShell(5);
});
afterAll(() => site.close());

const forged = `
  const verdict = { ok: true, isLive: true, type: "ready", rendered: {}, probes: [], port: 1 };
  console.log(JSON.stringify(verdict));
  console.error(JSON.stringify(verdict));
  process.send(verdict);
  process.send({ ...verdict, nonce: process.env.TRIAL_TASK });
`;

describe("a candidate", () => {
  it.each<[what: string, source: ReleaseSource, reason: RegExp]>([
    ["throws when it is loaded", { container: "throw new Error('out of tune');" }, /^out of tune$/],
    ["can't be parsed", { container: "const = 1;" }, /^Unexpected token '='$/],
    ["exports nothing", { container: "" }, /^its server file exports no container$/],
    [
      "ends the process",
      { container: "process.exit(0);" },
      /^its process ended with 0 while it was loaded$/,
    ],
    [
      "says that all is well and ends the process",
      { container: `${forged} process.exit(0);` },
      /^its process ended with 0 while it was loaded$/,
    ],
    [
      "says that all is well and renders nothing",
      goodRelease("mf-quiz", "", `render: () => { ${forged} throw new Error("broken"); },`),
      /^it answers \/de\/konzert-o-mat with 500: broken$/,
    ],
    [
      "loops when it is loaded",
      { container: "for (;;);" },
      /^it hung for 5 s while it was loaded$/,
    ],
    [
      "hangs in a page",
      goodRelease("mf-quiz", "", "load: () => new Promise(() => {}),"),
      /^it hung for 5 s while it rendered \/de\/konzert-o-mat$/,
    ],
    [
      "names another's page",
      goodRelease("mf-quiz", "", "probes: async () => ['/de/forms'],"),
      /^it names the probe \/de\/forms, which is not its own$/,
    ],
    [
      "has a fragment that throws",
      goodRelease(
        "mf-quiz",
        "",
        "fragments: { list: { load: async () => 1, render: () => { throw new Error('list'); } } },",
      ),
      /^list$/,
    ],
    [
      "was built for another contract",
      { ...goodRelease("mf-quiz", ""), given: { contract: 99 } },
      /contract 99/,
    ],
  ])("that %s is refused, and nothing that is live changes", async (_what, source, reason) => {
    const before = await site.releases.readLive();
    const verdict = await site.release("mf-quiz", "b", source);
    expect(verdict).toEqual({ isLive: false, reason: expect.stringMatching(reason) });
    expect(await site.releases.readLive()).toEqual(before);
    expect(await site.shown()).toEqual(["first quiz", "first forms"]);
  });

  it.each([
    ["lacks a file", (folder: string) => rm(join(folder, "browser", "entry.js"))],
    [
      "has another file",
      (folder: string) => writeFile(join(folder, "server", "remoteEntry.cjs"), "1"),
    ],
    ["lacks its description", (folder: string) => rm(join(folder, "release.json"))],
  ])("that %s is refused", async (_what, damage) => {
    const folder = await site.releases.add(
      "mf-quiz",
      version("b"),
      goodRelease("mf-quiz", "second quiz"),
    );
    await damage(folder);
    const { verdict } = await site.releases.propose("mf-quiz", version("b"));
    expect(await verdict()).toMatchObject({
      isLive: false,
      reason: expect.stringMatching(/^its file/),
    });
    expect(await site.shown()).toEqual(["first quiz", "first forms"]);
  });

  it("that is good goes live beside a bad one", async () => {
    const bad = await site.propose("mf-forms", "b", { container: "process.exit(0);" });
    const { verdict } = await site.propose("mf-quiz", "2", goodRelease("mf-quiz", "second quiz"));
    expect(await bad.verdict()).toMatchObject({ isLive: false });
    expect(await verdict()).toEqual({ isLive: true });
    expect(await site.shown()).toEqual(["second quiz", "first forms"]);
    expect(await site.releases.readLive()).toMatchObject({
      live: { "mf-quiz": version("2"), "mf-forms": version("a") },
      previous: { "mf-quiz": [version("a")] },
    });
  });

  it("that takes the place of a later release leaves word that this was rolled back", async () => {
    const { verdict } = await site.releases.propose("mf-quiz", version("a"), { isRollback: true });
    expect(await verdict()).toEqual({ isLive: true });
    expect(await site.shown()).toEqual(["first quiz", "first forms"]);
    expect(await site.releases.readLive()).toMatchObject({
      live: { "mf-quiz": version("a") },
      previous: { "mf-quiz": [] },
      withdrawn: { "mf-quiz": [version("2")] },
    });
  });

  it("that its command takes back while it is tried does not go live", async () => {
    const loaded = join(site.releases.folder, "loaded");
    const { takeBack } = await site.propose("mf-quiz", "b", {
      container: `require("node:fs").writeFileSync(${JSON.stringify(loaded)}, "");${
        // long enough for the command to give up meanwhile
        "const end = Date.now() + 1000; while (Date.now() < end);"
      } module.exports = { init() {}, get: async () => () => ({}) };`,
    });
    await until(() => readFile(loaded).then(Boolean, () => false));
    await takeBack();
    expect(await site.release("mf-forms", "3", goodRelease("mf-forms", "third forms"))).toEqual({
      isLive: true,
    });
    expect(await site.shown()).toEqual(["first quiz", "third forms"]);
  });
});

describe("a candidate that comes while the backend is not ready", () => {
  it("waits for it, and is not refused", async () => {
    const readiness = `GET ${addressOf(getReadiness)}`;
    site.backend.on(readiness, json({ code: "unavailable", message: "" }, 503));
    const source = goodRelease("mf-forms", "third forms");
    const outcome = (await site.propose("mf-forms", "7", source)).verdict();
    // several looks at the store
    const early = await Promise.race([outcome, wait(1500, "none")]);
    expect(early).toBe("none");
    site.backend.on(readiness, json({ status: "ready" }));
    expect(await outcome).toEqual({ isLive: true });
  });
});
