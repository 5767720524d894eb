import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { pages } from "../../platform/database/schema/index.ts";
import { insertTextPage } from "../../testing/factories.ts";
import { editorOf } from "../../testing/factories/content.ts";
import { insertEvent } from "../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("a page that lists events", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("is not named while its list is only scheduled; events depend on all pages", async () => {
    const editor = editorOf(site, await signedIn(site, "editor"));
    const { page } = await insertTextPage(site.database);
    const event = await insertEvent(site.database);
    const list = { content_type: "page", object_id: page.id, event_ids: [event], is_named: true };
    await editor.post("eventlist/", list);
    const at = new Date(site.app.clock.now().getTime() + 3_600_000).toISOString();
    const planned = await editor.post(`page/${page.id}/schedules/`, { action: "publish", at });
    expect(planned.statusCode).toBe(201);
    const answer = await site.app.inject(`/de/api/events/${event}/`);
    expect(answer.json().part_of).toBeUndefined();
    expect(String(answer.headers["x-festival-tags"]).split(",")).toContain("pages");
  });

  it("is named on the pages of its events where its list says so, and while it is public", async () => {
    const editor = editorOf(site, await signedIn(site, "editor"));
    const { page } = await insertTextPage(site.database);
    const named = await insertEvent(site.database);
    const other = await insertEvent(site.database);
    const partOf = async (id: number) =>
      (await site.app.inject(`/de/api/events/${id}/`)).json().part_of;
    const list = { content_type: "page", object_id: page.id };

    await editor.post("eventlist/", { ...list, event_ids: [named], is_named: true });
    // not published yet
    expect(await partOf(named)).toBeUndefined();
    await editor.post("eventlist/", { ...list, event_ids: [other], publish: true });
    expect(await partOf(named)).toEqual([{ title: page.title.de, url: `/de/${page.urls.de}` }]);
    expect(await partOf(other)).toBeUndefined();
    await site.database.update(pages).set({ isOnline: false }).where(eq(pages.id, page.id));
    expect(await partOf(named)).toBeUndefined();
  });
});
