import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { RemoteReleases } from "@festival/contracts/api/releases";
import type { Candidate, CandidateVerdict, LiveSet } from "@festival/contracts/release";
import { previewPurpose, readPreview } from "@festival/contracts/release/preview";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { desc } from "drizzle-orm";
import { auditLog } from "../../platform/database/schema/index.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const version = (digit: string) => digit.repeat(12);
const [first, second] = [version("a"), version("b")];
const at = "2025-08-20T08:00:00.000Z";
const live: LiveSet = {
  revision: 2,
  live: { "mf-quiz": second },
  previous: { "mf-quiz": [first] },
  since: { "mf-quiz": { at, by: "Ada" } },
};

describe("the releases of remotes", () => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let store: string;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await signedIn(site, "admin");
    store = join(site.dataDir, "releases");
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await rm(store, { recursive: true, force: true });
    await put("live.json", live);
    await put("live.good.json", live);
    for (const one of [first, second]) {
      await put(`mf-quiz/${one}/release.json`, { name: "mf-quiz", version: one, builtAt: at });
    }
  });

  async function put(file: string, content: object): Promise<void> {
    await mkdir(join(store, file, ".."), { recursive: true });
    await writeFile(join(store, file), JSON.stringify(content));
  }
  const url = "/de/pageeditor-api/releases/";
  const read = async () => (await site.app.inject({ url, ...admin })).json();
  async function readQuiz(): Promise<RemoteReleases> {
    const { remotes } = await read();
    return remotes.find(({ name }: RemoteReleases) => name === "mf-quiz");
  }
  const rollBack = (payload: object) =>
    site.app.inject({ method: "POST", url: `${url}rollback/`, payload, ...admin });
  const back = { name: "mf-quiz", version: first, live: second };

  /** Answers the next candidate as the shell does, and tells what it was. */
  async function beShell(verdict: CandidateVerdict): Promise<Candidate> {
    const folder = join(store, "candidates");
    for (;;) {
      const names = await readdir(folder).catch(() => []);
      const name = names.find((one) => one.endsWith(".json"));
      if (name) {
        const candidate: Candidate = JSON.parse(await readFile(join(folder, name), "utf8"));
        await put(`candidates/${candidate.id}.verdict.json`, verdict);
        await rm(join(folder, name));
        return candidate;
      }
      await wait(10);
    }
  }

  it("are listed with what is live since when and by whom, and what was before", async () => {
    expect(await read()).toMatchObject({ is_known: true, can_roll_back: true });
    expect(await readQuiz()).toEqual({
      name: "mf-quiz",
      live: { version: second, built_at: at, since: at, by: "Ada", is_served: true },
      candidates: [],
      refused: null,
      earlier: [{ version: first, built_at: at }],
      stored: [],
    });
  });

  it("are listed with what waits, what was refused and what not all workers serve", async () => {
    await put("live.good.json", { ...live, live: { "mf-quiz": first } });
    const third = version("c");
    const candidate = { id: "1", name: "mf-quiz", version: third, isRollback: false };
    await put("candidates/1.json", candidate);
    await put("refused/mf-quiz.json", { version: third, reason: "it hung", at });
    expect(await readQuiz()).toMatchObject({
      live: { is_served: false },
      candidates: [{ version: third, is_rollback: false }],
      refused: { version: third, reason: "it hung", at },
    });
  });

  it("are listed with others that lie in the store, whatever became of them", async () => {
    const third = version("c");
    await put(`mf-quiz/${third}/release.json`, { name: "mf-quiz", version: third, builtAt: at });
    await put(`mf-quiz/${version("d")}.incoming/release.json`, {});
    await put(`mf-quiz/${version("e")}/release.json`, {});
    // what was put there last is the first
    await utimes(join(store, "mf-quiz", third), 1, 1);
    const damaged = { version: version("e"), built_at: null };
    expect((await readQuiz()).stored).toEqual([damaged, { version: third, built_at: at }]);
  });

  it("are not known where this backend does not see the store", async () => {
    await rm(store, { recursive: true });
    expect(await read()).toEqual({ is_known: false, can_roll_back: false, remotes: [] });
    const answer = await rollBack(back);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "This backend can't write into the release store. Roll back with: npm run rollback -- mf-quiz",
    ]);
  });

  it("are rolled back when the shell has tried it, with a line in the log", async () => {
    const asked = beShell({ isLive: true });
    const answer = await rollBack(back);
    const { name, username } = { name: "mf-quiz", username: (await asked).by };
    expect(await asked).toMatchObject({ name, version: first, isRollback: true });
    expect([answer.statusCode, answer.json().outcome]).toEqual([200, "live"]);
    const [line] = await site.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({
      action: "roll-back",
      what: "release:mf-quiz",
      actor: username,
      details: { from: second, to: first, outcome: "live" },
    });
    // nothing is left in the store
    expect(await readdir(join(store, "candidates"))).toEqual([]);
  });

  it("stay as they are where the shell refuses, with its reason", async () => {
    const asked = beShell({ isLive: false, reason: "out of tune" });
    const answer = await rollBack(back);
    await asked;
    expect(answer.json()).toMatchObject({ outcome: "refused", reason: "out of tune" });
  });

  it.each<[what: string, change: object, status: number]>([
    ["a remote that there is not", { name: "../mf-quiz" }, 404],
    ["a release that was not live before", { version: version("d") }, 404],
    ["another live release than the one that was seen", { live: first }, 409],
    ["a version that is none", { version: "../../etc" }, 400],
  ])("are not rolled back for %s", async (_what, change, status) => {
    expect((await rollBack({ ...back, ...change })).statusCode).toBe(status);
    expect(await readdir(store)).not.toContain("candidates");
  });

  describe("a link to look at one", () => {
    const make = (payload: object, path = "/en") =>
      site.app.inject({
        method: "POST",
        url: `${path}/pageeditor-api/releases/previews/`,
        payload,
        ...admin,
      });

    it("is signed, ends eight hours later, and stands in the log", async () => {
      const before = Date.now();
      const answer = await make({ name: "mf-quiz", version: first });
      expect(answer.statusCode).toBe(201);
      const { path, token, until } = answer.json();
      expect(path).toBe(`/admin/preview?token=${token}&lang=en`);
      const preview = readPreview(String(site.app.signing.read(previewPurpose, token)), before);
      expect(preview).toEqual({ name: "mf-quiz", version: first, until: Date.parse(until) });
      expect(Date.parse(until) - before).toBeGreaterThanOrEqual(8 * 3_600_000);
      expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(8 * 3_600_000);
      const [line] = await site.database
        .select()
        .from(auditLog)
        .orderBy(desc(auditLog.id))
        .limit(1);
      expect(line).toMatchObject({
        action: "preview",
        what: "release:mf-quiz",
        details: { version: first, until },
      });
    });

    it.each([
      ["a remote that there is not", { name: "../mf-quiz", version: first }, 404],
      ["the shell", { name: "shell", version: first }, 404],
      ["a release that is not in the store", { name: "mf-quiz", version: version("d") }, 404],
      ["what lies beside the remotes", { name: "others", version: first }, 404],
      ["a version that is none", { name: "mf-quiz", version: "../../etc" }, 400],
    ])("is not made for %s", async (_what, asked, status) => {
      for (const name of ["shell", "others"]) await put(`${name}/${first}/release.json`, {});
      expect((await make(asked)).statusCode).toBe(status);
    });
  });
});
