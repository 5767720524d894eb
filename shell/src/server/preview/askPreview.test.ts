import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
  clientAddressHeader,
  csrfSecretCookie,
  deviceCookie,
  internalHeader,
  sessionCookie,
} from "@festival/contracts/cookiesAndHeaders";
import { previewCookie } from "@festival/contracts/release/preview";
import fastify from "fastify";
import { askPreview } from "./askPreview.ts";

let server: Server;
let seen: { headers: IncomingHttpHeaders; method: string | undefined; body: string };
let knowsStaff = false;
const app = fastify({ trustProxy: "loopback", genReqId: () => "the-request" });
app.addHook("onRequest", async (request, reply) => {
  const { port } = server.address() as AddressInfo;
  const asked = { port, origin: "https://festival.example", knowsStaff, longestMs: 500 };
  const answer = await askPreview(request, asked);
  return reply.code(answer.status).send(answer.text);
});
app.all("/*", () => "not handed on");
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/hangs") return;
    text(request).then(
      (body) => {
        seen = { headers: request.headers, method: request.method, body };
        response.writeHead(422).end(`answer to ${request.url}`);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});

const ofStaff = [sessionCookie, `__Host-${sessionCookie}`, deviceCookie, csrfSecretCookie];
const cookie = [...ofStaff, previewCookie, "festival_locale"].map((name) => `${name}=1`).join("; ");

it("askPreview: hands on what is sent, and where from, but nothing that only our own processes may say", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/de/forms?a=%20b",
    payload: "one=1",
    remoteAddress: "127.0.0.1",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": "192.0.2.7",
      "x-forwarded-proto": "https",
      "if-none-match": '"known"',
      traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      [internalHeader]: "a guess",
      [clientAddressHeader]: "192.0.2.8",
    },
  });
  expect([answer.statusCode, answer.body]).toEqual([422, "answer to /de/forms?a=%20b"]);
  expect([seen.method, seen.body]).toEqual(["POST", "one=1"]);
  expect(seen.headers).toMatchObject({
    "x-forwarded-for": "192.0.2.7",
    "x-forwarded-host": "festival.example",
    "x-forwarded-proto": "https",
    "x-request-id": "the-request",
    traceparent: expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-00$/),
  });
  for (const name of [internalHeader, clientAddressHeader, "if-none-match", "accept-encoding"]) {
    expect([name, seen.headers[name]]).toEqual([name, undefined]);
  }
});

it("askPreview: hands cookies of staff on only where the process may know them, and its own never", async () => {
  knowsStaff = false;
  await app.inject({ url: "/", headers: { cookie } });
  expect(seen.headers.cookie?.trim()).toBe("festival_locale=1");
  knowsStaff = true;
  await app.inject({ url: "/", headers: { cookie } });
  const names = seen.headers.cookie?.split(";").map((pair) => pair.split("=")[0]?.trim());
  expect(names).toEqual([...ofStaff, "festival_locale"]);
});

it("askPreview: gives up on what does not answer in time", async () => {
  expect((await app.inject({ url: "/hangs" })).statusCode).toBe(500);
});
