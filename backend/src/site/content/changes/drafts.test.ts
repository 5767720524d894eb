import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sectionModels } from "@festival/contracts/sections/sectionDescriptions";
import type { SectionModel } from "@festival/contracts/api/sections";
import { insertImage, insertPage, insertSection, richText } from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf } from "../../../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

/** Models that are about something, which a new section does not have yet. */
const withSubject = new Set<string>(
  "image video film audio viewer socialmedia starmate soundcloud podcast teamteaser eventitem blockref".split(
    " ",
  ),
);

describe("drafts", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let editor: ReturnType<typeof editorOf>;
  let page: Awaited<ReturnType<typeof insertPage>>;
  let mine: ReturnType<typeof changesOf>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    editor = editorOf(site, staff);
  });
  beforeEach(async () => {
    page = await insertPage(site.database);
    mine = changesOf(editor, page);
  });
  afterAll(() => site.close());

  const insert = (model: string, given: object = {}) => ({
    op: "insert",
    ref: "new",
    model,
    at: atEnd,
    ...given,
  });
  const preview = async (locale: "de" | "en" = "de") => {
    const url = `/${locale}/api/page/${page.urls[locale]}?preview=1`;
    return (await site.app.inject({ url, ...staff })).json().modules;
  };
  const problems = async (...ops: object[]) => {
    const answer = await mine.change(1, ...ops);
    expect(answer.statusCode).toBe(422);
    return answer.json().details.fields;
  };

  it.each(sectionModels)(
    "of %s may be empty, and are shown or left out in a preview",
    async (model) => {
      const answer = await mine.change(1, insert(model));
      const { sections } = answer.json();
      expect([answer.statusCode, sections]).toMatchObject([200, [{ model, settings: {} }]]);
      // checkAnswers holds it against the schema of what readers get
      const shown = (await preview()).map((section: { model: SectionModel }) => section.model);
      expect(shown).toEqual(withSubject.has(model) ? [] : [model]);
      expect(sections[0].shown.de === null).toBe(withSubject.has(model));
    },
  );

  it("are kept with warnings of what is required, in each language", async () => {
    const items = [{ title: "Wo?", content: richText("Hier.") }, { title: " " }];
    const answer = await mine.change(
      1,
      insert("image", { ref: "a" }),
      insert("faq", { ref: "b", texts: { de: { items } } }),
      insert("headline", {
        ref: "c",
        texts: { de: { content: "Haus" }, en: { content: "House" } },
      }),
      { op: "set", section: "c", locale: "en", fields: { content: "" } },
    );
    const { ids, warnings, sections } = answer.json();
    const of = (ref: string, locale: string | null, field: string) => {
      return { section: ids[ref], locale, field, problem: "required" };
    };
    expect(warnings).toEqual([
      of("a", null, "image_id"),
      of("b", "de", "title"),
      of("b", "de", "items.1.title"),
      of("b", "de", "items.1.content"),
      of("b", "en", "title"),
      of("c", "en", "content"),
    ]);
    // items have all their fields, as those who show them expect
    expect(sections[1].texts.de.items[1]).toEqual({
      title: " ",
      content: { blocks: [], entityMap: {} },
    });
  });

  it("are not published while a required field is empty; a language without words may be", async () => {
    const { ids } = (
      await mine.change(
        1,
        insert("headline", { ref: "a", texts: { de: { content: "Haus" } } }),
        insert("video", { ref: "b" }),
        insert("quote", { ref: "c", texts: { en: { author: "M. L." } } }),
        insert("quote", { ref: "d" }),
      )
    ).json();
    const publish = (revision: number) => editor.post(`page/${page.id}/publish/`, { revision });
    const refused = await publish(2);
    const check = (section: number, locale: string | null, field: string) => {
      return { severity: "stop", code: "required", section, locale, field, target: null };
    };
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        code: "validation_failed",
        details: {
          checks: [
            check(ids.b, null, "video_url"),
            check(ids.b, null, "image_id"),
            check(ids.c, "en", "content"),
            check(ids.d, "de", "content"),
            check(ids.d, "en", "content"),
          ],
        },
      },
    ]);
    await mine.change(2, { op: "remove", sections: [ids.b, ids.c, ids.d] });
    expect((await publish(3)).statusCode).toBe(200);
    const shown = await site.app.inject(`/en/api/page/${page.urls.en}`);
    expect(shown.json().modules).toEqual([]);
  });

  it("are refused with all that is wrong at once, each by its operation and field", async () => {
    const far = "x".repeat(501);
    expect(
      await problems(
        insert("link", {
          ref: "a",
          texts: { de: { link: "javascript:alert(1)" }, en: { content: far } },
        }),
        insert("hologram", { ref: "b" }),
        { op: "set", section: "b", locale: null, fields: { anything: 1 } },
        { op: "set", section: "a", locale: null, fields: { extra_class: '"x"', content: "Haus" } },
        { op: "set", section: "missing", locale: "de", fields: {} },
        insert("audio", { ref: "c", settings: { embed: "https://evil.example/" } }),
        insert("image", { ref: "d", settings: { image_id: 999_999, size: "huge" } }),
        insert("headline", { ref: "d", settings: { headline_level: 7 } }),
        insert("teaserlist", {
          ref: "e",
          texts: { de: { items: [{ link: "//evil", colour: "red", image_id: 9e5 }] } },
        }),
        insert("text", {
          ref: "f",
          texts: { de: { content: { blocks: [{ text: 1 }], entityMap: {} } } },
        }),
        insert("container", { ref: "g", slug: "No Slug" }),
        insert("quote", { ref: "h", slug: "words" }),
      ),
    ).toEqual({
      "ops.0.texts.de.link": "invalid_url",
      "ops.0.texts.en.content": "too_long",
      "ops.1.model": "invalid_choice",
      "ops.3.fields.extra_class": "invalid",
      "ops.3.fields.content": "unknown_field",
      "ops.4.section": "unknown",
      "ops.5.settings.embed": "invalid_url",
      "ops.6.settings.image_id": "unknown",
      "ops.6.settings.size": "invalid_choice",
      "ops.7.settings.headline_level": "out_of_range",
      "ops.7.ref": "taken",
      "ops.8.texts.de.items.0.link": "invalid_url",
      // its picture
      "ops.8.texts.de.items": "unknown",
      "ops.8.texts.de.items.0.colour": "unknown_field",
      "ops.9.texts.de.content": "invalid",
      "ops.10.slug": "invalid",
      "ops.11.slug": "invalid",
    });
    expect((await mine.copy()).sections).toEqual([]);
  });

  it("are refused where the call is none", async () => {
    const key = "6b0f5f4e-8d50-4f1e-9d0c-0d1f6f1a2b3c";
    const set = { op: "set", section: 1, locale: "de", fields: { content: "a" } };
    const refusals: [unknown, object][] = [
      [{}, { key: "required", base: "required", ops: "required" }],
      [
        { key: "1", base: 1.5, ops: [], more: 1 },
        { key: "invalid", base: "invalid", ops: "required", more: "unknown_field" },
      ],
      [{ key, base: 1, ops: Array.from({ length: 101 }, () => set) }, { ops: "too_long" }],
      [{ key, base: "1", ops: [set] }, { base: "invalid" }],
      [{ key, base: 9, ops: [set] }, { base: "out_of_range" }],
      [
        {
          key,
          base: 1,
          ops: [{ op: "rename" }, {}, 7, { ...set, section: "7" }, { ...set, id: 3 }],
        },
        {
          "ops.0.op": "invalid_choice",
          "ops.1.op": "required",
          "ops.2": "invalid",
          "ops.3.section": "invalid",
          "ops.4.id": "unknown_field",
        },
      ],
      [
        { key, base: 1, ops: [{ op: "insert", id: 3, model: "quote", at: { parent: null } }] },
        {
          "ops.0.model": "unknown_field",
          "ops.0.at.column": "required",
          "ops.0.at.before": "required",
        },
      ],
      [
        { key, base: 1, ops: [{ op: "move", sections: [], at: { ...atEnd, column: 3 } }] },
        { "ops.0.sections": "required", "ops.0.at.column": "out_of_range" },
      ],
    ];
    for (const [body, fields] of refusals) {
      const answer = await mine.send(body as object);
      expect([body, answer.statusCode, answer.json().details?.fields]).toEqual([body, 422, fields]);
    }
  });

  it.each(["a\0b", "\ud800", "half \udc00 a character"])("can't hold %j", async (text) => {
    expect(
      await problems(
        insert("headline", { texts: { de: { content: text } } }),
        insert("text", { ref: "b", texts: { en: { content: richText(text) } } }),
        insert("teaserlist", { ref: "c", texts: { de: { items: [{ headline: text }] } } }),
      ),
    ).toEqual({
      "ops.0.texts.de.content": "invalid",
      "ops.1.texts.en.content": "invalid",
      "ops.2.texts.de.items": "invalid",
    });
  });

  it("hold emoji, combining marks and words from right to left", async () => {
    const content = "🎻 e\u0301 \u05e9\u05dc\u05d5\u05dd \u202etxet";
    const answer = await mine.change(1, insert("headline", { texts: { de: { content } } }));
    expect(answer.json().sections[0].texts.de.content).toBe(content);
  });

  it("are emptied by null, and keep only what rich text has", async () => {
    const image = await insertImage(site.database);
    const text = { ...richText("Wort"), html: "<b>" };
    const { ids } = (
      await mine.change(
        1,
        insert("fullteaser", { ref: "a", settings: { image_id: image.id } }),
        insert("text", { ref: "b", texts: { de: { content: text } } }),
      )
    ).json();
    const emptied = await mine.change(2, {
      op: "set",
      section: ids.a,
      locale: null,
      fields: { image_id: null },
    });
    expect(emptied.json().sections).toMatchObject([
      { settings: {}, shown: { de: { image: null } } },
    ]);
    const { sections } = await mine.copy();
    expect(sections[0]?.settings).toEqual({});
    expect(sections[1]?.texts.de).toEqual({ content: richText("Wort") });
  });

  it("stand where they may: at most 300, three levels deep, not in themselves", async () => {
    const box = (ref: string, parent: string | null) =>
      insert("container", { ref, at: { ...atEnd, parent } });
    const boxes = [box("a", null), box("b", "a"), box("c", "b")];
    const { ids } = (await mine.change(1, ...boxes)).json();
    const move = (section: number, parent: number) => ({
      op: "move",
      sections: [section],
      at: { ...atEnd, parent },
    });
    const refused = await mine.change(
      2,
      { ...box("d", null), at: { ...atEnd, parent: ids.c } },
      move(ids.a, ids.a),
      move(ids.a, ids.c),
      insert("section", { at: { ...atEnd, parent: ids.a } }),
      { op: "move", sections: [ids.b], at: { parent: ids.a, column: 1, before: null } },
      { op: "move", sections: [ids.b], at: { ...atEnd, before: ids.b } },
    );
    expect(refused.json().details.fields).toEqual({
      "ops.0.at.parent": "out_of_range",
      "ops.1.at.parent": "invalid",
      "ops.2.at.parent": "invalid",
      "ops.3.at.parent": "invalid",
      "ops.4.at.column": "out_of_range",
      "ops.5.at.before": "invalid",
    });

    const hundred = Array.from({ length: 100 }, () => insert("quote", { ref: undefined }));
    for (const revision of [2, 3]) await mine.change(revision, ...hundred);
    const rest = await mine.change(4, ...hundred.slice(3));
    expect([rest.statusCode, (await mine.copy()).sections.length]).toEqual([200, 300]);
    const full = await mine.change(5, insert("quote"));
    expect(full.json().details.fields).toEqual({ "ops.0.at.parent": "out_of_range" });
  });

  it("are of their own page alone", async () => {
    const elsewhere = await insertPage(site.database);
    const other = changesOf(editor, elsewhere);
    const { ids } = (await other.change(1, insert("container"))).json();
    const removed = (await other.change(2, insert("quote"))).json().ids.new;
    await other.change(3, { op: "remove", sections: [removed] });
    expect(
      await problems(
        { op: "set", section: ids.new, locale: null, fields: { layout: "50-50" } },
        { op: "move", sections: [ids.new], at: atEnd },
        { op: "remove", sections: [ids.new] },
        insert("quote", { at: { ...atEnd, parent: ids.new } }),
        insert("quote", { ref: "x", at: { ...atEnd, before: ids.new } }),
        { op: "insert", id: removed, at: atEnd },
      ),
    ).toEqual({
      "ops.0.section": "unknown",
      "ops.1.sections": "unknown",
      "ops.2.sections": "unknown",
      "ops.3.at.parent": "unknown",
      "ops.4.at.before": "unknown",
      "ops.5.id": "unknown",
    });
  });

  it("of a model of a newer version are kept as they are, and can be moved and removed", async () => {
    const model = "hologram" as SectionModel;
    const texts = { de: { beam: 1 }, en: {} };
    const place = { ownerType: "page", ownerId: page.id } as const;
    const { id } = await insertSection(site.database, { ...place, model, texts });
    expect(await problems({ op: "set", section: id, locale: "de", fields: { beam: 2 } })).toEqual({
      "ops.0.section": "invalid",
    });
    const before = insert("quote", { at: { ...atEnd, before: id } });
    const ops = [before, { op: "move", sections: [id], at: { ...atEnd, before: "new" } }];
    expect((await mine.change(1, ...ops)).json().sections).toMatchObject([
      { id, model: "hologram", texts, shown: { de: null, en: null } },
      { model: "quote" },
    ]);
    expect((await mine.copy()).sections[0]).toMatchObject({ model: "hologram", texts });
    await mine.change(2, { op: "remove", sections: [id] });
    await mine.change(3, { op: "insert", id, at: atEnd });
    expect((await mine.copy()).sections[1]).toMatchObject({ id, model: "hologram", texts });
  });
});
