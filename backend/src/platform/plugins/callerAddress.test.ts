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
    const answer = await fetch(`${origin}/de/api/genres/`);
    expect(answer.status).toBe(200);
    await answer.text();
    expect(log).toContain('"remoteNetwork":"0.0.0.0/24"');
    expect((await fetch(`${origin}/de/api/genres/`)).status).toBe(200);
  });
});
