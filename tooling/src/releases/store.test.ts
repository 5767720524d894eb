import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CandidateVerdict, Release } from "@festival/contracts/release";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fileHashes } from "../build/fileHashes.ts";
import { proposeReleases, publishRemotes } from "./releaseRemotes.ts";
import { propose, publishRelease, readLive, tidyStore, type Publishable } from "./store.ts";

let store: string;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), "release-store-"));
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** A build of one file. */
async function build(version: string, content: string): Promise<Publishable> {
  const folder = join(store, "builds", version);
  await mkdir(join(folder, "server"), { recursive: true });
  await rm(join(folder, "release.json"), { force: true });
  await writeFile(join(folder, "server", "remoteEntry.cjs"), content);
  const release: Partial<Release> = { name: "mf-quiz", version, files: await fileHashes(folder) };
  await writeFile(join(folder, "release.json"), JSON.stringify(release));
  return { name: "mf-quiz", version, folder };
}

const entry = (target: string) => join(target, "server", "remoteEntry.cjs");
const contents = (target: string) => readFile(entry(target), "utf8");

describe("a published release", () => {
  it("never changes", async () => {
    const target = await publishRelease(store, await build("aaa", "first"));
    await publishRelease(store, await build("aaa", "second"));
    expect(await contents(target)).toBe("first");
  });

  it.each([
    ["another file", (target: string) => writeFile(entry(target), "damaged")],
    ["a file less", (target: string) => rm(entry(target))],
    ["a file more", (target: string) => writeFile(join(target, "server", "other.cjs"), "")],
    ["no description", (target: string) => rm(join(target, "release.json"))],
  ])("that has %s than was released is put back", async (_what, damage) => {
    const built = await build("aaa", "first");
    const target = await publishRelease(store, built);
    await damage(target);
    await publishRelease(store, built);
    expect(await contents(target)).toBe("first");
    expect((await readdir(target, { recursive: true })).toSorted()).toEqual([
      "release.json",
      "server",
      "server/remoteEntry.cjs",
    ]);
    expect(await readdir(join(store, "mf-quiz"))).toEqual(["aaa"]);
  });
});

describe("what is live", () => {
  const good = { revision: 3, live: { "mf-quiz": "aaa" }, previous: {} };

  it("is nothing before the first release", async () => {
    expect(await readLive(store)).toEqual({ revision: 0, live: {}, previous: {} });
  });

  it.each([
    ["missing", undefined],
    ["damaged", '{ "revision": '],
  ])("is what was live last where live.json is %s", async (_state, text) => {
    if (text) await writeFile(join(store, "live.json"), text);
    await writeFile(join(store, "live.good.json"), JSON.stringify(good));
    expect(await readLive(store)).toEqual(good);
  });

  it("says in one sentence that it is damaged where there is no copy either", async () => {
    await writeFile(join(store, "live.json"), '{ "revision": ');
    await expect(readLive(store)).rejects.toThrow(/live\.json is damaged, and there is no copy/);
  });
});

describe("a start", () => {
  it("releases nothing that was live before: neither what was rolled back, nor what another team's release replaced", async () => {
    const live = { revision: 3, live: { "mf-quiz": "ccc" }, previous: { "mf-quiz": ["aaa"] } };
    await writeFile(
      join(store, "live.json"),
      JSON.stringify({ ...live, withdrawn: { "mf-quiz": ["bbb"] } }),
    );
    const environment = {
      BACKEND_URL: "",
      INTERNAL_SECRET: "",
      RELEASES_DIR: store,
      SHELL_BUILD: "",
    };
    for (const version of ["aaa", "bbb"]) {
      const built = await build(version, version);
      const options = { alsoEarlier: false, inBrowser: false };
      expect(await proposeReleases([built], environment, options)).toMatchObject({
        proposals: [],
        refused: [],
        earlier: [{ name: "mf-quiz", version, live: "ccc" }],
      });
    }
  });

  it("releases again what a build for development replaced, but nothing that was rolled back", async () => {
    const development = await build("ccc", "readable");
    const description = join(development.folder, "release.json");
    const release = JSON.parse(await readFile(description, "utf8"));
    await writeFile(description, JSON.stringify({ ...release, isForDevelopment: true }));
    await publishRelease(store, development);
    const live = {
      revision: 3,
      live: { "mf-quiz": "ccc" },
      previous: { "mf-quiz": ["aaa"] },
      withdrawn: { "mf-quiz": ["bbb"] },
    };
    await writeFile(join(store, "live.json"), JSON.stringify(live));
    const choice = { alsoEarlier: false };
    expect(await publishRemotes([await build("aaa", "before")], store, choice)).toEqual({
      candidates: [{ name: "mf-quiz", version: "aaa" }],
      earlier: [],
    });
    expect(await publishRemotes([await build("bbb", "rolled back")], store, choice)).toEqual({
      candidates: [],
      earlier: [{ name: "mf-quiz", version: "bbb", live: "ccc" }],
    });
  });

  it("clears away what killed commands left half done", async () => {
    const id = "01234567-89ab-cdef-0123-456789abcdef";
    await publishRelease(store, await build("aaa", "first"));
    await rm(join(store, "builds"), { recursive: true });
    await mkdir(join(store, "mf-quiz", `bbb.${id}`));
    for (const name of [`live.json.${id}`, `live.good.json.${id}`, "live.lock", "live.json"]) {
      await writeFile(join(store, name), "{");
    }
    await propose(store, { name: "mf-quiz", version: "aaa", isRollback: false });
    await tidyStore(store);
    expect((await readdir(store, { recursive: true })).toSorted()).toEqual([
      "live.json",
      "mf-quiz",
      "mf-quiz/aaa",
      "mf-quiz/aaa/release.json",
      "mf-quiz/aaa/server",
      "mf-quiz/aaa/server/remoteEntry.cjs",
    ]);
  });
});

describe("a candidate", () => {
  const files = () => readdir(join(store, "candidates"));

  it("waits for the shell's verdict", async () => {
    const proposal = await propose(store, { name: "mf-quiz", version: "aaa", isRollback: false });
    const { id } = proposal;
    const file = join(store, "candidates", `${id}.json`);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      id,
      name: "mf-quiz",
      version: "aaa",
      isRollback: false,
    });
    const verdict: CandidateVerdict = { isLive: false, reason: "it is out of tune" };
    await writeFile(join(store, "candidates", `${id}.verdict.json`), JSON.stringify(verdict));
    await rm(file);
    expect(await proposal.verdict(10_000)).toEqual(verdict);
    expect(await files()).toEqual([]);
  });

  it("is taken back where no shell tries it in time", async () => {
    const { verdict } = await propose(store, {
      name: "mf-quiz",
      version: "aaa",
      isRollback: false,
    });
    await expect(verdict(100)).rejects.toThrow(/has not tried mf-quiz aaa within 0\.1 s/);
    expect(await files()).toEqual([]);
  });
});
