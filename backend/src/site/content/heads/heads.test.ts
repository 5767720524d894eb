import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { pageSnapshots } from "../../../platform/database/schema/index.ts";
import { editorSite } from "../../../testing/editorSite.ts";
import { insertImage, insertTextPage } from "../../../testing/factories.ts";
import { changesOf } from "../../../testing/factories/content.ts";
import { insertEvent } from "../../../testing/factories/site.ts";

const here = editorSite({ beforeAll, afterAll });

const head = (locale: "de" | "en" | null, fields: object) => ({ op: "head", locale, fields });

describe("the head of a page", () => {
  let page: Awaited<ReturnType<typeof insertTextPage>>["page"];
  let mine: ReturnType<typeof changesOf>;
  beforeEach(async () => {
    ({ page } = await insertTextPage(here.site.database));
    mine = changesOf(here.editor, page);
  });

  const read = async (query = "", locale: "de" | "en" = "de") => {
    const url = `/${locale}/api/page/${page.urls[locale]}${query}`;
    return (await here.site.app.inject({ url, ...(query && here.staff) })).json();
  };
  const publish = (revision: number, given = {}) =>
    here.editor.post(`page/${page.id}/publish/`, { revision, ...given });
  const difference = async (query = "") =>
    (await here.editor.get(`page/${page.id}/difference/${query}`)).json().fields;
  const record = async () => (await here.editor.get(`pages/${page.id}/`)).json();

  it("is a draft until it is published, together with the sections", async () => {
    const written = await mine.change(
      1,
      head("de", { title: "Neu", meta_title: "Suche" }),
      head("en", { title: "New" }),
    );
    expect([written.statusCode, written.json()]).toMatchObject([
      200,
      { revision: 2, sections: [], warnings: [], head: { texts: { de: { title: "Neu" } } } },
    ]);
    expect(await read()).toMatchObject({ title: page.title.de, meta_title: "" });
    expect(await read("?preview=1")).toMatchObject({ title: "Neu", meta_title: "Suche" });
    expect(await read("?preview=1", "en")).toMatchObject({ title: "New", meta_title: "" });
    expect(await mine.copy()).toMatchObject({
      has_changes: true,
      head: {
        texts: { de: { title: "Neu", headline: "" }, en: { title: "New" } },
        field_revisions: { de: { title: 2, meta_title: 2 }, en: { title: 2 } },
      },
    });
    expect(await difference()).toEqual([
      { name: "title", locale: "de", before: page.title.de, after: "Neu" },
      { name: "meta_title", locale: "de", before: "", after: "Suche" },
      { name: "title", locale: "en", before: page.title.en, after: "New" },
    ]);

    expect((await publish(2)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ title: "Neu", meta_title: "Suche" });
    expect(await mine.copy()).toMatchObject({
      has_changes: false,
      head: { field_revisions: { de: { title: 2 } } },
    });
  });

  it("is written by two at once, and a conflict where both wrote the same field", async () => {
    expect((await mine.change(1, head("de", { title: "Haus" }))).statusCode).toBe(200);
    const others = head("de", { headline: "Garten" });
    const merged = await mine.change(1, others, head("en", { title: "House" }));
    expect([merged.statusCode, merged.json().revision]).toEqual([200, 3]);
    const refused = await mine.change(1, head("de", { title: "Hof" }), others);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().details).toMatchObject({
      revision: 3,
      conflicts: [{ op: 0, section: null, locale: "de", field: "title", current: "Haus" }],
      gone: [],
    });
    expect((await mine.change(1, head("de", { title: "Haus" }))).json().revision).toBe(3);
  });

  it("may be empty as a draft, and is refused to the public with the place", async () => {
    const emptied = await mine.change(1, head("en", { title: null }));
    expect(emptied.json()).toMatchObject({
      head: { texts: { en: { title: "" } } },
      warnings: [{ section: null, locale: "en", field: "title", problem: "required" }],
    });
    const refused = await publish(2);
    expect([refused.statusCode, refused.json().details]).toEqual([
      422,
      {
        checks: [
          {
            severity: "stop",
            code: "required",
            section: null,
            locale: "en",
            field: "title",
            target: null,
          },
        ],
      },
    ]);
    expect(await read("", "en")).toMatchObject({ title: page.title.en });
    // taken back by the value that was there
    await mine.change(2, head("en", { title: page.title.en }));
    expect(await mine.copy()).toMatchObject({ has_changes: false });
    expect((await publish(3)).statusCode).toBe(200);
  });

  it("refuses all that is wrong, at its place, and changes nothing", async () => {
    const refused = await mine.change(
      1,
      head("de", { title: "x".repeat(201), og_image_id: 1, urls: "weg" }),
      head(null, { og_image_id: 999_999, og_type: "poem", title: "Haus", is_online: false }),
    );
    expect([refused.statusCode, refused.json().details.fields]).toEqual([
      422,
      {
        "ops.0.fields.title": "too_long",
        "ops.0.fields.og_image_id": "unknown_field",
        "ops.0.fields.urls": "unknown_field",
        "ops.1.fields.og_image_id": "unknown",
        "ops.1.fields.og_type": "invalid_choice",
        "ops.1.fields.title": "unknown_field",
        "ops.1.fields.is_online": "unknown_field",
      },
    ]);
    const shape = await mine.change(1, { op: "head", locale: "fr", fields: 7, section: 1 });
    expect(shape.json().details.fields).toEqual({
      "ops.0.fields": "invalid",
      "ops.0.locale": "invalid",
      "ops.0.section": "unknown_field",
    });
    expect(await mine.copy()).toMatchObject({ revision: 1, has_changes: false });
    const event = changesOf(here.editor, { id: await insertEvent(here.site.database) }, "event");
    const none = await event.change(1, head("de", { title: "Neu" }));
    expect(none.json().details.fields).toEqual({ "ops.0.op": "invalid_choice" });
  });

  it("comes back with a version, and stays where a version is older than heads", async () => {
    await mine.change(1, head("de", { title: "Eins" }), head("en", { title: "One" }));
    const first = (await publish(2)).json().version.id;
    await mine.change(2, head("de", { title: "Zwei" }));
    const second = (await publish(3)).json().version.id;
    expect(await difference(`?from=${first}&to=${second}`)).toEqual([
      { name: "title", locale: "de", before: "Eins", after: "Zwei" },
    ]);
    const version = await here.editor.get(`page/${page.id}/versions/${first}/`);
    expect(version.json()).toMatchObject({
      content: null,
      head: { texts: { de: { title: "Eins" }, en: { title: "One" } } },
    });
    const restored = await here.editor.post(`page/${page.id}/versions/${first}/restore/`, {
      revision: 3,
    });
    expect(restored.json()).toEqual({ revision: 4 });
    expect(await read()).toMatchObject({ title: "Zwei" });
    expect(await mine.copy()).toMatchObject({
      head: {
        texts: { de: { title: "Eins" } },
        field_revisions: { de: { title: 4 }, en: { title: 2 } },
      },
    });

    // of a time at which heads had fewer fields
    const partial = { settings: {}, texts: { de: { title: "Früher" }, en: {} } };
    await here.site.database
      .update(pageSnapshots)
      .set({ content: partial })
      .where(eq(pageSnapshots.id, second));
    await mine.change(4, head("de", { headline: "Bleibt" }));
    await here.editor.post(`page/${page.id}/versions/${second}/restore/`, { revision: 5 });
    expect((await mine.copy()).head?.texts).toMatchObject({
      de: { title: "Früher", headline: "Bleibt" },
      en: { title: "One" },
    });
    await here.editor.post(`page/${page.id}/versions/${first}/restore/`, { revision: 6 });

    for (const schema of [1, 2]) {
      await here.site.database
        .update(pageSnapshots)
        .set({ schema, content: null })
        .where(eq(pageSnapshots.id, first));
      const old = await here.editor.get(`page/${page.id}/versions/${first}/`);
      expect(old.json()).toMatchObject({ head: null, content: null });
      expect(await difference(`?from=${first}&to=${second}`)).toEqual([]);
      const { revision } = await mine.copy();
      await here.editor.post(`page/${page.id}/versions/${first}/restore/`, { revision });
      expect(await mine.copy()).toMatchObject({ head: { texts: { de: { title: "Eins" } } } });
    }
  });

  it("shows staff's record the draft, publishes what they change there, and nothing else", async () => {
    await mine.change(
      1,
      head("de", { title: "Entwurf", headline: "Auch" }),
      head("en", { title: "Draft" }),
    );
    const seen = await record();
    expect(seen).toMatchObject({ title: { de: "Entwurf", en: "Draft" }, revision: 2 });
    // a form sends all that it shows
    const { id: _, ...sent } = seen;
    const title = { de: "Entwurf, fertig", en: "Draft" };
    const saved = await here.editor.post(`pages/${page.id}/`, { ...sent, title, in_menu: true });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { title, revision: 3 }]);
    expect(await read()).toMatchObject({ title: "Entwurf, fertig", headline: "", in_menu: true });
    expect(await read("", "en")).toMatchObject({ title: page.title.en });
    expect(await mine.copy()).toMatchObject({
      has_changes: true,
      head: {
        texts: { de: { headline: "Auch" }, en: { title: "Draft" } },
        field_revisions: { de: { title: 3, headline: 2 }, en: { title: 2 } },
      },
    });
    // an editor who has not seen it meets it
    const refused = await mine.change(2, head("de", { title: "Anders" }));
    expect(refused.json().details.conflicts).toMatchObject([{ current: "Entwurf, fertig" }]);
  });

  it("is reported as fine in one language, and is stale where the other one was written", async () => {
    await mine.change(1, head("de", { title: "Neu" }));
    expect(await mine.copy()).toMatchObject({ head: { twin_seen: { de: 0, en: 0 } } });
    const said = { base: 2, sections: [], head: true, locale: "en" };
    const fine = await here.editor.post(`page/${page.id}/twins/`, said);
    expect(fine.json()).toEqual({
      revision: 2,
      sections: [],
      head: { twin_seen: { de: 0, en: 2 } },
    });
    expect(await mine.copy()).toMatchObject({ head: { twin_seen: { de: 0, en: 2 } } });
  });

  it("holds the pictures of its draft, and goes with the page", async () => {
    const image = await insertImage(here.site.database);
    await mine.change(1, head(null, { og_image_id: image.id }));
    const refused = await here.editor.del(`images/${image.id}/`);
    expect([refused.statusCode, refused.json().details]).toMatchObject([
      409,
      { used_by: [{ what: `page:${page.id}` }] },
    ]);
    expect((await here.editor.del(`pages/${page.id}/`)).statusCode).toBe(204);
    expect((await here.editor.del(`images/${image.id}/`)).statusCode).toBe(204);
  });
});
