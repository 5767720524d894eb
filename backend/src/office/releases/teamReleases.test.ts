import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Candidate, CandidateVerdict, LiveSet } from "@festival/contracts/release";
import { previewPurpose, readPreview } from "@festival/contracts/release/preview";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { desc } from "drizzle-orm";
import { auditLog, releaseKeys } from "../../platform/database/schema/index.ts";
import { archiveOf, releaseEntries } from "../../testing/factories/releaseArchive.ts";
import { mostTeamCalls } from "./requireReleaseKey.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const version = (digit: string) => digit.repeat(12);
const [first, second, third] = ["a", "b", "c"].map(version) as [string, string, string];
const live: LiveSet = {
  revision: 2,
  live: { "mf-quiz": second },
  previous: { "mf-quiz": [first] },
};
const script = "console.log(1)";
const good = (more?: object) => releaseEntries(script, more);

describe("a release from elsewhere", () => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let store: string;
  let secret: string;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await signedIn(site, "admin");
    store = join(site.dataDir, "releases");
    secret = (await makeKey("mf-quiz")).secret;
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await rm(store, { recursive: true, force: true });
    await mkdir(store, { recursive: true });
    await writeFile(join(store, "live.json"), JSON.stringify(live));
  });

  const keys = "/de/pageeditor-api/release-keys/";
  async function makeKey(remote: string): Promise<{ id: number; secret: string }> {
    const payload = { remote, label: "CI of the quiz" };
    const answer = await site.app.inject({ method: "POST", url: keys, payload, ...admin });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }
  let calls = 0;
  /** Each from an address of its own, as addresses are limited. */
  const from = () => ({ remoteAddress: `10.1.${(calls += 1) >> 8}.${calls & 255}` });
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const read = (key = secret, name = "mf-quiz") =>
    site.app.inject({
      url: `/de/pageeditor-api/releases/${name}/`,
      headers: bearer(key),
      ...from(),
    });

  async function upload(
    archive: Buffer,
    { key = secret, name = "mf-quiz", words = {}, to = "" } = {},
  ) {
    const form = new FormData();
    for (const [field, word] of Object.entries(words)) form.set(field, String(word));
    form.set("file", new Blob([new Uint8Array(archive)]), "release.tgz");
    const request = new Request("http://localhost/", { method: "POST", body: form });
    return site.app.inject({
      method: "POST",
      url: `/de/pageeditor-api/releases/${name}/${to}`,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { ...bearer(key), "content-type": request.headers.get("content-type") ?? "" },
      ...from(),
    });
  }
  const rollBack = (payload: object, key = secret) =>
    site.app.inject({
      method: "POST",
      url: "/de/pageeditor-api/releases/mf-quiz/rollback/",
      payload,
      headers: bearer(key),
      ...from(),
    });

  const waiting = async () => (await readdir(join(store, "candidates")).catch(() => [])).length;

  /** Answers the candidate as the shell does, and tells what it was. */
  async function beShell(verdict: CandidateVerdict): Promise<Candidate> {
    const folder = join(store, "candidates");
    const name = (await readdir(folder)).find((one) => one.endsWith(".json")) ?? "";
    const candidate: Candidate = JSON.parse(await readFile(join(folder, name), "utf8"));
    await writeFile(join(folder, `${candidate.id}.verdict.json`), JSON.stringify(verdict));
    await rm(join(folder, name));
    return candidate;
  }
  const lastLine = async () =>
    (await site.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
  async function lineOf(action: string) {
    for (;;) {
      const line = await lastLine();
      if (line?.action === action) return line;
      await wait(10);
    }
  }

  it("is stored and waits for the shell; the audit log keeps who, what and why, and what became of it", async () => {
    const words = { reason: "a new question", commit: "f00d", url: "https://ci.example/7" };
    const answer = await upload(await archiveOf(good()), { words });
    expect([answer.statusCode, answer.json()]).toEqual([202, { version: third }]);
    expect(await readFile(join(store, "mf-quiz", third, "browser/app.js"), "utf8")).toBe(script);
    expect((await read()).json().candidates).toEqual([{ version: third, is_rollback: false }]);
    expect(await lastLine()).toMatchObject({
      action: "ask-release",
      what: "release:mf-quiz",
      actor: "key: CI of the quiz",
      details: { version: third, ...words },
    });
    const asked = await beShell({ isLive: false, reason: "out of tune" });
    expect(asked).toMatchObject({
      name: "mf-quiz",
      version: third,
      isRollback: false,
      isUploaded: true,
      by: "key: CI of the quiz",
    });
    expect(await lineOf("release")).toMatchObject({
      details: { version: third, outcome: "refused", reason: "out of tune" },
    });
  });

  it("is stored for a look alone where that is asked, with a link to it and a line in the log", async () => {
    const before = new Date();
    const given = { to: "previews/", words: { commit: "f00d" } };
    const answer = await upload(await archiveOf(good()), given);
    expect(answer.statusCode).toBe(201);
    const { token, until, version: stored } = answer.json();
    expect(stored).toBe(third);
    expect(readPreview(String(site.app.signing.read(previewPurpose, token)), Date.now())).toEqual({
      name: "mf-quiz",
      version: third,
      until: Date.parse(until),
    });
    expect(await readFile(join(store, "mf-quiz", third, "browser/app.js"), "utf8")).toBe(script);
    expect(await waiting()).toBe(0);
    expect(await lastLine()).toMatchObject({
      action: "preview",
      what: "release:mf-quiz",
      actor: "key: CI of the quiz",
      details: { version: third, until, commit: "f00d" },
    });
    const known = await site.database.select().from(releaseKeys);
    expect(known.some(({ usedAt }) => usedAt !== null && usedAt >= before)).toBe(true);
    const refused = await upload(await archiveOf(good({ name: "mf-forms" })), given);
    expect(refused.statusCode).toBe(400);
    const stranger = await upload(await archiveOf(good()), { ...given, name: "mf-forms" });
    expect(stranger.statusCode).toBe(403);
  });

  it("goes back by the same key to what was live before, and to nothing else", async () => {
    expect((await rollBack({ version: third })).statusCode).toBe(404);
    expect(await waiting()).toBe(0);
    expect((await rollBack({ version: first, reason: "too loud" })).statusCode).toBe(202);
    expect(await beShell({ isLive: true })).toMatchObject({ version: first, isRollback: true });
    expect(await lineOf("roll-back")).toMatchObject({ details: { outcome: "live" } });
  });

  it.each<[what: string, archive: () => Promise<Buffer>, status: number, message: RegExp]>([
    ["no archive", async () => Buffer.from("no"), 400, /damaged, or no \.tgz/],
    [
      "another remote",
      () => archiveOf(good({ name: "mf-forms" })),
      400,
      /of mf-forms, not of mf-quiz/,
    ],
    [
      "a file outside",
      () => archiveOf([...good(), ["../evil.js", ""]]),
      400,
      /no such file: \.\.\/evil\.js/,
    ],
    [
      "more than a release may hold",
      () => archiveOf([...good(), ["browser/b.js", "0".repeat(49 * 1024 * 1024)]]),
      413,
      /larger than/,
    ],
  ])("is refused, and nothing of it is kept, with %s", async (_what, archive, status, message) => {
    const answer = await upload(await archive());
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
    expect(await readdir(store)).toEqual(["live.json"]);
  });

  it("never changes another one of the same version", async () => {
    await upload(await archiveOf(good()));
    await beShell({ isLive: true });
    const other = "console.log(2)";
    const archive = await archiveOf(releaseEntries(other));
    expect((await upload(archive)).statusCode).toBe(409);
    expect(await readFile(join(store, "mf-quiz", third, "browser/app.js"), "utf8")).toBe(script);
    // the same files again are the same release, which may be served
    const { ino } = await stat(join(store, "mf-quiz", third, "browser/app.js"));
    expect((await upload(await archiveOf(good()))).statusCode).toBe(202);
    expect((await stat(join(store, "mf-quiz", third, "browser/app.js"))).ino).toBe(ino);
  });

  it("needs the key of its remote", async () => {
    const archive = await archiveOf(good());
    const forms = await makeKey("mf-forms");
    expect((await upload(archive, { key: forms.secret })).statusCode).toBe(403);
    expect((await upload(archive, { key: "festival_release_none" })).statusCode).toBe(401);
    expect((await upload(archive, { name: "mf-forms" })).statusCode).toBe(403);
    expect((await rollBack({ version: first }, forms.secret)).statusCode).toBe(403);
    expect((await read("")).statusCode).toBe(401);
    expect((await read(secret)).statusCode).toBe(200);
    expect(await readdir(store)).toEqual(["live.json"]);
  });

  it("is refused from an address that asks too often, with any key", async () => {
    const ask = async () => {
      const headers = bearer("festival_release_none");
      const url = "/de/pageeditor-api/releases/mf-quiz/";
      return (await site.app.inject({ url, headers, remoteAddress: "10.2.0.1" })).statusCode;
    };
    const statuses = new Set<number>();
    for (let calls = 1; calls <= mostTeamCalls; calls += 1) statuses.add(await ask());
    expect([...statuses]).toEqual([401]);
    expect(await ask()).toBe(429);
    expect((await read()).statusCode).toBe(200);
  });

  it("is not taken where this backend can't write into the store", async () => {
    await rm(store, { recursive: true });
    expect((await upload(await archiveOf(good()))).statusCode).toBe(409);
  });

  describe("its key", () => {
    const list = async () => {
      const answer = await site.app.inject({ url: keys, ...admin });
      expect(answer.body).not.toContain("festival_release_");
      return answer.json().keys as { id: number; label: string; used_at: string | null }[];
    };
    const act = (method: "POST" | "DELETE", address: string) =>
      site.app.inject({ method, url: keys + address, ...admin });

    it("is shown once, and says when it was used", async () => {
      const made = await makeKey("mf-quiz");
      expect(made.secret).toMatch(/^festival_release_[\w-]{43}$/);
      const used = async () => (await list()).find(({ id }) => id === made.id)?.used_at;
      expect(await used()).toBeNull();
      await upload(await archiveOf(good()), { key: made.secret });
      expect(await used()).toMatch(/^\d{4}-/);
    });

    it("is worthless once another one took its place", async () => {
      const old = await makeKey("mf-quiz");
      await upload(await archiveOf(good()), { key: old.secret });
      const { secret: next } = (await act("POST", `${old.id}/rotation/`)).json();
      expect((await read(old.secret)).statusCode).toBe(401);
      expect((await read(next)).statusCode).toBe(200);
      expect((await list()).find(({ id }) => id === old.id)?.used_at).toBeNull();
      expect(await lastLine()).toMatchObject({ action: "rotate", what: `release_key:${old.id}` });
    });

    it("is worthless once it is revoked", async () => {
      const made = await makeKey("mf-quiz");
      expect((await act("DELETE", `${made.id}/`)).statusCode).toBe(204);
      expect((await read(made.secret)).statusCode).toBe(401);
      expect(await lastLine()).toMatchObject({
        action: "delete",
        title: "CI of the quiz",
        details: { remote: "mf-quiz" },
      });
      expect((await act("DELETE", `${made.id}/`)).statusCode).toBe(404);
      expect((await act("POST", `${made.id}/rotation/`)).statusCode).toBe(404);
    });
  });
});
