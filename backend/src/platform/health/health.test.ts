import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { siteVersion } from "@festival/contracts/siteVersion";
import { sql } from "drizzle-orm";
import { Type } from "typebox";
import { createApp } from "../../app.ts";
import { openDatabase } from "../database/openDatabase.ts";
import {
  createTestApp,
  internal,
  internalSecret,
  signedIn,
  type TestApp,
} from "../../testing/testApp.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";

describe("a backend", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("says how it is", async () => {
    const answer = await internal(site, { url: "/health" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: "ok",
      version: siteVersion,
      node: process.version,
      database: { driver: expect.stringMatching(/^(?:pglite|postgresql)$/) },
    });
  });

  it("says to strangers and to staff that it is well, and no more", async () => {
    for (const caller of [
      {},
      { headers: { [internalHeader]: "a guess" } },
      await signedIn(site, "admin"),
    ]) {
      const answer = await site.app.inject({ url: "/health", ...caller });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
    }
  });

  it("is not ready with the tables of an older version", async () => {
    expect((await site.app.inject("/ready")).json()).toEqual({ status: "ready" });
    const shift = (by: number) =>
      site.database.execute(
        sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`,
      );
    await shift(-1);
    const answer = await site.app.inject("/ready");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "unavailable" });
    await shift(1);
  });

  it("keeps the id of a request, or gives it a new one", async () => {
    const named = async (id?: string) => {
      const answer = await site.app.inject({
        url: "/health",
        headers: id === undefined ? {} : { "x-request-id": id },
      });
      return answer.headers["x-request-id"];
    };
    expect(await named("edge-12345.a_b")).toBe("edge-12345.a_b");
    for (const id of [undefined, "short", "x".repeat(65), "a b c d e f g h", 'a"},{"level":60']) {
      expect(await named(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    }
  });

  it("measures requests by route, its connections, jobs and mails", async () => {
    await site.app.inject("/de/api/forms/nothing/");
    await site.database.transaction((tx) => site.app.jobs.send(tx, "forget-limits", {}));
    const answer = await site.app.inject("/metrics");
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    const lines = answer.body.split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        'festival_http_request_duration_seconds_count{method="GET",route="/:lang(de|en)/api/forms/:slug/",status="404"} 1',
        'festival_jobs{name="forget-limits",state="waiting"} 1',
        "festival_database_queue_length 0",
      ]),
    );
  });

  it("does not show its measurements to requests through an edge", async () => {
    const answer = await site.app.inject({
      url: "/metrics",
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
    expect(answer.statusCode).toBe(404);
  });

  it("is not ready while it is about to stop, and answers all the same", async () => {
    site.app.drain();
    expect((await site.app.inject("/ready")).statusCode).toBe(503);
    expect((await site.app.inject("/health")).statusCode).toBe(200);
  });
});

describe("a backend that stops", () => {
  it("ends each connection with its next answer while it drains", async () => {
    const site = await createTestApp();
    const url = await site.app.listen({ port: 0, host: "127.0.0.1" });
    const connectionOf = async () => (await fetch(`${url}/health`)).headers.get("connection");
    expect(await connectionOf()).toBe("keep-alive");
    site.app.drain();
    expect(await connectionOf()).toBe("close");
    await site.close();
  });

  it("answers what it has accepted, and takes nothing new", async () => {
    const site = await createTestApp();
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    site.app.get("/trial", { schema: { response: { 200: Type.String() } } }, async () => {
      begin();
      await finished;
      return "done";
    });
    const url = await site.app.listen({ port: 0, host: "127.0.0.1" });
    const accepted = fetch(`${url}/trial`);
    await begun;
    const closed = site.close();
    finish();
    const answer = await accepted;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("done");
    await closed;
    await expect(fetch(`${url}/ready`)).rejects.toThrow("fetch failed");
  });
});

describe("a backend whose database is away", () => {
  it("is neither well nor ready", async () => {
    const { options, drop } = await createTestDatabase();
    const open = await openDatabase(options);
    const app = await createApp({ open, dataDir: options.dataDir, internalSecret });
    await app.ready();
    await open.close();
    for (const url of ["/health", "/ready"]) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: "unavailable" });
      expect(answer.headers["retry-after"]).toBe("5");
    }
    await app.close();
    await drop();
  });
});
