import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { openConnections } from "./openConnections.ts";

const request = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

let server: Server;
let closeUnused: (afterMs: number) => void;
beforeEach(async () => {
  server = createServer((_request, response) => response.end("answer"));
  ({ closeUnused } = openConnections(server));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A connection that the server has taken. */
async function open(): Promise<Socket> {
  const taken = new Promise((resolve) => server.once("connection", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await taken;
  return socket;
}

describe("connections on which nothing is asked", () => {
  it("are closed, whether something was asked before or never", async () => {
    const reserve = await open();
    const idle = await open();
    idle.write(request);
    await new Promise((resolve) => idle.once("data", resolve));
    closeUnused(1);
    expect(await Promise.all([text(reserve), text(idle)])).toEqual(["", ""]);
  });

  it("are not those whose request has come while the server was busy", async () => {
    const reserve = await open();
    const idle = await open();
    idle.write(request);
    await new Promise((resolve) => idle.once("data", resolve));
    closeUnused(10);
    for (const socket of [reserve, idle])
      socket.write(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    const busyUntil = performance.now() + 50;
    while (performance.now() < busyUntil);
    const answers = await Promise.all([text(reserve), text(idle)]);
    for (const answer of answers) expect(answer).toMatch(/answer$/);
  });
});
