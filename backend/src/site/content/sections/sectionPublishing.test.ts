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

  it("change the working copy alone where nothing is said of publishing", async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    await editor.post(`text/${sectionId}/`, { content: richText("Neu"), revision: 1 });
    const { modules } = (await site.app.inject(`/de/api/page/${page.urls.de}`)).json();
    expect(modules).toMatchObject([{ content: richText("Alt") }]);
  });
});
