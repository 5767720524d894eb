import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { contentChangeCalls, removedSections } from "../../../platform/database/schema/index.ts";
import { insertImage, insertPage } from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf } from "../../../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("removed sections", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let editor: ReturnType<typeof editorOf>;
  let page: Awaited<ReturnType<typeof insertPage>>;
  let mine: ReturnType<typeof changesOf>;
  let ids: Record<"box" | "first" | "second" | "after", number>;
  let imageId: number;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    editor = editorOf(site, staff);
  });
  beforeEach(async () => {
    page = await insertPage(site.database);
    mine = changesOf(editor, page);
    imageId = (await insertImage(site.database)).id;
    const slug = `slot-${page.id}`;
    const inside = { parent: "box", column: 1, before: null };
    const made = await mine.change(
      1,
      {
        op: "insert",
        ref: "box",
        model: "container",
        slug,
        settings: { layout: "50-50" },
        at: atEnd,
      },
      {
        op: "insert",
        ref: "first",
        model: "image",
        settings: { image_id: imageId },
        texts: { de: { description: "Saal" }, en: { description: "Hall" } },
        at: inside,
      },
      { op: "insert", ref: "second", model: "quote", texts: { de: { content: "Ja" } }, at: inside },
      { op: "insert", ref: "after", model: "quote", texts: { de: { content: "Ende" } }, at: atEnd },
    );
    ({ ids } = made.json());
  });
  afterAll(() => site.close());

  const bySlug = () =>
    site.app.inject({
      url: `/de/pageeditor-api/container/by-slug/slot-${page.id}?preview=1`,
      ...staff,
    });

  it("come back as they were: under their ids, in both languages, with all that they held", async () => {
    const before = await mine.copy();
    await mine.change(2, { op: "remove", sections: [ids.box] });
    const answer = await mine.change(3, {
      op: "insert",
      ref: "back",
      id: ids.box,
      at: { ...atEnd, before: ids.after },
    });
    expect(answer.json()).toMatchObject({ revision: 4, ids: { back: ids.box } });
    expect(answer.json().sections.map(({ id }: { id: number }) => id)).toEqual([
      ids.box,
      ids.first,
      ids.second,
    ]);
    const { sections } = await mine.copy();
    const byId = (list: typeof sections) => list.toSorted((one, other) => one.id - other.id);
    expect(byId(sections)).toEqual(byId(before.sections));
    expect((await bySlug()).json().columns[1].sections).toMatchObject([
      { id: ids.first },
      { id: ids.second },
    ]);
    // one that is there is left as it is
    const again = await mine.change(4, { op: "insert", id: ids.box, at: atEnd });
    expect(again.json()).toMatchObject({ revision: 4, sections: [] });
  });

  it("come back singly, without what they stood in", async () => {
    await mine.change(2, { op: "remove", sections: [ids.box] });
    await mine.change(3, { op: "insert", id: ids.second, at: atEnd });
    expect((await mine.copy()).sections.map(({ id }) => id)).toEqual([ids.after, ids.second]);
    // what came back is not removed any more
    await mine.change(4, { op: "insert", id: ids.box, at: atEnd });
    expect((await mine.copy()).sections.map(({ id, parent }) => [id, parent])).toEqual(
      expect.arrayContaining([
        [ids.second, null],
        [ids.first, ids.box],
      ]),
    );
  });

  it("come back without a slug that another section has got, and say so", async () => {
    await mine.change(2, { op: "remove", sections: [ids.box] });
    const slug = `slot-${page.id}`;
    const other = changesOf(editor, await insertPage(site.database));
    await other.change(1, { op: "insert", model: "container", slug, at: atEnd });
    const answer = (await mine.change(3, { op: "insert", id: ids.box, at: atEnd })).json();
    expect(answer.warnings).toContainEqual({
      section: ids.box,
      locale: null,
      field: "slug",
      problem: "taken",
    });
    expect(answer.sections[0].slug).toBeNull();
  });

  it("are in nothing that is read: neither page, working copy, slots nor uses", async () => {
    await editor.post(`page/${page.id}/publish/`, { revision: 2 });
    const { json } = await editor.get(`images/${imageId}/`);
    expect(json().used_by).toHaveLength(1);
    expect((await mine.change(2, { op: "remove", sections: [ids.box] })).statusCode).toBe(200);
    await editor.post(`page/${page.id}/publish/`, { revision: 3 });

    expect((await mine.copy()).sections.map(({ id }) => id)).toEqual([ids.after]);
    for (const query of ["", "?preview=1"]) {
      const url = `/de/api/page/${page.urls.de}${query}`;
      const { modules } = (await site.app.inject({ url, ...staff })).json();
      expect(modules.map(({ id }: { id: number }) => id)).toEqual([ids.after]);
    }
    expect((await bySlug()).statusCode).toBe(404);
    expect((await editor.get(`image/${ids.first}/`)).statusCode).toBe(404);
    expect((await editor.get(`images/${imageId}/`)).json().used_by).toEqual([]);
    // the slug is free, and the picture may be deleted
    expect((await editor.post("container/", { slug: `slot-${page.id}` })).statusCode).toBe(201);
    expect((await editor.del(`images/${imageId}/`)).statusCode).toBe(204);
    const back = (await mine.change(3, { op: "insert", id: ids.first, at: atEnd })).json();
    expect(back.sections[0]).toMatchObject({
      settings: { image_id: imageId },
      shown: { de: null },
    });
  });

  it("are kept by the older calls and by a restored version too", async () => {
    await editor.del(`quote/${ids.second}/`);
    await mine.change(3, { op: "insert", id: ids.second, at: atEnd });
    expect((await mine.copy()).sections.map(({ id }) => id)).toContain(ids.second);

    const { version } = (await editor.post(`page/${page.id}/publish/`, { revision: 4 })).json();
    const added = (
      await mine.change(4, { op: "insert", ref: "a", model: "quote", at: atEnd })
    ).json().ids.a;
    await mine.change(5, { op: "remove", sections: [ids.box] });
    await editor.post(`page/${page.id}/versions/${version.id}/restore/`, { revision: 6 });
    const { sections } = await mine.copy();
    expect(sections.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      Object.values(ids).toSorted((one, other) => one - other),
    );
    // what the version does not have is removed, and those that it has are not
    const rows = await site.database
      .select()
      .from(removedSections)
      .where(eq(removedSections.ownerId, page.id));
    expect(rows.map(({ id }) => id)).toEqual([added]);
  });

  it("are forgotten after 30 days, and so are the answers of calls after one", async () => {
    await mine.change(2, { op: "remove", sections: [ids.box] });
    await mine.change(3, { op: "remove", sections: [ids.after] });
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const set = (id: number, days: number) =>
      site.database
        .update(removedSections)
        .set({ removedAt: daysAgo(days) })
        .where(eq(removedSections.removedWith, id));
    await set(ids.box, 30.1);
    await set(ids.after, 29.9);
    await site.database.update(contentChangeCalls).set({ at: daysAgo(1.1) });
    await mine.change(4, { op: "insert", model: "quote", at: atEnd });
    await site.app.jobs.send(site.database, "removed-sections-sweep", {});
    expect(await site.app.jobs.runAll()).toEqual([]);
    expect(await site.database.$count(contentChangeCalls)).toBe(1);
    const gone = await mine.change(5, { op: "insert", id: ids.box, at: atEnd });
    expect([gone.statusCode, gone.json().details.gone]).toEqual([409, [ids.box]]);
    expect((await mine.change(5, { op: "insert", id: ids.after, at: atEnd })).statusCode).toBe(200);
  });

  it("go with their page", async () => {
    await mine.change(2, { op: "remove", sections: [ids.box] });
    expect((await editor.del(`pages/${page.id}/?revision=3`)).statusCode).toBe(204);
    expect(await site.database.$count(removedSections, eq(removedSections.ownerId, page.id))).toBe(
      0,
    );
  });

  it("leave no column that is too much: a container with fewer columns keeps what stood in them", async () => {
    const narrow = { op: "set", section: ids.box, locale: null, fields: { layout: "100" } };
    const answer = (await mine.change(2, narrow)).json();
    const moved = (section: number) => ({ section, parent: ids.box, from_column: 1, column: 0 });
    expect(answer.moved).toEqual([moved(ids.first), moved(ids.second)]);
    const columns = async () => (await mine.copy()).sections.map(({ id, column }) => [id, column]);
    expect(await columns()).toEqual(
      expect.arrayContaining([
        [ids.first, 0],
        [ids.second, 0],
      ]),
    );
    // as an editor takes it back
    await mine.change(
      3,
      { op: "set", section: ids.box, locale: null, fields: { layout: "50-50" } },
      {
        op: "move",
        sections: [ids.first, ids.second],
        at: { parent: ids.box, column: 1, before: null },
      },
    );
    expect((await bySlug()).json().columns).toMatchObject([
      { sections: [] },
      { sections: [{ id: ids.first }, { id: ids.second }] },
    ]);
  });
});
