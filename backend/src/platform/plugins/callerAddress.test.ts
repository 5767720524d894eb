import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import { loggedRequest } from "./loggedRequest.ts";

let site: TestApp;
let origin: string;
let log = "";

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  site = await createTestApp({
    logger: { level: "info", stream, serializers: { req: loggedRequest } },
  });
  // what Node says of a connection that the caller has reset meanwhile
  site.app.server.on("connection", (socket) =>
    Object.defineProperty(socket, "remoteAddress", { value: undefined }),
  );
  origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => site.close());

describe("a caller who is gone before the request is looked at", () => {
  it("ends nothing: its call is answered and logged like others", async () => {
    // where it throws, no answer comes
    const ask = () => fetch(`${origin}/de/api/genres/`, { signal: AbortSignal.timeout(3000) });
    expect((await ask()).status).toBe(200);
    expect(log).toContain('"remoteNetwork":"0.0.0.0/24"');
    expect((await ask()).status).toBe(200);
  });
});
