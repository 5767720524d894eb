import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import type { Candidate, LiveSet } from "@festival/contracts/release";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  LiveSetMoved,
  openReleaseStore,
  withCandidates,
  type ReleaseStore,
} from "./releaseStore.ts";

let folder: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-store-"));
  store = openReleaseStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const nothing: LiveSet = { revision: 0, live: {}, previous: {} };
let ids = 0;
const candidate = (name: Candidate["name"], digit: string, isRollback = false): Candidate => ({
  id: `candidate-${(ids += 1)}`,
  name,
  version: digit.repeat(12),
  isRollback,
});
const at = "2025-08-20T08:00:00.000Z";
const version = (digit: string) => digit.repeat(12);
const write = (name: string, content: string) => writeFile(join(folder, name), content);

describe("what is live", () => {
  it("is nothing before the first release, which is no problem", async () => {
    expect(await store.readFirst()).toEqual({ set: nothing, problem: null });
  });

  it.each([
    ["missing", () => rm(join(folder, "live.json"))],
    ["damaged", () => write("live.json", '{ "revision": ')],
    ["damaged", () => write("live.json", "[]")],
    ["damaged", () => write("live.json", '{ "revision": 1, "live": null, "previous": {} }')],
  ])("is what was served last where live.json is %s", async (state, spoil) => {
    const set = await store.goLive(nothing, [candidate("mf-quiz", "a")]);
    await store.keepGood(set);
    await spoil();
    expect(await store.readLive()).toEqual({ set: undefined, problem: `live.json is ${state}` });
    expect(await store.readFirst()).toEqual({ set, problem: `live.json is ${state}` });
  });

  it("is damaged where it was never served either", async () => {
    await write("live.json", "{");
    expect(await store.readFirst()).toEqual({ set: nothing, problem: "live.json is damaged" });
  });
});

describe("going live", () => {
  it("changes the remotes of the candidates and no other", async () => {
    const first = await store.goLive(nothing, [
      candidate("mf-quiz", "a"),
      candidate("mf-forms", "f"),
    ]);
    await store.goLive(first, [candidate("mf-quiz", "b")]);
    expect(JSON.parse(await readFile(join(folder, "live.json"), "utf8"))).toEqual({
      revision: 2,
      live: { "mf-quiz": version("b"), "mf-forms": version("f") },
      previous: { "mf-quiz": [version("a")] },
      withdrawn: { "mf-quiz": [], "mf-forms": [] },
      since: { "mf-quiz": { at: expect.any(String) }, "mf-forms": first.since?.["mf-forms"] },
    });
    expect(await readdir(folder)).toEqual(["live.json"]);
  });

  it("is refused where something else has become live meanwhile", async () => {
    const first = await store.goLive(nothing, [candidate("mf-quiz", "a")]);
    await store.goLive(first, [candidate("mf-forms", "f")]);
    await expect(store.goLive(first, [candidate("mf-quiz", "b")])).rejects.toThrow(LiveSetMoved);
    expect((await store.readLive()).set?.live["mf-quiz"]).toBe(version("a"));
  });

  it("lets only one of two writers through", async () => {
    const outcomes = await Promise.allSettled([
      store.goLive(nothing, [candidate("mf-quiz", "a")]),
      openReleaseStore(folder).goLive(nothing, [candidate("mf-forms", "b")]),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => reason)).toEqual([expect.any(LiveSetMoved)]);
    expect((await store.readLive()).set).toMatchObject({ revision: 1 });
  });

  it("is not held up for ever by a process that died while it wrote", async () => {
    await write("live.lock", "");
    await expect(store.goLive(nothing, [])).rejects.toThrow(LiveSetMoved);
    await utimes(join(folder, "live.lock"), new Date(0), new Date(0));
    await expect(store.goLive(nothing, [])).rejects.toThrow(LiveSetMoved);
    expect(await store.goLive(nothing, [])).toMatchObject({ revision: 1 });
  });
});

describe("a rollback", () => {
  it("takes all later releases back, and remembers them until they are released again", () => {
    const released = ["a", "b", "c"].reduce(
      (set, digit) => withCandidates(set, [candidate("mf-quiz", digit)], at),
      nothing,
    );
    const back = withCandidates(released, [candidate("mf-quiz", "a", true)], at);
    expect(back).toEqual({
      revision: 4,
      live: { "mf-quiz": version("a") },
      previous: { "mf-quiz": [] },
      withdrawn: { "mf-quiz": [version("b"), version("c")] },
      since: { "mf-quiz": { at } },
    });
    const again = withCandidates(back, [candidate("mf-quiz", "c")], at);
    expect(again.withdrawn).toEqual({ "mf-quiz": [version("b")] });
    expect(again.previous).toEqual({ "mf-quiz": [version("a")] });
  });
});

describe("candidates", () => {
  it("wait in the order in which they came, until they are answered", async () => {
    await mkdir(join(folder, "candidates"));
    const [first, second] = [candidate("mf-quiz", "a"), candidate("mf-forms", "b")];
    await write(`candidates/${second.id}.json`, JSON.stringify(second));
    await write(`candidates/${first.id}.json`, JSON.stringify(first));
    await utimes(join(folder, "candidates", `${first.id}.json`), new Date(0), new Date(0));
    expect(await store.readCandidates()).toEqual([first, second]);
    await store.answer(first, { isLive: false, reason: "no" });
    expect(await store.readCandidates()).toEqual([second]);
    const verdict = join(folder, "candidates", `${first.id}.verdict.json`);
    expect(JSON.parse(await readFile(verdict, "utf8"))).toEqual({ isLive: false, reason: "no" });
  });

  it("leave behind why they were refused, until another one goes live", async () => {
    const file = join(folder, "refused", "mf-quiz.json");
    await store.answer(candidate("mf-quiz", "a"), { isLive: false, reason: "no" });
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      version: version("a"),
      reason: "no",
      at: expect.any(String),
      host: hostname(),
    });
    await store.answer(candidate("mf-quiz", "b"), { isLive: true });
    expect(await readdir(join(folder, "refused"))).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["no remote's", JSON.stringify({ ...candidate("mf-quiz", "a"), name: "mf-kiosk" })],
    ["of no version", JSON.stringify({ ...candidate("mf-quiz", "a"), version: "../../mf-forms" })],
  ])("that are %s hold up no other", async (_what, content) => {
    await mkdir(join(folder, "candidates"));
    const good = candidate("mf-quiz", "a");
    await write("candidates/bad.json", content);
    await write(`candidates/${good.id}.json`, JSON.stringify(good));
    expect(await store.readCandidates()).toEqual([good]);
  });
});
