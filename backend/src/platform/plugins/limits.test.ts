import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { longestHeaders } from "@festival/contracts/requestBounds";
import { Type } from "typebox";
import { rateLimits } from "../database/schema/index.ts";
import { browser, createTestApp, internal, type TestApp } from "../../testing/testApp.ts";
import { mostReads, visitorPosts } from "./rateLimit.ts";

/** Routes that a visitor could not have: slow ones, and some that are limited. */
function addTrials(app: FastifyInstance): void {
  app.get("/trial/slow", { handlerTimeout: 50 }, () => new Promise(() => {}));
  app.get("/trial/unending", { handlerTimeout: 50 }, (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          setTimeout(() => this.push("more "), 10);
        },
      }),
    ),
  );
  app.get("/trial/statement", async ({ server }) =>
    server.database.execute(sql`set statement_timeout = 50; select pg_sleep(10)`),
  );
  const schema = { response: { 200: Type.Object({ ok: Type.Boolean() }) } };
  app.post("/trial/posts", { config: visitorPosts, schema }, async () => ({ ok: true }));
}

describe("limits", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    addTrials(site.app);
  });
  afterAll(() => site.close());

  /** What the server answers to bytes as they are. */
  async function raw(text: string): Promise<string> {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.setEncoding("utf8");
    let answer = "";
    socket.on("data", (piece: string) => (answer += piece));
    socket.on("error", () => {});
    socket.write(text);
    await once(socket, "close");
    return answer;
  }

  it("refuse addresses beyond 4 kB", async () => {
    // a parameter that no schema knows, which is refused after the length is accepted
    const address = (length: number) => "/de/api/events/?unknown=".padEnd(length, "x");
    expect((await site.app.inject(address(4096))).json()).toMatchObject({ code: "bad_request" });
    const answer = await site.app.inject(address(4097));
    expect(answer.statusCode).toBe(414);
    expect(answer.json()).toMatchObject({ code: "address_too_long" });
  });

  it.each(Object.entries(longestHeaders))(
    "refuse %s beyond %i characters",
    async (name, longest) => {
      const answer = await site.app.inject({
        url: "/de/api/genres/",
        headers: { [name]: "x".repeat(longest + 1) },
      });
      expect(answer.statusCode).toBe(431);
      expect(answer.json()).toMatchObject({ code: "headers_too_long" });
    },
  );

  it("refuse addresses that are none, in the one shape", async () => {
    for (const url of ["/de/api/%zz", `/de/api/forms/${"x".repeat(500)}/`]) {
      const answer = await site.app.inject(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "bad_request" });
    }
  });

  it("refuse bodies beyond 256 kB", async () => {
    const { headers, cookies } = await browser(site);
    const answer = await site.app.inject({
      method: "POST",
      url: "/de/api/forms-entries/",
      headers,
      cookies,
      payload: { form: 1, field_values: { name: "x".repeat(300_000) } },
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: "payload_too_large" });
  });

  it("refuse what is no HTTP, and headers without end", async () => {
    const endless = `GET /health HTTP/1.1\r\nhost: a\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`;
    for (const text of ["NONSENSE\r\n\r\n", endless]) {
      const answer = await raw(text);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"bad_request"');
    }
  });

  it("answer that we are busy when an answer takes too long", async () => {
    const answer = await site.app.inject("/trial/slow");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "unavailable" });
    expect(answer.headers["retry-after"]).toBe("5");
  });

  it("cut off an answer that takes too long on its way, and go on", async () => {
    const answer = await raw("GET /trial/unending HTTP/1.1\r\nhost: a\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*more /);
    expect((await site.app.inject("/de/api/genres/")).statusCode).toBe(200);
  });

  it("count what an address posts, and say when it may go on", async () => {
    const post = (address: string) =>
      internal(site, {
        method: "POST",
        url: "/trial/posts",
        headers: { "x-festival-client": address },
      });
    const { max } = visitorPosts.rateLimit;
    for (let time = 0; time < max; time += 1) {
      expect((await post("192.0.2.1")).statusCode).toBe(200);
    }
    const refused = await post("192.0.2.1");
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: "too_many_requests" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await post("192.0.2.2")).statusCode).toBe(200);
    // one household of IPv6
    for (let time = 0; time < max; time += 1) await post(`2001:db8:0:1::${time + 1}`);
    expect((await post("2001:db8:0:1::ffff")).statusCode).toBe(429);
    expect((await post("2001:db8:0:2::1")).statusCode).toBe(200);
  });

  it("let the window pass", async () => {
    await site.database.update(rateLimits).set({ endsAt: sql`now() - interval '1 second'` });
    const post = await internal(site, {
      method: "POST",
      url: "/trial/posts",
      headers: { "x-festival-client": "192.0.2.1" },
    });
    expect(post.statusCode).toBe(200);
    await site.database.transaction((tx) => site.app.jobs.send(tx, "forget-limits", {}));
    await site.app.jobs.runAll();
    expect(await site.database.select({ count: rateLimits.count }).from(rateLimits)).toEqual([
      { count: 1 },
    ]);
  });

  it("count what an address reads over all calls, but not what our own processes read", async () => {
    const address = "192.0.2.9";
    await site.app.inject({ url: "/de/api/genres/", remoteAddress: address });
    await site.database
      .update(rateLimits)
      .set({ count: mostReads })
      .where(sql`${rateLimits.key} = ${`reads ${address}`}`);
    const refused = await site.app.inject({ url: "/en/api/venues/", remoteAddress: address });
    expect(refused.statusCode).toBe(429);
    const own = await internal(site, {
      url: "/en/api/venues/",
      headers: { "x-festival-client": address },
    });
    expect(own.statusCode).toBe(200);
  });

  it("take over a visitor's address from a proxy on this machine alone", async () => {
    const forwarded = { "x-forwarded-for": "203.0.113.7" };
    const url = "/de/api/genres/";
    await site.app.inject({ url, headers: forwarded, remoteAddress: "127.0.0.1" });
    await site.app.inject({ url, headers: forwarded, remoteAddress: "198.51.100.4" });
    const rows = await site.database.select({ key: rateLimits.key }).from(rateLimits);
    const keys = rows.map(({ key }) => key);
    expect(keys).toContain("reads 203.0.113.7");
    expect(keys).toContain("reads 198.51.100.4");
  });
});

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer("a statement on a server", () => {
  it("is ended when it takes too long, and answered that we are busy", async () => {
    const site = await createTestApp();
    addTrials(site.app);
    const answer = await site.app.inject("/trial/statement");
    await site.close();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "unavailable" });
  });
});
