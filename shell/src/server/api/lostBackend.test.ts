import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createBackend } from "./backend.ts";

let server: Server;
let url: string;
/** Methods of the requests that came, in their order; the connection of the first one breaks. */
let asked: string[];
let breaks: number;

beforeEach(async () => {
  asked = [];
  breaks = 1;
  server = createServer((request, response) => {
    asked.push(request.method ?? "");
    if (asked.length <= breaks) request.socket.destroy();
    else response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("a call whose backend is lost meanwhile", () => {
  it("is made once more where it only reads", async () => {
    expect((await createBackend(url, "secret").call("/de/api/events/", {})).status).toBe(200);
    expect(asked).toEqual(["GET", "GET"]);
  });

  it("is not made a third time", async () => {
    breaks = 3;
    const call = createBackend(url, "secret").call("/de/api/events/", {});
    await expect(call).rejects.toMatchObject({ code: "unavailable" });
    expect(asked).toEqual(["GET", "GET"]);
  });

  it("is not made again where it may have stored something", async () => {
    const call = createBackend(url, "secret").call("/de/api/entries/", {
      method: "POST",
      body: "{}",
    });
    await expect(call).rejects.toMatchObject({ code: "unavailable" });
    expect(asked).toEqual(["POST"]);
  });
});
