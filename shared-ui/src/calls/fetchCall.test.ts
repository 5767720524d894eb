import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { countEvents } from "@festival/contracts/calls/programme";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { fetchCall } from "./fetchCall.ts";

const real = globalThis.fetch;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});

/** Calls a server of its own, as a browser does with an address without a host. */
async function callWith(listener: RequestListener, init?: RequestInit) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((path, options) =>
      real(`http://127.0.0.1:${port}${path as string}`, options),
    );
  return fetchCall(countEvents, { locale: "de" }, init);
}

describe("fetchCall", () => {
  it("reads an answer, and none of what is no JSON", async () => {
    const answer = await callWith((_request, reply) => reply.end('{"count":3}'));
    expect(answer).toEqual({ ok: true, status: 200, body: { count: 3 } });
    const page = await callWith((_request, reply) => reply.writeHead(502).end("<html>"));
    expect(page).toEqual({ ok: false, status: 502, body: undefined });
  });

  it("throws where an answer breaks off, or is given up, while it is read", async () => {
    const halves: RequestListener = (_request, reply) => {
      reply.writeHead(200, { "content-length": "100" });
      reply.write('{"count":');
      setTimeout(() => reply.destroy(), 50);
    };
    await expect(callWith(halves)).rejects.toThrow("terminated");
    const gone = new AbortController();
    const waits: RequestListener = (_request, reply) => {
      reply.writeHead(200, { "content-length": "100" });
      reply.write('{"count":');
      setTimeout(() => gone.abort(), 50);
    };
    await expect(callWith(waits, { signal: gone.signal })).rejects.toThrow(/abort/i);
  });
});
