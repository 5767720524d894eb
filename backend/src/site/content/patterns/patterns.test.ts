import type { PatternSection } from "@festival/contracts/api/editing/patterns";
import { mostPatterns } from "@festival/contracts/sections/patternBounds";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { auditLog, patterns } from "../../../platform/database/schema/index.ts";
import { insertImage } from "../../../testing/factories.ts";
import { editorOf } from "../../../testing/factories/content.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

const words = (content: string) => ({ de: { content }, en: { content: `${content} (en)` } });
const columns: PatternSection = {
  model: "container",
  settings: { layout: "50-50" },
  texts: { de: {}, en: {} },
  column: 0,
};
const headline: PatternSection = {
  model: "headline",
  settings: { headline_level: 3 },
  texts: words("Karten"),
  parent: 0,
  column: 1,
};
const name = { de: "Bild und Text", en: "Picture and text" };

describe("patterns", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  beforeAll(async () => {
    site = await createTestApp();
    editor = editorOf(site, await signedIn(site));
  });
  afterAll(() => site.close());
  afterEach(() => site.database.delete(patterns));

  const keep = (more: object = {}) =>
    editor.post("patterns/", { name, sections: [columns, headline], ...more });
  const names = async (locale: "de" | "en") =>
    (await editor.get("patterns/", undefined, locale)).json<{ name: typeof name }[]>();

  it("are kept with all that stands in their columns, and listed by name in the language of the call", async () => {
    const answer = await keep();
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json();
    expect(answer.json()).toEqual({ id, name, models: ["container"] });
    expect((await editor.get(`patterns/${id}/`)).json()).toEqual({
      ...answer.json<object>(),
      sections: [columns, headline],
    });
    await keep({ name: { de: "Älteres", en: "Zither" } });
    await keep({ name: { de: "Zeile", en: "Line" } });
    expect((await names("de")).map((each) => each.name.de)).toEqual([
      "Älteres",
      "Bild und Text",
      "Zeile",
    ]);
    expect((await names("en")).map((each) => each.name.en)).toEqual([
      "Line",
      "Picture and text",
      "Zither",
    ]);
  });

  it("have one name each, in each language, and are renamed and deleted, as the log says", async () => {
    const { id } = (await keep()).json();
    const taken = { code: "validation_failed", details: { fields: { name: "taken" } } };
    expect((await keep({ name: { ...name, de: "Anders" } })).json()).toMatchObject(taken);
    const other = (await keep({ name: { de: "Anders", en: "Else" } })).json();
    const rename = (to: object, of = id) => editor.post(`patterns/${of}/`, { name: to });
    expect((await rename({ de: "Anders", en: "New" })).json()).toMatchObject(taken);
    expect((await rename({ de: "Neu", en: "New" })).json()).toMatchObject({
      id,
      name: { de: "Neu", en: "New" },
    });
    expect((await editor.del(`patterns/${other.id}/`)).statusCode).toBe(204);
    expect(await names("de")).toMatchObject([{ id }]);
    expect((await editor.del(`patterns/${other.id}/`)).statusCode).toBe(404);
    expect((await editor.get(`patterns/${other.id}/`)).statusCode).toBe(404);
    expect((await rename(name, other.id)).statusCode).toBe(404);
    const lines = await site.database.select().from(auditLog);
    expect(
      lines
        .filter(({ what }) => what === `pattern:${id}`)
        .map(({ action, title }) => [action, title]),
    ).toEqual([
      ["create", "Bild und Text"],
      ["update", "Neu"],
    ]);
  });

  it("may lack what a section requires, as drafts may", async () => {
    const bare = { ...columns, model: "headline", settings: {} };
    expect((await keep({ sections: [bare] })).statusCode).toBe(200);
  });

  it.each([
    ["a model that there is not", { model: "carousel" }, "sections.1.model", "invalid_choice"],
    [
      "a link that is none",
      { model: "link", settings: {}, texts: { de: { link: "javascript:1" }, en: {} } },
      "sections.1.texts.de.link",
      "invalid_url",
    ],
    [
      "a field that there is not",
      { settings: { colour: "red" } },
      "sections.1.settings.colour",
      "unknown_field",
    ],
    [
      "a picture that there is not",
      { model: "image", settings: { image_id: 4711 }, texts: { de: {}, en: {} } },
      "sections.1.settings.image_id",
      "unknown",
    ],
    ["a column that there is not", { column: 2 }, "sections.1.column", "out_of_range"],
    ["a place in itself", { parent: 1 }, "sections.1.parent", "unknown"],
    [
      "a ground of its own within columns",
      { model: "section", settings: {}, texts: { de: {}, en: {} } },
      "sections.1.parent",
      "invalid",
    ],
    ["half of a character", { texts: words("\ud800") }, "sections.1.texts.de.content", "invalid"],
  ])("refuse %s", async (_case, wrong, field, problem) => {
    const answer = await keep({ sections: [columns, { ...headline, ...wrong }] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.fields).toMatchObject({ [field]: problem });
    expect(await names("de")).toEqual([]);
  });

  it.each([
    ["no name", { name: { de: "", en: "" } }, { name: "required" }],
    ["a long name", { name: { de: "a".repeat(81), en: "b" } }, { name: "too_long" }],
    ["no sections", { sections: [] }, { sections: "required" }],
    [
      "too many sections",
      { sections: Array.from({ length: 101 }, () => columns) },
      { sections: "too_long" },
    ],
  ])("refuse %s", async (_case, wrong, fields) => {
    const answer = await keep(wrong);
    expect([answer.statusCode, answer.json().details.fields]).toEqual([422, fields]);
  });

  it("are refused beyond a number", async () => {
    await site.database.insert(patterns).values(
      Array.from({ length: mostPatterns }, (_, place) => ({
        name: { de: `de ${place}`, en: `en ${place}` },
        sections: [columns],
      })),
    );
    expect((await keep()).statusCode).toBe(409);
  });

  it("keep a picture that they show from being deleted", async () => {
    const { id } = await insertImage(site.database);
    const shown = { ...columns, model: "image", settings: { image_id: id } };
    const kept = (await keep({ sections: [shown] })).json();
    const answer = await editor.del(`images/${id}/`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().details.used_by).toEqual([{ what: `pattern:${kept.id}`, title: name.de }]);
    await editor.del(`patterns/${kept.id}/`);
    expect((await editor.del(`images/${id}/`)).statusCode).toBe(204);
  });

  it("are for staff", async () => {
    const visitor = await browser(site);
    const url = "/de/pageeditor-api/patterns/";
    expect((await site.app.inject({ url, ...visitor })).statusCode).toBe(401);
    const payload = { name, sections: [columns] };
    const answer = await site.app.inject({ method: "POST", url, ...visitor, payload });
    expect(answer.statusCode).toBe(401);
  });
});
