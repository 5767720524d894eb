import { getSuggestions } from "@festival/contracts/calls/programme";
import { getBlock, getSettings } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createBackend } from "./backend.ts";

const answers: Record<string, [number, unknown]> = {
  "/en/api/settings/": [200, { festival_name: "River" }],
  "/en/pageeditor-api/container/by-slug/hotline-text": [404, { code: "not_found", message: "" }],
  "/en/api/search/?q=beethoven": [503, { code: "unavailable", message: "" }],
};

describe("optional calls of a page", () => {
  let server: Server;
  const apiIn = () => {
    const { port } = server.address() as AddressInfo;
    return createBackend(`http://127.0.0.1:${port}`, "secret").apiFor("en", {});
  };
  beforeAll(async () => {
    server = createServer(({ url = "" }, response) => {
      const [status, body] = answers[url] ?? [500, "broken"];
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => void server.close());
  afterEach(() => void jest.restoreAllMocks());

  it("createBackend: answers an optional call in the language of its API", async () => {
    expect(await apiIn().optional(getSettings)).toEqual({ festival_name: "River" });
  });

  it("createBackend: leaves out what a page is whole without, with one line in the log", async () => {
    const log = jest.spyOn(console, "warn").mockReturnValue();
    expect(await apiIn().optional(getBlock, { slug: "hotline-text" })).toBeNull();
    expect(await apiIn().optional(getSuggestions, { q: "beethoven" })).toBeNull();
    expect(log.mock.calls).toEqual([
      ["A page is shown without /en/pageeditor-api/container/by-slug/hotline-text: not_found"],
      // what a visitor typed stays out of the log
      ["A page is shown without /en/api/search/?q=…: unavailable"],
    ]);
  });

  it("createBackend: throws what a call without alternative is refused with", async () => {
    const asking = apiIn().get(getBlock, { slug: "hotline-text" });
    await expect(asking).rejects.toEqual(new ApiError("not_found", ""));
  });
});
