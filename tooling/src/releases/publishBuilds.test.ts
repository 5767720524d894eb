import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContainerName, containerNames, remoteNames } from "@festival/contracts/containers";
import type { Candidate, LiveSet, Release } from "@festival/contracts/release";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fileHashes } from "../build/fileHashes.ts";
import { publishBuilds } from "./publishBuilds.ts";

let folder: string;
const builds = () => join(folder, "builds");
const store = () => join(folder, "store");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "publish-"));
  for (const name of containerNames) await build(name, "aaaaaaaaaaaa");
});
afterEach(() => rm(folder, { recursive: true }));

/** A build of one file, in the place of the one before. */
async function build(name: ContainerName, version: string): Promise<void> {
  const target = join(builds(), name);
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, "browser"), { recursive: true });
  await writeFile(join(target, "browser", "app.js"), `// ${version}`);
  const release: Partial<Release> = { name, version, files: await fileHashes(target) };
  await writeFile(join(target, "release.json"), JSON.stringify(release));
}

async function waiting(): Promise<Pick<Candidate, "name" | "version" | "isRollback">[]> {
  const candidates = join(store(), "candidates");
  const texts = (await readdir(candidates)).map((name) => readFile(join(candidates, name), "utf8"));
  return (await Promise.all(texts))
    .map((text) => JSON.parse(text) as Candidate)
    .map(({ name, version, isRollback }) => ({ name, version, isRollback }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function goLive(set: Partial<LiveSet>): Promise<void> {
  await rm(join(store(), "candidates"), { recursive: true, force: true });
  const whole: LiveSet = { revision: 1, live: {}, previous: {}, ...set };
  await writeFile(join(store(), "live.json"), JSON.stringify(whole));
}

const allLive = Object.fromEntries(remoteNames.map((name) => [name, "aaaaaaaaaaaa"]));

describe("the job that publishes an image's builds", () => {
  it("puts all of them into an empty store and lets the remotes wait for the shells", async () => {
    const { published, proposed } = await publishBuilds(builds(), store());
    expect(published.map(({ name }) => name)).toEqual(containerNames);
    expect(proposed.map(({ name }) => name)).toEqual(remoteNames);
    for (const name of containerNames) {
      const file = join(store(), name, "aaaaaaaaaaaa", "browser", "app.js");
      expect(await readFile(file, "utf8")).toBe("// aaaaaaaaaaaa");
    }
    const candidate = { version: "aaaaaaaaaaaa", isRollback: false };
    expect(await waiting()).toEqual(
      remoteNames
        .map((name) => ({ name, ...candidate }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    );
  });

  it("proposes what has changed alone, and nothing that was live before or was rolled back", async () => {
    await publishBuilds(builds(), store());
    await goLive({
      live: { ...allLive, "mf-forms": "cccccccccccc" },
      previous: { "mf-forms": ["aaaaaaaaaaaa"] },
      withdrawn: { "mf-magazine": ["dddddddddddd"] },
    });
    await build("mf-quiz", "bbbbbbbbbbbb");
    await build("mf-magazine", "dddddddddddd");
    await build("shell", "eeeeeeeeeeee");
    await publishBuilds(builds(), store());
    expect(await waiting()).toEqual([
      { name: "mf-quiz", version: "bbbbbbbbbbbb", isRollback: false },
    ]);
    // documents of the shell before still name its files
    expect((await readdir(join(store(), "shell"))).toSorted()).toEqual([
      "aaaaaaaaaaaa",
      "eeeeeeeeeeee",
    ]);
  });

  it("removes verdicts that no command waits for any more, and leaves the others", async () => {
    await publishBuilds(builds(), store());
    await goLive({ live: allLive });
    const candidates = join(store(), "candidates");
    await mkdir(candidates);
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of ["old", "new"])
      await writeFile(join(candidates, `${name}.verdict.json`), "{}");
    await utimes(join(candidates, "old.verdict.json"), old, old);
    await publishBuilds(builds(), store());
    expect(await readdir(candidates)).toEqual(["new.verdict.json"]);
  });
});
