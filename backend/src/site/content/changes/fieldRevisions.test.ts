import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { migrationsFolder } from "../../../platform/database/migrations.ts";
import { noFieldRevisions, sections as table } from "../../../platform/database/schema/index.ts";
import { editorPage, editorSite } from "../../../testing/editorSite.ts";
import { insertSection, richText } from "../../../testing/factories.ts";
import { atEnd } from "../../../testing/factories/content.ts";
import { newRevisions, noteWritten, type SectionRevisions } from "./fieldRevisions.ts";
import { staleSince } from "@festival/contracts/sections/twins";

describe("the revisions of fields", () => {
  const here = editorSite({ beforeAll, afterAll });
  const on = editorPage(here, beforeEach);

  const only = async () => (await on.mine.copy()).sections[0];

  it("are those of the owner at which each was last written, by all calls", async () => {
    const owner = { content_type: "page", object_id: on.page.id };
    const { id } = (await here.editor.post("headline/", { ...owner, content: "Haus" })).json();
    expect((await only())?.field_revisions).toEqual({ settings: {}, de: { content: 2 }, en: {} });
    const path = `headline/${id}/`;
    await here.editor.post(path, { content: "House", headline_level: 3, revision: 2 }, "en");
    await here.editor.post(path, { content: "Haus", subline: "Alt", revision: 3 });
    const written = {
      settings: { headline_level: 3 },
      de: { content: 2, subline: 4 },
      en: { content: 3 },
    };
    // what has its value already is not written
    expect((await only())?.field_revisions).toEqual(written);
    await on.mine.change(4, { op: "set", section: id, locale: "de", fields: { subline: null } });
    expect((await only())?.field_revisions.de).toEqual({ content: 2, subline: 5 });
    // a place is no field
    await on.mine.change(5, { op: "insert", model: "quote", at: { ...atEnd, before: id } });
    await here.editor.post(`page/${on.page.id}/order/`, {
      revision: 6,
      parent: null,
      column: 0,
      sections: [id],
    });
    expect((await only())?.field_revisions.de).toEqual({ content: 2, subline: 5 });
  });

  it("count a slug among the settings", async () => {
    const slug = `slot-${on.page.id}`;
    const box = { op: "insert", ref: "a", model: "container", slug, at: atEnd };
    const { ids } = (await on.mine.change(1, box)).json();
    const rename = { op: "set", section: ids.a, locale: null, fields: { slug: `${slug}-b` } };
    await on.mine.change(2, rename);
    expect((await only())?.field_revisions.settings).toEqual({ slug: 3 });
    const other = { ...rename, fields: { slug: null } };
    expect((await on.mine.change(2, other)).json().details.conflicts).toMatchObject([
      { locale: null, field: "slug", current: `${slug}-b` },
    ]);
  });

  it("tell, after a version is restored, only what it changed", async () => {
    const texts = { de: { content: "Haus", subline: "Alt" }, en: { content: "House" } };
    await on.mine.change(1, { op: "insert", ref: "a", model: "headline", texts, at: atEnd });
    const { version } = (
      await here.editor.post(`page/${on.page.id}/publish/`, { revision: 2 })
    ).json();
    const { id = 0 } = (await only()) ?? {};
    await on.mine.change(2, { op: "set", section: id, locale: "de", fields: { subline: "Neu" } });
    await here.editor.post(`page/${on.page.id}/versions/${version.id}/restore/`, { revision: 3 });
    expect((await only())?.field_revisions).toEqual({
      settings: {},
      de: { content: 2, subline: 4 },
      en: { content: 2 },
    });
    // who saw the page before is asked about what was restored, and about nothing else
    const set = (locale: string, fields: object) => ({ op: "set", section: id, locale, fields });
    expect((await on.mine.change(3, set("en", { content: "Home" }))).statusCode).toBe(200);
    expect((await on.mine.change(3, set("de", { subline: "Mein" }))).statusCode).toBe(409);
  });

  it("are filled by the migration with the owner's revision", async () => {
    await here.site.database.execute(sql`update pages set revision = 7 where id = ${on.page.id}`);
    const place = { ownerType: "page", ownerId: on.page.id } as const;
    const settings = { anchor: "a" };
    const both = await insertSection(here.site.database, { ...place, settings });
    const german = await insertSection(here.site.database, {
      ...place,
      texts: { de: { content: richText("Nur") }, en: {} },
    });
    const { id: block } = (
      await here.editor.post("container/", { slug: `b-${on.page.id}` })
    ).json();
    const none = { fieldRevisions: noFieldRevisions, twinSeen: { de: 0, en: 0 } };
    await here.site.database.update(table).set(none).where(eq(table.id, block));
    const file = readFileSync(join(migrationsFolder, "0028_field_revisions.sql"), "utf8");
    await here.site.database.execute(sql.raw(file.split("--> statement-breakpoint").at(-1) ?? ""));
    const revisionsOf = async (id: number) => {
      const [row] = await here.site.database.select().from(table).where(eq(table.id, id));
      return [row?.fieldRevisions, row?.twinSeen];
    };
    expect(await revisionsOf(both.id)).toEqual([
      { settings: { anchor: 7 }, de: { content: 7 }, en: { content: 7 } },
      { de: 7, en: 7 },
    ]);
    expect(await revisionsOf(german.id)).toEqual([
      { settings: {}, de: { content: 7 }, en: {} },
      { de: 7, en: 0 },
    ]);
    expect(await revisionsOf(block)).toEqual([noFieldRevisions, { de: 1, en: 1 }]);
  });

  const twins = (body: object) => here.editor.post(`page/${on.page.id}/twins/`, body);

  it("tell which language is behind, until its words are called fine", async () => {
    const texts = { de: { content: "Haus" }, en: { content: "House" } };
    const made = await on.mine.change(1, {
      op: "insert",
      ref: "a",
      model: "headline",
      texts,
      at: atEnd,
    });
    const { a: id } = made.json().ids;
    const set = (base: number, locale: string, content: string, minor = false) =>
      on.mine.change(base, { op: "set", section: id, locale, fields: { content }, minor });
    const stale = async () => {
      const section = await only();
      const { field_revisions: fieldRevisions, twin_seen: twinSeen } = section ?? {};
      if (!fieldRevisions || !twinSeen) throw new Error("The section is gone.");
      return {
        de: staleSince({ fieldRevisions, twinSeen }, "de"),
        en: staleSince({ fieldRevisions, twinSeen }, "en"),
      };
    };
    expect(await stale()).toEqual({ de: [], en: [] });
    // a comma is no news
    await set(2, "de", "Haus,", true);
    expect(await stale()).toEqual({ de: [], en: [] });
    await set(3, "de", "Gartenhaus");
    expect(await stale()).toEqual({ de: [], en: ["content"] });
    // nor is a comma in words that are news already
    await set(4, "de", "Gartenhaus,", true);
    expect(await stale()).toEqual({ de: [], en: ["content"] });
    // a translation is no news to what it translates, however often it is saved on the way
    await set(5, "en", "Garden h");
    await set(6, "en", "Garden house");
    expect(await stale()).toEqual({ de: [], en: ["content"] });
    const confirmed = await twins({ base: 7, sections: [id], locale: "en" });
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { revision: 7, sections: [{ id, twin_seen: { de: 7, en: 7 } }], head: null },
    ]);
    expect(await stale()).toEqual({ de: [], en: [] });
    await set(7, "en", "Shed");
    expect(await stale()).toEqual({ de: ["content"], en: [] });
    // it is fine as it was seen, not as it is by now
    await set(8, "en", "Hut");
    await twins({ base: 8, sections: [id], locale: "de" });
    expect(await stale()).toEqual({ de: ["content"], en: [] });
  });

  it("call a language without words behind one that has some", () => {
    const slug = null;
    const settings = {};
    const make = (de: object, en: object) =>
      newRevisions({ slug, settings, texts: { de: { ...de }, en: { ...en } } }, 5).twinSeen;
    expect(make({ content: "Haus" }, {})).toEqual({ de: 5, en: 0 });
    expect(make({ content: "" }, { content: "House" })).toEqual({ de: 0, en: 5 });
    expect(make({}, {})).toEqual({ de: 5, en: 5 });
    const typed = (revisions: SectionRevisions, locale: "de" | "en", revision: number) =>
      noteWritten(revisions, locale, "content", { revision });
    const empty = newRevisions({ slug, settings, texts: { de: {}, en: {} } }, 5);
    const translated = typed(typed(empty, "de", 6), "en", 7);
    expect([staleSince(translated, "de"), staleSince(translated, "en")]).toEqual([[], ["content"]]);
  });

  it("are not changed by calls about words that are none", async () => {
    const refusals: [object, number, unknown][] = [
      [{ base: 1, sections: [999_999], locale: "de" }, 422, { sections: "unknown" }],
      [{ base: 2, sections: [1], locale: "de" }, 422, { base: "out_of_range" }],
      [{ base: 1, sections: [1], locale: "fr" }, 422, { locale: "invalid_choice" }],
      [{ base: 1, sections: [], locale: "de" }, 422, { sections: "required" }],
    ];
    for (const [body, status, fields] of refusals) {
      const answer = await twins(body);
      expect([body, answer.statusCode, answer.json().details?.fields]).toEqual([
        body,
        status,
        fields,
      ]);
    }
    expect(
      (await here.editor.post("page/999999/twins/", { base: 1, sections: [1], locale: "de" }))
        .statusCode,
    ).toBe(404);
  });
});
