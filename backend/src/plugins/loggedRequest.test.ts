import { Writable } from "node:stream";
import { expect, it } from "@jest/globals";
import fastify from "fastify";
import { loggedRequest } from "./loggedRequest.ts";

it("keeps the secrets of mails' links out of the log", async () => {
  let log = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const app = fastify({ logger: { stream, serializers: { req: loggedRequest } } });
  app.get("/settings/", async () => "");
  await app.inject("/settings/?token=secret&step=confirm");
  await app.close();
  expect(log).toContain("/settings/?token=…&step=confirm");
  expect(log).not.toContain("secret");
});
