import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { mostBlocks } from "@festival/contracts/sections/patternBounds";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { desc, eq } from "drizzle-orm";
import { auditLog, blocks, changes, sections } from "../../../platform/database/schema/index.ts";
import { insertImage, insertPage } from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf } from "../../../testing/factories/content.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

const none = { de: {}, en: {} };
const headline = (content: string, more: object = {}) => ({
  model: "headline",
  settings: {},
  texts: { de: { content }, en: { content: `${content} (en)` } },
  column: 0,
  ...more,
});
const container = { model: "container", settings: { layout: "50-50" }, texts: none, column: 0 };

describe("reusable blocks", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  let names = 0;
  let page: Awaited<ReturnType<typeof insertPage>>;
  let pages: ReturnType<typeof changesOf>;
  beforeAll(async () => {
    site = await createTestApp();
    editor = editorOf(site, await signedIn(site));
  });
  beforeEach(async () => {
    page = await insertPage(site.database, { id: undefined });
    pages = changesOf(editor, page);
  });
  afterAll(() => site.close());

  const newName = () => {
    names += 1;
    return { de: `Baustein ${names}`, en: `Block ${names}` };
  };
  const make = (more: object = {}) =>
    editor.post("blocks/", { name: newName(), sections: [headline("Karten")], ...more });
  const made = async (more: object = {}): Promise<number> => (await make(more)).json().id;
  const reference = (block: number, more: object = {}) => ({
    op: "insert",
    ref: "new",
    model: "blockref",
    settings: { block_id: block },
    at: atEnd,
    ...more,
  });
  const publish = async (owner: string) => {
    const { revision } = (await editor.get(`${owner}/content/`)).json();
    return editor.post(`${owner}/publish/`, { revision });
  };
  /** The page with the block, in public. */
  const show = async (block: number) => {
    const { revision } = await pages.copy();
    const answer = await pages.change(revision, reference(block));
    expect((await publish(`page/${page.id}`)).statusCode).toBe(200);
    return answer.json().ids.new as number;
  };
  const read = (locale: "de" | "en" = "de") =>
    site.app.inject({ url: `/${locale}/api/page/${page.urls[locale]}` });
  const words = async (locale: "de" | "en" = "de") => {
    const modules = (await read(locale)).json().modules;
    return JSON.stringify(modules).match(/"content":"[^"]*"/g) ?? [];
  };
  const rewrite = async (block: number, content: string) => {
    const copy = (await editor.get(`block/${block}/content/`)).json();
    const section = copy.sections.find(({ model }: { model: string }) => model === "headline");
    const ops = [{ op: "set", section: section.id, locale: "de", fields: { content } }];
    const answer = await changesOf(editor, { id: block }, "block").change(copy.revision, ...ops);
    expect(answer.statusCode).toBe(200);
  };

  it("are public at once where they lack nothing, and are shown in both languages as a container", async () => {
    const answer = await make({
      sections: [container, headline("Karten", { parent: 0, column: 1 })],
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { is_public: true }]);
    const { id } = answer.json();
    const section = await show(id);
    expect((await read()).json().modules).toMatchObject([
      {
        id: section,
        model: "container",
        layout: "100",
        content_type: "page",
        object_id: page.id,
        columns: [
          {
            sections: [
              {
                id,
                model: "container",
                layout: "50-50",
                content_type: null,
                columns: [{ sections: [] }, { sections: [{ content: "Karten" }] }],
              },
            ],
          },
        ],
      },
    ]);
    expect(await words("en")).toEqual(['"content":"Karten (en)"']);
  });

  it("stay a draft where something is missing, which visitors do not see and the checks of a page say", async () => {
    const answer = await make({ sections: [{ ...headline(""), texts: none, model: "image" }] });
    expect(answer.json()).toMatchObject({ is_public: false });
    const { id } = answer.json();
    await show(id);
    expect((await read()).json().modules).toEqual([]);
    const checks = (await editor.get(`page/${page.id}/checks/`)).json();
    expect(checks).toContainEqual(
      expect.objectContaining({
        code: "record_offline",
        field: "block_id",
        target: `blocks:${id}`,
      }),
    );
  });

  it("change in all places once they are published, and drop what shows them", async () => {
    const id = await made();
    await show(id);
    const tag = `section:${id}`;
    expect(String((await read()).headers[cacheTagsHeader]).split(",")).toContain(tag);
    await rewrite(id, "Neue Karten");
    expect(await words()).toEqual(['"content":"Karten"']);
    const url = `/de/api/page/${page.urls.de}?preview=1`;
    const staff = await signedIn(site);
    const preview = (await site.app.inject({ url, ...staff })).json();
    expect(JSON.stringify(preview.modules)).toContain("Neue Karten");
    expect((await publish(`block/${id}`)).statusCode).toBe(200);
    expect(await words()).toEqual(['"content":"Neue Karten"']);
    const [last] = await site.database.select().from(changes).orderBy(desc(changes.id)).limit(1);
    expect(last?.tags).toContain(tag);
  });

  it("have the versions of their own, and come back as they were", async () => {
    const id = await made();
    await show(id);
    await rewrite(id, "Falsch");
    await publish(`block/${id}`);
    const { results: versions } = (await editor.get(`block/${id}/versions/`)).json();
    const { revision } = (await editor.get(`block/${id}/content/`)).json();
    const first = versions.at(-1).id;
    await editor.post(`block/${id}/versions/${first}/restore/`, { revision });
    await publish(`block/${id}`);
    expect(await words()).toEqual(['"content":"Karten"']);
  });

  it("stand in one page several times, each with ids of its own", async () => {
    const id = await made();
    await show(id);
    await show(id);
    const text = JSON.stringify((await read()).json().modules);
    const ids = text.match(/"id":-?\d+/g) ?? [];
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it("say where they are used, with addresses in the language of the call", async () => {
    const id = await made();
    expect((await editor.get(`blocks/${id}/`)).json().uses).toEqual([]);
    await pages.change(1, reference(id));
    const kept = await editor.post("patterns/", {
      name: newName(),
      sections: [{ model: "blockref", settings: { block_id: id }, texts: none, column: 0 }],
    });
    const pattern = { what: `pattern:${kept.json().id}`, href: null };
    expect((await editor.get(`blocks/${id}/`)).json().uses).toMatchObject([
      { what: `page:${page.id}`, title: page.title.de, href: `/de/${page.urls.de}` },
      pattern,
    ]);
    expect((await editor.get(`blocks/${id}/`, undefined, "en")).json().uses).toMatchObject([
      { href: `/en/${page.urls.en}` },
      pattern,
    ]);
  });

  it("are not deleted where something shows them, by any call, and with all they hold else", async () => {
    const id = await made();
    const section = await show(id);
    const used = { used_by: [{ what: `page:${page.id}`, title: page.title.de }] };
    for (const path of [`blocks/${id}/`, `container/${id}/`]) {
      const answer = await editor.del(path);
      expect([answer.statusCode, answer.json().details]).toEqual([409, used]);
    }
    // a draft without it is not enough: visitors see it still
    const { revision } = await pages.copy();
    await pages.change(revision, { op: "remove", sections: [section] });
    expect((await editor.del(`blocks/${id}/`)).statusCode).toBe(409);
    await publish(`page/${page.id}`);
    expect((await editor.del(`blocks/${id}/`)).statusCode).toBe(204);
    expect((await editor.get(`blocks/${id}/`)).statusCode).toBe(404);
    expect((await editor.del(`blocks/${id}/`)).statusCode).toBe(404);
    const left = site.database.select().from(sections).where(eq(sections.ownerId, id));
    expect((await left).filter(({ ownerType }) => ownerType === "block")).toEqual([]);
    const lines = await site.database.select().from(auditLog);
    expect(lines.filter(({ what }) => what === `block:${id}`).map(({ action }) => action)).toEqual([
      "create",
      "publish",
      "delete",
    ]);
  });

  it("hold no other block, so that none stands in itself", async () => {
    const id = await made();
    const other = await made();
    for (const block of [id, other]) {
      const owner = changesOf(editor, { id }, "block");
      const { revision } = await owner.copy();
      const at = { parent: id, column: 0, before: null };
      const answer = await owner.change(revision, reference(block, { at }));
      expect([answer.statusCode, answer.json().details.fields]).toEqual([
        422,
        { "ops.0.at.parent": "invalid" },
      ]);
    }
    const inner = { model: "blockref", settings: { block_id: id }, texts: none, column: 0 };
    const answer = await make({ sections: [inner] });
    expect([answer.statusCode, answer.json().details.fields]).toEqual([
      422,
      { "sections.0.parent": "invalid" },
    ]);
  });

  it("have one name each, in each language, and are listed by it and renamed", async () => {
    await site.database.delete(blocks);
    const id = await made({ name: { de: "Älteres", en: "Zither" } });
    await made({ name: { de: "Zeile", en: "Line" } });
    const list = async (locale: "de" | "en") =>
      (await editor.get("blocks/", undefined, locale))
        .json()
        .map(({ name }: { name: { de: string; en: string } }) => name[locale]);
    expect([await list("de"), await list("en")]).toEqual([
      ["Älteres", "Zeile"],
      ["Line", "Zither"],
    ]);
    const taken = { code: "validation_failed", details: { fields: { name: "taken" } } };
    expect((await make({ name: { de: "Zeile", en: "New" } })).json()).toMatchObject(taken);
    const rename = (name: object, of = id) => editor.post(`blocks/${of}/`, { name });
    expect((await rename({ de: "Neu", en: "Line" })).json()).toMatchObject(taken);
    expect((await rename({ de: "Neu", en: "New" })).json()).toMatchObject({
      id,
      name: { de: "Neu", en: "New" },
    });
    expect((await rename(newName(), 4711)).statusCode).toBe(404);
    expect((await editor.get(`block/${id}/content/`)).json().title).toBe("Neu");
  });

  it.each([
    [
      "a link that is none",
      { model: "link", texts: { de: { link: "javascript:1" }, en: {} } },
      "sections.0.texts.de.link",
      "invalid_url",
    ],
    ["a ground of its own", { model: "section", texts: none }, "sections.0.parent", "invalid"],
    [
      "a block that there is not",
      { settings: { block_id: 4711 }, model: "blockref", texts: none },
      "sections.0.settings.block_id",
      "unknown",
    ],
  ])("refuse %s, and nothing of it is kept", async (_case, wrong, field, problem) => {
    const before = await site.database.$count(sections);
    const answer = await make({ sections: [{ ...headline("A"), ...wrong }] });
    expect([answer.statusCode, answer.json().details.fields]).toMatchObject([
      422,
      { [field]: problem },
    ]);
    expect(await site.database.$count(sections)).toBe(before);
  });

  it("keep a picture that they show from being deleted, under their name", async () => {
    const { id: picture } = await insertImage(site.database);
    const name = newName();
    const shown = { model: "image", settings: { image_id: picture }, texts: none, column: 0 };
    const id = await made({ name, sections: [shown] });
    const answer = await editor.del(`images/${picture}/`);
    expect(answer.json().details.used_by).toEqual([{ what: `block:${id}`, title: name.de }]);
  });

  it("are refused beyond a number", async () => {
    await site.database.delete(blocks);
    const roots = await site.database
      .insert(sections)
      .values(Array.from({ length: mostBlocks }, () => ({ model: "container" as const })))
      .returning({ id: sections.id });
    await site.database.insert(blocks).values(roots.map(({ id }) => ({ id, name: newName() })));
    expect((await make()).statusCode).toBe(409);
  });

  it("are for staff", async () => {
    const visitor = await browser(site);
    const url = "/de/pageeditor-api/blocks/";
    expect((await site.app.inject({ url, ...visitor })).statusCode).toBe(401);
    const payload = { name: newName(), sections: [headline("A")] };
    const answer = await site.app.inject({ method: "POST", url, ...visitor, payload });
    expect(answer.statusCode).toBe(401);
  });
});
