import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { freePort } from "../site/port.ts";
import { openGate, type Gate } from "./gate.ts";

describe("a gate to a site", () => {
  let server: Server;
  let gate: Gate;
  let address = "";

  beforeEach(async () => {
    server = createServer((request, answer) => {
      // one that never ends
      if (request.url === "/long") answer.write("begins");
      else answer.end("is there");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const port = await freePort("127.0.0.1");
    gate = await openGate(port, (server.address() as AddressInfo).port);
    address = `http://127.0.0.1:${port}`;
  });

  afterEach(async () => {
    await gate.shut();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const read = async () => (await fetch(address)).text();

  it("leads to it, and to nothing while it is shut", async () => {
    expect(await read()).toBe("is there");
    await gate.shut();
    await expect(read()).rejects.toThrow("fetch failed");
    await gate.open();
    expect(await read()).toBe("is there");
  });

  it("ends connections that are open when it is shut", async () => {
    const answer = await fetch(`${address}/long`);
    const body = answer.text();
    await Promise.all([gate.shut(), expect(body).rejects.toThrow("terminated")]);
  });
});
