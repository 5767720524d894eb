import { afterAll, describe, expect, it } from "@jest/globals";
import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/cookiesAndHeaders";
import fastify from "fastify";
import { addCacheTags, changesAt, dependOn, mostRows } from "./cacheTags.ts";

describe("what an answer depends on", () => {
  const app = fastify();
  addCacheTags(app);
  app.get("/rows/:count", async (request) => {
    const { count } = request.params as { count: string };
    await Promise.resolve();
    for (let id = 1; id <= Number(count); id += 1) dependOn(`event:${id}`);
    dependOn("venues", "venue:7", "venue:7");
    changesAt(new Date("2025-09-02T10:00:00Z"));
    changesAt(new Date("2025-09-01T10:00:00Z"));
    changesAt(null);
    return "";
  });
  app.get("/nothing", async () => "");
  afterAll(() => app.close());

  it("is sent in its headers, with the time at which it changes by itself", async () => {
    const { headers } = await app.inject("/rows/2");
    expect(headers[cacheTagsHeader]).toBe("event:1,event:2,venue:7,venues");
    expect(headers[changesAtHeader]).toBe("2025-09-01T10:00:00.000Z");
  });

  it("is a collection where it would be too many rows to name", async () => {
    const { headers } = await app.inject(`/rows/${mostRows + 1}`);
    expect(headers[cacheTagsHeader]).toBe("events,venue:7,venues");
  });

  it("is not said where nothing was read, nor mixed up between requests", async () => {
    const [, { headers }] = await Promise.all([app.inject("/rows/3"), app.inject("/nothing")]);
    expect(headers).not.toHaveProperty(cacheTagsHeader);
    expect(() => dependOn("event:1")).not.toThrow();
  });
});
