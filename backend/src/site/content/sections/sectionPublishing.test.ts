import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { insertTextPage, richText } from "../../../testing/factories.ts";
import { editorOf } from "../../../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("the editor's calls that publish", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  beforeAll(async () => {
    site = await createTestApp();
    editor = editorOf(site, await signedIn(site));
  });
  afterAll(() => site.close());

  it("publish the sent fields alone, and leave the drafts of others as they are", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    const first = editor;
    const secondAccount = await signedIn(site);
    const second = editorOf(site, secondAccount);
    const path = `text/${sectionId}/`;
    const read = async (locale: "de" | "en", query = "") => {
      const url = `/${locale}/api/page/${page.urls[locale]}${query}`;
      return (await site.app.inject({ url, ...secondAccount })).json();
    };

    // the first account leaves drafts: a section, a setting and the other language of the same text
    const headline = { content_type: "page", object_id: page.id, content: "Halb fert" };
    expect((await first.post("headline/", headline)).statusCode).toBe(201);
    const draft = { content: richText("Half fin"), anchor: "entwurf", revision: 2 };
    expect((await first.post(path, draft, "en")).statusCode).toBe(200);

    // the second one mends a word of the German text
    const { revision } = await read("de", "?preview=1");
    const mended = { content: richText("Neu"), revision, publish_fields: true };
    expect((await second.post(path, mended)).json()).toMatchObject({ revision: 4 });
    expect((await read("de")).modules).toMatchObject([
      { id: sectionId, model: "text", anchor: "", content: richText("Neu") },
    ]);
    expect((await read("en")).modules).toMatchObject([{ content: richText("Old") }]);

    // both are there where the first account goes on, which learns of the other's change
    expect((await first.post(path, { ...draft, revision: 3 }, "en")).statusCode).toBe(409);
    const working = await first.get(`page/${page.id}/content/`);
    expect(working.json()).toMatchObject({
      has_changes: true,
      sections: [
        {
          settings: { anchor: "entwurf" },
          texts: { de: { content: richText("Neu") }, en: { content: richText("Half fin") } },
        },
        { texts: { de: { content: "Halb fert" } } },
      ],
    });
  });

  it("publish no fields of a section that is still a draft", async () => {
    const { page } = await insertTextPage(site.database);
    const body = { content_type: "page", object_id: page.id, content: "Haus" };
    const { id, revision } = (await editor.post("headline/", body)).json();
    const sent = { content: "Neu", revision, publish_fields: true };
    const refused = await editor.post(`headline/${id}/`, sent);
    expect([refused.statusCode, refused.json().details.fields]).toEqual([
      422,
      { publish_fields: "invalid" },
    ]);
    expect((await editor.get(`headline/${id}/`)).json().values.content).toBe("Haus");
  });

  it("change the working copy alone where nothing is said of publishing", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    await editor.post(`text/${sectionId}/`, { content: richText("Neu"), revision: 1 });
    const { modules } = (await site.app.inject(`/de/api/page/${page.urls.de}`)).json();
    expect(modules).toMatchObject([{ content: richText("Alt") }]);
  });
});
