import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { cacheTagsHeader, changesAtHeader } from "@festival/contracts/apiPaths";
import fastify from "fastify";
import { seedSeason } from "../testing/requests/seedSeason.ts";
import { createTestApp, type TestApp } from "../testing/testApp.ts";
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

  it("stands in its headers, with the next moment at which it changes by itself", async () => {
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

describe("the calls that pages are made of", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await seedSeason(site.database, new Date("2025-08-20T08:00:00Z"));
  });
  afterAll(() => site.close());

  it.each([
    "/de/api/page/",
    "/de/api/season/",
    "/de/api/marketing-banners/",
    "/de/api/settings/",
    "/de/api/events/",
    "/de/api/events/?q=beethoven",
    "/de/api/events/facets/",
    "/de/api/events/calendar/?from_date=2025-08-28&to_date=2025-09-27",
    "/de/api/events/1/",
    "/de/api/event-options/",
    "/de/api/genres/",
    "/de/api/cast-members/",
    "/de/api/ensembles/",
    "/de/api/composers/",
    "/de/api/venues/",
    "/de/api/sponsors/",
    "/de/api/programme-changes/",
    "/de/api/hero/",
    "/de/api/big-teaser/",
    "/de/api/teaser-list/",
    "/de/api/highlight-events/",
    "/de/api/article-teasers/",
    "/de/api/articles/",
    "/de/api/tags/",
    "/de/api/team-members/",
    "/de/api/download-categories/",
    "/de/api/quiz/",
    "/de/api/forms/",
    "/de/pageeditor-api/nav",
    "/api/alert-messages/de",
    "/api/ticket-hotline/de",
  ])("say what they depend on, or their pages are rendered each time: %s", async (url) => {
    const answer = await site.app.inject(url);
    // also where the season has no such thing
    expect(answer.headers[cacheTagsHeader]).toEqual(expect.stringMatching(/^[a-z]/));
  });
});
