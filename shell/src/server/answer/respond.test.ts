import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "@jest/globals";
import fastify from "fastify";
import { respond } from "./respond.ts";

const long = "Musik ".repeat(400);
const app = fastify();
const answer = (url: string, text: string, status: number, isPrivate: boolean) =>
  app.get(url, (request, reply) =>
    respond(request, reply, { status, type: "text/plain; charset=utf-8", text, isPrivate }),
  );
answer("/long", long, 200, false);
answer("/short", "Musik", 200, false);
answer("/private", long, 200, true);
answer("/missing", long, 404, false);
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("respond", () => {
  it("answers 304 to clients with the present version, also as one of several", async () => {
    const { etag } = (await get("/long")).headers;
    expect(etag).toMatch(/^W\/"/);
    for (const known of [
      String(etag),
      `"other", ${String(etag)}`,
      String(etag).replace("W/", ""),
    ]) {
      const again = await get("/long", { "if-none-match": known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    }
    expect((await get("/long", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("asks caches to ask again, and to tell readers apart", async () => {
    const { headers } = await get("/long");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.vary).toBe("accept, accept-encoding, cookie");
  });

  it("keeps what is private out of every cache", async () => {
    const { headers } = await get("/private");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.etag).toBeUndefined();
  });

  it("sends an error page as an error, whatever the client knows", async () => {
    const first = await get("/missing");
    const again = await get("/missing", { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(404);
  });

  it("compresses as well as the client can read", async () => {
    const brotli = await get("/long", { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(long);
    const gzip = await get("/long", { "accept-encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(long);
    const without = await get("/long", { "accept-encoding": "br;q=0, identity" });
    expect(without.headers["content-encoding"]).toBeUndefined();
    expect(without.body).toBe(long);
  });

  it("leaves short texts as they are", async () => {
    const { headers } = await get("/short", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});
