import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { LiveSetMoved, publishRelease, readLive, rollback, setLive, tidyStore } from "./store.ts";

let store: string;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), "release-store-"));
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe("the release store", () => {
  it("begins with nothing live", async () => {
    expect(await readLive(store)).toEqual({ revision: 0, live: {}, previous: {} });
  });

  it("says in one sentence that it is damaged", async () => {
    await writeFile(join(store, "live.json"), '{ "revision": ');
    await expect(readLive(store)).rejects.toThrow(/live\.json is damaged; without it/);
  });

  it("remembers what was live before, and goes back to it", async () => {
    await setLive(store, { "mf-quiz": "aaa", "mf-forms": "fff" });
    await setLive(store, { "mf-quiz": "bbb" });
    expect((await readLive(store)).live).toEqual({ "mf-quiz": "bbb", "mf-forms": "fff" });
    const back = await rollback(store, "mf-quiz");
    expect(back).toEqual({
      revision: 3,
      live: { "mf-quiz": "aaa", "mf-forms": "fff" },
      previous: { "mf-quiz": [] },
    });
    await expect(rollback(store, "mf-quiz")).rejects.toThrow("no earlier release");
  });

  it("writes nothing when the version is live already", async () => {
    await setLive(store, { "mf-quiz": "aaa" });
    expect((await setLive(store, { "mf-quiz": "aaa" })).revision).toBe(1);
  });

  it("lets only one of two writers through", async () => {
    const outcomes = await Promise.allSettled([
      setLive(store, { "mf-quiz": "aaa" }),
      setLive(store, { "mf-forms": "bbb" }),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    for (const { reason } of refused) expect(reason).toBeInstanceOf(LiveSetMoved);
    const { live, revision } = await readLive(store);
    expect(Object.keys(live)).toHaveLength(2 - refused.length);
    expect(revision).toBe(2 - refused.length);
  });

  it("recovers from a command that was killed half way", async () => {
    const id = "01234567-89ab-cdef-0123-456789abcdef";
    await setLive(store, { "mf-quiz": "aaa" });
    await mkdir(join(store, "mf-quiz", "aaa"), { recursive: true });
    await mkdir(join(store, "mf-quiz", `bbb.${id}`));
    await writeFile(join(store, `live.${id}.json`), "{");
    await writeFile(join(store, "live.lock"), "");
    await expect(setLive(store, { "mf-quiz": "bbb" })).rejects.toThrow(LiveSetMoved);
    await tidyStore(store);
    expect((await setLive(store, { "mf-quiz": "ccc" })).live).toEqual({ "mf-quiz": "ccc" });
    expect((await readdir(store, { recursive: true })).toSorted()).toEqual([
      "live.json",
      "mf-quiz",
      "mf-quiz/aaa",
    ]);
  });

  it("never changes a release that is there", async () => {
    const folder = join(store, "build");
    await mkdir(folder);
    await writeFile(join(folder, "release.json"), "first");
    const target = await publishRelease(store, { name: "mf-quiz", version: "aaa", folder });
    await writeFile(join(folder, "release.json"), "second");
    await publishRelease(store, { name: "mf-quiz", version: "aaa", folder });
    expect(await readFile(join(target, "release.json"), "utf8")).toBe("first");
  });
});
