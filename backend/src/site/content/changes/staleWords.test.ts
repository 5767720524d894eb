import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { editorPage, editorSite } from "../../../testing/editorSite.ts";
import { atEnd } from "../../../testing/factories/content.ts";

describe("the list of stale words", () => {
  const here = editorSite({ beforeAll, afterAll });
  const on = editorPage(here, beforeEach);
  let id: number;
  beforeEach(async () => {
    const texts = { de: { content: "Haus" }, en: { content: "House" } };
    const made = await on.mine.change(1, {
      op: "insert",
      ref: "a",
      model: "headline",
      texts,
      at: atEnd,
    });
    id = made.json().ids.a;
  });

  const list = async () => (await here.editor.get(`page/${on.page.id}/twins/`)).json();
  const set = (locale: "de" | "en", content: string, more: object = {}) => {
    return { op: "set", section: id, locale, fields: { content }, ...more };
  };

  it("tells which language is behind, since when, by whom, and what was there before", async () => {
    expect(await list()).toEqual([]);
    await on.mine.change(2, set("de", "Altes Haus"));
    const stale = {
      section: id,
      locale: "en",
      fields: [
        {
          field: "content",
          by: expect.stringMatching(/^Person/),
          at: expect.stringMatching(/^\d{4}-/),
          now: "Altes Haus",
        },
      ],
    };
    // no version tells how it was
    expect(await list()).toEqual([stale]);
    await on.mine.change(3, set("en", "Old house"));
    await here.editor.post(`page/${on.page.id}/twins/`, { base: 4, sections: [id], locale: "en" });
    expect(await list()).toEqual([]);
    await here.editor.post(`page/${on.page.id}/versions/`, { name: "Beide gleich" });
    await on.mine.change(4, set("de", "Neues Haus"));
    expect(await list()).toMatchObject([
      { locale: "en", fields: [{ before: "Altes Haus", now: "Neues Haus" }] },
    ]);
  });

  it("leaves out a small change, and has the head too", async () => {
    await on.mine.change(2, set("de", "Haus!", { minor: true }));
    expect(await list()).toEqual([]);
    await on.mine.change(3, { op: "head", locale: "en", fields: { title: "House" } });
    expect(await list()).toMatchObject([{ section: null, locale: "de" }]);
  });

  it("is refused where there is no such content", async () => {
    expect((await here.editor.get("page/999999/twins/")).statusCode).toBe(404);
  });
});
