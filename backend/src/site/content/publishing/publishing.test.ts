import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { desc, eq } from "drizzle-orm";
import { booklets, changes, sections } from "../../../platform/database/schema/index.ts";
import {
  insertArticle,
  insertImage,
  insertSection,
  insertTextPage,
  richText,
} from "../../../testing/factories.ts";
import { editorOf, insertDraft } from "../../../testing/factories/content.ts";
import { insertEvent } from "../../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("content as drafts and versions", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let editor: ReturnType<typeof editorOf>;
  let draft: Awaited<ReturnType<typeof insertDraft>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    editor = editorOf(site, staff);
  });
  beforeEach(async () => {
    draft = await insertDraft(site, staff);
  });
  afterAll(() => site.close());

  const json = async (answer: ReturnType<typeof editor.get>) => (await answer).json();

  it("is public when it is published, and a preview for staff until then", async () => {
    await draft.write("Neu", 1);
    expect(await draft.text()).toBe("Alt");
    expect(await draft.text("?preview=1", staff)).toBe("Neu");
    expect((await draft.read("?preview=1", staff)).headers["cache-control"]).toBe("no-store");
    expect((await draft.read("?preview=1")).json()).toMatchObject({ code: "not_authenticated" });
    expect(await draft.text("?preview=0")).toBe("Alt");
    expect((await draft.read("?preview=yes")).statusCode).toBe(400);

    const before = await json(editor.get(`${draft.path}/content/`));
    expect(before).toMatchObject({
      revision: 2,
      is_online: true,
      has_changes: true,
      published: { revision: 1, author: "" },
      sections: [{ id: draft.sectionId, texts: { de: { content: richText("Neu") } } }],
    });
    const newestChange = async () => {
      const rows = await site.database.select().from(changes).orderBy(desc(changes.id)).limit(1);
      return rows[0];
    };
    const draftChange = await newestChange();
    const published = await editor.post(`${draft.path}/publish/`, { revision: 2 });
    expect([published.statusCode, published.json()]).toMatchObject([
      200,
      { revision: 2, version: { revision: 2, author: expect.stringMatching(/^Person/) } },
    ]);
    expect(await draft.text()).toBe("Neu");
    expect(await json(editor.get(`${draft.path}/content/`))).toMatchObject({ has_changes: false });
    const newest = await newestChange();
    // the draft has told the same tags: kept pages are dropped by a change of the publishing's own
    expect(newest?.id).toBeGreaterThan(draftChange?.id ?? Infinity);
    expect(newest?.tags).toEqual([`page:${draft.page.id}`, "pages"]);
  });

  it("is not published by a user who has not seen all of it", async () => {
    await draft.write("Erste", 1);
    const other = editorOf(site, await signedIn(site));
    await other.post(`text/${draft.sectionId}/`, { anchor: "neu", revision: 2, publish: false });
    const refused = await editor.post(`${draft.path}/publish/`, { revision: 1 });
    expect(refused.json()).toMatchObject({
      code: "conflict",
      details: {
        current: { revision: 3 },
        yours: { revision: 1 },
        changes: [
          { action: "update section", details: { section: draft.sectionId, revision: 2 } },
          { action: "update section", details: { section: draft.sectionId, fields: ["anchor"] } },
        ],
      },
    });
    const seen = await json(editor.post(`${draft.path}/publish/`, { revision: 2 }));
    expect(seen.details.changes).toHaveLength(1);
    expect(await draft.text()).toBe("Alt");
  });

  it("is published once where two do it at the same time as a third changes it", async () => {
    const answers = await Promise.all([
      draft.write("Neu", 1),
      editor.post(`${draft.path}/publish/`, { revision: 1 }),
      editor.post(`${draft.path}/publish/`, { revision: 1 }),
    ]);
    const [changed, ...published] = answers.map(({ statusCode }) => statusCode);
    expect(changed).toBe(200);
    for (const status of published) expect([200, 409]).toContain(status);
    expect(await draft.text()).toBe("Alt");
  });

  it("keeps each version with author and time, page by page", async () => {
    for (const revision of [1, 2, 3]) {
      await draft.write(`Fassung ${revision}`, revision);
      await editor.post(`${draft.path}/publish/`, { revision: revision + 1 });
    }
    const { count, results, next } = await json(editor.get(`${draft.path}/versions/`));
    expect([count, next]).toEqual([4, null]);
    expect(results.map((each: { revision: number }) => each.revision)).toEqual([4, 3, 2, 1]);
    expect(results.map((each: { is_current: boolean }) => each.is_current)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const version = await json(editor.get(`${draft.path}/versions/${results[1].id}/`));
    expect(version).toMatchObject({
      ...results[1],
      sections: [{ texts: { de: { content: richText("Fassung 2") } } }],
    });
    expect((await json(editor.get(`${draft.path}/versions/?page=2`))).results).toEqual([]);
    expect((await editor.get(`${draft.path}/versions/999999/`)).statusCode).toBe(404);
    expect((await editor.get("page/999999/versions/")).statusCode).toBe(404);
    const elsewhere = await insertTextPage(site.database);
    const foreign = `page/${elsewhere.page.id}/versions/${results[1].id}/`;
    expect((await editor.get(foreign)).statusCode).toBe(404);
    expect((await editor.post(`${foreign}restore/`, { revision: 1 })).statusCode).toBe(404);
  });

  it("comes back as it was, to the working copy first", async () => {
    const owner = { content_type: "page", object_id: draft.page.id };
    const box = await json(editor.post("container/", { ...owner, layout: "50-50" }));
    const inside = { ...owner, content: "Innen", parent: box.id, column: 1 };
    await editor.post("headline/", inside);
    const { version } = await json(editor.post(`${draft.path}/publish/`, { revision: 3 }));
    const published = (await draft.read()).json().modules;

    await editor.del(`container/${box.id}/`);
    await editor.post("headline/", { ...owner, content: "Später", position: 0 });
    await draft.write("Ganz anders", 5);
    await editor.post(`${draft.path}/publish/`, { revision: 6 });
    expect((await draft.read()).json().modules).toHaveLength(2);

    const restore = `${draft.path}/versions/${version.id}/restore/`;
    expect((await editor.post(restore, { revision: 5 })).statusCode).toBe(409);
    expect(await json(editor.post(restore, { revision: 6 }))).toEqual({ revision: 7 });
    expect((await draft.read()).json().modules).toHaveLength(2);
    expect(await json(editor.get(`${draft.path}/difference/?to=${version.id}`))).toMatchObject({
      sections: expect.arrayContaining([
        {
          id: box.id,
          model: "container",
          texts: { de: {}, en: {} },
          kinds: ["added"],
          fields: [],
        },
      ]),
    });
    expect(await json(editor.get(`${draft.path}/difference/?from=${version.id}`))).toEqual({
      sections: [],
      fields: [],
    });
    await editor.post(`${draft.path}/publish/`, { revision: 7 });
    expect((await draft.read()).json().modules).toEqual(published);
    // new ids do not meet those that came back
    const added = await editor.post("headline/", { ...owner, content: "Neu" });
    expect(added.statusCode).toBe(201);
  });

  it("tells what changed between versions", async () => {
    await draft.write("Neu", 1);
    const difference = await json(editor.get(`${draft.path}/difference/`));
    expect(difference.sections).toEqual([
      {
        id: draft.sectionId,
        model: "text",
        texts: { de: { content: richText("Neu") }, en: expect.anything() },
        kinds: ["changed"],
        fields: [
          { name: "content", locale: "de", before: richText("Alt"), after: richText("Neu") },
        ],
      },
    ]);
    expect((await editor.get(`${draft.path}/difference/?from=999999`)).statusCode).toBe(404);
    expect((await editor.get("page/999999/difference/")).statusCode).toBe(404);
  });

  it("is offline for visitors and there for staff", async () => {
    expect(await json(editor.post(`${draft.path}/unpublish/`, { revision: 1 }))).toEqual({
      revision: 2,
    });
    expect((await draft.read()).statusCode).toBe(404);
    expect((await draft.read("", staff)).json()).toMatchObject({ is_online: false, revision: 2 });
    expect((await editor.post(`${draft.path}/unpublish/`, { revision: 1 })).statusCode).toBe(409);
    const online = await json(editor.post(`${draft.path}/publish/`, { revision: 2, online: true }));
    expect(online).toMatchObject({ revision: 3, version: { revision: 3 } });
    expect((await draft.read()).json()).toMatchObject({ is_online: true });
  });

  it("is the same for articles, events and booklets", async () => {
    const article = await insertArticle(site.database);
    const eventId = await insertEvent(site.database);
    const [booklet] = await site.database.insert(booklets).values({ eventId }).returning();
    const bookletId = booklet?.id ?? 0;
    for (const owner of [`article/${article.id}`, `event/${eventId}`, `booklet/${bookletId}`]) {
      const [content_type, object_id] = owner.split("/");
      const body = { content_type, object_id: Number(object_id), content: "Haus" };
      expect((await editor.post("headline/", body)).statusCode).toBe(201);
      const { revision } = await json(editor.get(`${owner}/content/`));
      expect((await editor.post(`${owner}/publish/`, { revision })).statusCode).toBe(200);
    }
    const shown = [`articles/${article.id}/`, `events/${eventId}/`, `booklets/${eventId}/`];
    for (const address of shown) {
      const url = `/de/api/${address}`;
      const modules = [{ model: "headline", content: "Haus" }];
      expect((await site.app.inject(url)).json().modules).toMatchObject(modules);
      expect((await site.app.inject(`${url}?preview=1`)).statusCode).toBe(401);
      const preview = await site.app.inject({ url: `${url}?preview=1`, ...staff });
      expect(preview.json().modules).toMatchObject(modules);
    }
    // a booklet goes before its event, and each takes its content along
    expect((await editor.del(`events/${eventId}/`)).statusCode).toBe(409);
    expect((await editor.del(`booklets/${bookletId}/`)).statusCode).toBe(204);
    expect((await editor.del(`events/${eventId}/`)).statusCode).toBe(204);
    for (const [type, id] of Object.entries({ booklet: bookletId, event: eventId })) {
      const left = await site.database.select().from(sections).where(eq(sections.ownerId, id));
      expect(left.filter(({ ownerType }) => ownerType === type)).toEqual([]);
    }
  });

  it("reads what sections refer to in one query for each kind", async () => {
    const owner = { ownerType: "page", ownerId: draft.page.id } as const;
    const images = await Promise.all([1, 2, 3].map(() => insertImage(site.database)));
    const events = await Promise.all([1, 2].map(() => insertEvent(site.database)));
    for (const { id } of images) {
      await insertSection(site.database, { ...owner, model: "image", settings: { image_id: id } });
    }
    for (const event_id of events) {
      await insertSection(site.database, { ...owner, model: "eventitem", settings: { event_id } });
    }
    await editor.post(`${draft.path}/publish/`, { revision: 1 });
    const answer = await draft.read();
    expect(answer.json().modules).toHaveLength(6);
    const tags = String(answer.headers["x-festival-tags"]).split(",");
    expect(tags).toEqual(
      expect.arrayContaining([
        `page:${draft.page.id}`,
        ...images.map(({ id }) => `image:${id}`),
        ...events.map((id) => `event:${id}`),
      ]),
    );
    expect(answer.headers["x-festival-changes-at"]).toBeUndefined();
  });

  it("is for staff", async () => {
    const visitor = editorOf(site, await browser(site));
    for (const answer of [
      visitor.get(`${draft.path}/content/`),
      visitor.get(`${draft.path}/versions/`),
      visitor.get(`${draft.path}/difference/`),
      visitor.get(`${draft.path}/schedules/`),
      visitor.post(`${draft.path}/publish/`, { revision: 1 }),
      visitor.post(`${draft.path}/unpublish/`, { revision: 1 }),
    ]) {
      expect((await answer).statusCode).toBe(401);
    }
    expect((await editor.post("event/1/publish/", { revision: 1 })).statusCode).toBe(404);
    expect((await editor.post("page/999999/publish/", { revision: 1 })).statusCode).toBe(404);
    expect((await editor.post(`${draft.path}/publish/`, {})).statusCode).toBe(400);
  });
});
