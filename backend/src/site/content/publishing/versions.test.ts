import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { editorPage, editorSite } from "../../../testing/editorSite.ts";
import { atEnd } from "../../../testing/factories/content.ts";

describe("versions", () => {
  const here = editorSite({ beforeAll, afterAll });
  const on = editorPage(here, beforeEach);

  const insert = (ref: string, content: string, given: object = {}) => ({
    op: "insert",
    ref,
    model: "headline",
    texts: { de: { content }, en: { content } },
    at: atEnd,
    ...given,
  });
  const set = (section: number, content: string) => {
    return { op: "set", section, locale: "de", fields: { content } };
  };
  const versions = "versions/";
  const keep = (name: string) => here.editor.post(`page/${on.page.id}/${versions}`, { name });
  const restore = (version: number, body: object) =>
    here.editor.post(`page/${on.page.id}/${versions}${version}/restore/`, body);
  const content = async () =>
    (await on.mine.copy()).sections.map(({ texts }) => texts.de.content ?? null);
  const shown = async () => {
    const answer = await here.site.app.inject({ url: `/de/api/page/${on.page.urls.de}` });
    return answer.json().modules.map((section: { content: string }) => section.content);
  };

  it("are kept with a name, and change nothing of what is public", async () => {
    const { a } = (await on.mine.change(1, insert("a", "Eins"))).json().ids;
    await here.editor.post(`page/${on.page.id}/publish/`, { revision: 2 });
    await on.mine.change(2, set(a, "Zwei"), { op: "head", locale: "de", fields: { title: "Neu" } });
    const kept = await keep("Vor der Probe");
    expect([kept.statusCode, kept.json()]).toMatchObject([
      201,
      { kind: "checkpoint", name: "Vor der Probe", revision: 3, is_current: false },
    ]);
    expect(await shown()).toEqual(["Eins"]);
    expect(await on.mine.copy()).toMatchObject({
      revision: 3,
      has_changes: true,
      published: { kind: "published", name: "" },
    });
    const { results } = (await here.editor.get(`page/${on.page.id}/${versions}`)).json();
    expect(results).toMatchObject([
      { kind: "checkpoint", is_current: false },
      { kind: "published", is_current: true },
    ]);
    const named = await here.editor.post(`page/${on.page.id}/${versions}${kept.json().id}/`, {
      name: "Probe",
    });
    expect(named.json()).toMatchObject({ kind: "checkpoint", name: "Probe" });
    expect((await keep(" ")).statusCode).toBe(400);
    expect(
      (await here.editor.post(`page/${on.page.id}/${versions}999999/`, { name: "a" })).statusCode,
    ).toBe(404);

    await on.mine.change(3, set(a, "Drei"), { op: "head", locale: "de", fields: { title: "?" } });
    expect((await restore(kept.json().id, { revision: 4 })).json()).toEqual({ revision: 5 });
    expect(await content()).toEqual(["Zwei"]);
    expect(await on.mine.copy()).toMatchObject({ head: { texts: { de: { title: "Neu" } } } });
  });

  it("give single sections back, and leave the others as they are", async () => {
    const made = await on.mine.change(
      1,
      insert("a", "A"),
      insert("b", "B"),
      insert("box", "", { model: "container", texts: {} }),
      insert("c", "C", { at: { parent: "box", column: 0, before: null } }),
    );
    const { a, b, box, c } = made.json().ids;
    const { id } = (await keep("Anfang")).json();
    await on.mine.change(
      2,
      set(a, "A neu"),
      set(b, "B neu"),
      { op: "remove", sections: [box] },
      { op: "head", locale: "de", fields: { title: "Neu" } },
    );
    expect((await restore(id, { revision: 3, sections: [b] })).statusCode).toBe(200);
    expect(await content()).toEqual(["A neu", "B"]);
    const refused = await restore(id, { revision: 4, sections: [c] });
    expect([refused.statusCode, refused.json().details]).toEqual([409, { structure: [box] }]);
    expect((await restore(id, { revision: 4, sections: [box, c] })).statusCode).toBe(200);
    const copy = await on.mine.copy();
    expect(copy).toMatchObject({ revision: 5, head: { texts: { de: { title: "Neu" } } } });
    expect(new Set(copy.sections.map((section) => section.id))).toEqual(new Set([a, b, box, c]));
    expect(copy.sections.find((section) => section.id === c)).toMatchObject({ parent: box });
    expect((await restore(id, { revision: 4, sections: [b] })).statusCode).toBe(409);
  });
});
