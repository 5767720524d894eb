import { createTestApp, type TestApp } from "@festival/backend/testing/testApp";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { seedSeason } from "./testing/seedSeason.ts";

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
    "/de/api/events/calendar/?from_date=2025-08-28&to_date=2025-09-27",
    "/de/api/events/1/",
    "/de/api/event-options/",
    "/de/api/genres/",
    "/de/api/cast-members/",
    "/de/api/ensembles/",
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
  ])("name their cache tags, so that their pages can be kept: %s", async (url) => {
    const answer = await site.app.inject(url);
    // also where the season has no such thing
    expect(answer.headers[cacheTagsHeader]).toEqual(expect.stringMatching(/^[a-z]/));
  });
});
