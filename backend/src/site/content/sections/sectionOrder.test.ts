import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { insertPage } from "../../../testing/factories.ts";
import { editorOf } from "../../../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

type Body = Record<string, unknown>;
interface Shown {
  id: number;
  content?: string;
  columns?: { sections: Shown[] }[];
}

describe("the places of sections", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  let page: Awaited<ReturnType<typeof insertPage>>;
  beforeAll(async () => {
    site = await createTestApp();
    editor = editorOf(site, await signedIn(site));
  });
  beforeEach(async () => {
    page = await insertPage(site.database);
  });
  afterAll(() => site.close());

  const create = async (model: string, body: Body): Promise<number> => {
    const owner = { content_type: "page", object_id: page.id };
    const answer = await editor.post(`${model}/`, { ...owner, ...body });
    expect([answer.statusCode, answer.json().code]).toEqual([201, undefined]);
    return answer.json().id;
  };
  const headline = (content: string, body: Body = {}) => create("headline", { content, ...body });
  const revision = async () => (await editor.get(`page/${page.id}/content/`)).json().revision;
  const order = async (body: Body, path = `page/${page.id}`) =>
    editor.post(`${path}/order/`, {
      revision: await revision(),
      parent: null,
      column: 0,
      ...body,
    });
  /** The page as nested words: a container is the list of its columns. */
  const words = async (): Promise<unknown> => {
    const state = await site.app.inject({
      url: `/de/api/page/${page.urls.de}?preview=1`,
      cookies: (await signedIn(site)).cookies,
    });
    const tell = ({ content, columns }: Shown): unknown =>
      content ?? columns?.map((column) => column.sections.map(tell));
    return state.json().modules.map(tell);
  };

  it("are the end, or where they were asked for", async () => {
    await headline("b");
    await headline("d");
    await headline("a", { position: 0 });
    await headline("c", { position: 2 });
    await headline("e", { position: 999 });
    expect(await words()).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("are columns of containers, which may hold containers", async () => {
    const outer = await create("container", { layout: "50-50" });
    const inner = await create("container", { layout: "33-33-33", parent: outer, column: 1 });
    await headline("left", { parent: outer });
    await headline("third", { parent: inner, column: 2 });
    await headline("first", { parent: inner, column: 0 });
    await headline("after");
    expect(await words()).toEqual([[["left"], [[["first"], [], ["third"]]]], "after"]);
  });

  it("change in order, from place to place, and back", async () => {
    const [a, b, c] = [await headline("a"), await headline("b"), await headline("c")];
    const box = await create("container", { layout: "50-50" });
    expect((await order({ sections: [c, a, b, box] })).statusCode).toBe(200);
    expect(await words()).toEqual(["c", "a", "b", [[], []]]);
    await order({ parent: box, column: 1, sections: [b, c] });
    expect(await words()).toEqual(["a", [[], ["b", "c"]]]);
    // those of the place that are not named follow
    await order({ sections: [c] });
    expect(await words()).toEqual(["c", "a", [[], ["b"]]]);
    await order({ sections: [box] });
    expect(await words()).toEqual([[[], ["b"]], "c", "a"]);
  });

  it("keep what stands in columns that a narrower layout has no more", async () => {
    const box = await create("container", { layout: "33-33-33" });
    for (const column of [0, 1, 2]) await headline(`${column}`, { parent: box, column });
    const path = `container/${box}/`;
    await editor.post(path, { layout: "50-50", revision: await revision() });
    expect(await words()).toEqual([[["0"], ["1", "2"]]]);
  });

  it("go with what holds them when it is deleted", async () => {
    const box = await create("section", { colour: "night" });
    const inside = await headline("inside", { parent: box });
    await editor.del(`section/${box}/`);
    expect(await words()).toEqual([]);
    expect((await editor.get(`headline/${inside}/`)).statusCode).toBe(404);
  });

  it("cannot be in themselves, nowhere, too deep, or in what holds nothing", async () => {
    const outer = await create("container", {});
    const middle = await create("container", { parent: outer });
    const inner = await create("container", { parent: middle });
    const words_ = await headline("words");
    const coloured = await create("section", { colour: "sand" });
    const refusals: [Body, Body][] = [
      [{ parent: inner, sections: [outer] }, { parent: "invalid" }],
      [{ parent: outer, sections: [outer] }, { parent: "invalid" }],
      [{ parent: words_, sections: [outer] }, { parent: "invalid" }],
      [{ parent: outer, sections: [coloured] }, { parent: "invalid" }],
      [{ parent: coloured, sections: [outer] }, { parent: "out_of_range" }],
      [{ parent: outer, column: 1, sections: [words_] }, { column: "out_of_range" }],
      [{ parent: 999_999, sections: [words_] }, { parent: "unknown" }],
      [{ sections: [words_, 999_999] }, { sections: "unknown" }],
    ];
    for (const [body, fields] of refusals) {
      const answer = await order(body);
      expect([body, answer.statusCode, answer.json().details?.fields]).toEqual([body, 422, fields]);
    }
    expect((await order({ sections: [] })).statusCode).toBe(400);
    expect((await order({ sections: [words_], revision: 1 })).statusCode).toBe(409);
    expect((await order({ sections: [words_] }, "page/999999")).statusCode).toBe(404);
    expect((await order({ sections: [words_] }, "event/1")).statusCode).toBe(404);
    const deeper = { content_type: "page", object_id: page.id, parent: inner };
    expect((await editor.post("container/", deeper)).json().details.fields).toEqual({
      parent: "out_of_range",
    });
    const other = await insertPage(site.database);
    const foreign = { content: "x", content_type: "page", object_id: other.id, parent: outer };
    expect((await editor.post("headline/", foreign)).json().details.fields).toEqual({
      parent: "unknown",
    });
  });
});

describe("reusable blocks", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  beforeAll(async () => {
    site = await createTestApp();
    editor = editorOf(site, await signedIn(site));
  });
  afterAll(() => site.close());

  const bySlug = (slug: string, query = "") =>
    site.app.inject(`/en/pageeditor-api/container/by-slug/${slug}${query}`);

  it("are containers that belong to nothing, and public once they are published", async () => {
    const blank = { parent: null, content_type: null, object_id: null, slug: "hotline-text" };
    const created = await editor.post("container/", blank);
    expect(created.json()).toMatchObject({
      slug: "hotline-text",
      content_type: null,
      object_id: null,
      revision: 1,
    });
    const { id } = created.json();
    await editor.post("headline/", { content: "Call us", parent: id }, "en");
    expect((await bySlug("hotline-text")).json()).toEqual({
      code: "not_found",
      message: "Section not found",
    });
    expect((await bySlug("hotline-text", "?preview=1")).statusCode).toBe(401);
    const preview = await editor.get("container/by-slug/hotline-text?preview=1", undefined, "en");
    expect(preview.json().columns[0].sections).toMatchObject([{ content: "Call us" }]);
    expect(preview.headers["cache-control"]).toBe("no-store");

    expect((await editor.post(`block/${id}/publish/`, { revision: 2 })).statusCode).toBe(200);
    const shown = await bySlug("hotline-text");
    expect(shown.json()).toMatchObject({
      id,
      model: "container",
      slug: "hotline-text",
      content_type: null,
      columns: [{ classes: "", sections: [{ content: "Call us", parent: id }] }],
    });
    expect(String(shown.headers["x-festival-tags"]).split(",")).toEqual(
      expect.arrayContaining(["sections", `section:${id}`]),
    );

    expect((await editor.post(`block/${id}/unpublish/`, { revision: 2 })).statusCode).toBe(422);
    expect((await editor.del(`container/${id}/?revision=2`)).json()).toEqual({ revision: null });
    expect((await bySlug("hotline-text")).statusCode).toBe(404);
  });

  it("are found by their slug inside of a page, while it is online", async () => {
    const page = await insertPage(site.database);
    const slot = { content_type: "page", object_id: page.id, slug: "below", publish: true };
    const { id } = (await editor.post("container/", slot)).json();
    expect((await bySlug("below")).json()).toMatchObject({ id, content_type: "page" });
    const { revision } = (await editor.get(`page/${page.id}/content/`)).json();
    await editor.post(`page/${page.id}/unpublish/`, { revision });
    expect((await bySlug("below")).statusCode).toBe(404);
  });

  it("have a slug of their own, and are containers", async () => {
    await editor.post("container/", { slug: "taken" });
    const refused = async (model: string, body: object) =>
      (await editor.post(`${model}/`, body)).json().details?.fields;
    expect(await refused("container", { slug: "taken" })).toEqual({ slug: "taken" });
    expect(await refused("container", {})).toEqual({ slug: "required" });
    expect(await refused("container", { slug: "No Slug" })).toEqual({ slug: "invalid" });
    expect(await refused("headline", { content: "x" })).toEqual({ slug: "required" });
    expect(await refused("headline", { content: "x", slug: "words" })).toEqual({ slug: "invalid" });
    expect((await bySlug("nothing-here")).statusCode).toBe(404);
    expect([400, 404]).toContain((await bySlug("x".repeat(101))).statusCode);
  });
});
