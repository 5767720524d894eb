import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { pageSnapshots, sections } from "../../../platform/database/schema/index.ts";
import { both, insertImage, insertPage, insertTextPage } from "../../../testing/factories.ts";
import { editorOf } from "../../../testing/factories/content.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

let site: TestApp;
let editor: ReturnType<typeof editorOf>;
beforeAll(async () => {
  site = await createTestApp();
  editor = editorOf(site, await signedIn(site));
});
afterAll(() => site.close());

const fieldsOf = async (answer: ReturnType<typeof editor.post>) =>
  (await answer).json().details?.fields;

describe("pages as staff keep them", () => {
  it("are made, shown under their address, changed and deleted with all their content", async () => {
    const image = await insertImage(site.database);
    const created = await editor.post("pages/", {
      urls: { de: "besuch/garderobe", en: "visit/cloakroom" },
      title: both("Cloakroom"),
      meta_description: both("Where to leave coats"),
      in_footer: true,
      og_image_id: image.id,
    });
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { revision: 1, content_type: "page", is_online: true, og_type: "website" },
    ]);
    const { id } = created.json();
    const shown = (await site.app.inject("/en/api/page/visit/cloakroom")).json();
    expect(shown).toMatchObject({
      id,
      title: "Cloakroom (en)",
      in_footer: true,
      modules: [],
      og_image: { id: image.id },
      og_image_thumbs: {
        smallList: expect.stringMatching(/^\/media\/images\/.*\.jpg$/),
        mediumList: expect.any(String),
      },
    });

    const moved = await editor.post(`pages/${id}/`, {
      urls: { de: "garderobe", en: "cloakroom" },
      revision: 1,
    });
    expect(moved.json()).toMatchObject({ revision: 2 });
    expect((await site.app.inject("/en/api/page/visit/cloakroom")).statusCode).toBe(404);
    expect((await site.app.inject("/en/api/page/cloakroom")).statusCode).toBe(200);
    const stale = await editor.post(`pages/${id}/`, { is_online: false, revision: 1 });
    expect(stale.json()).toMatchObject({ code: "conflict", details: { current: { id } } });

    const owner = { content_type: "page", object_id: id };
    await editor.post("headline/", { ...owner, content: "Haken", publish: true });
    expect((await editor.del(`pages/${id}/`)).statusCode).toBe(204);
    for (const table of [sections, pageSnapshots]) {
      const left = await site.database.select().from(table).where(eq(table.ownerId, id));
      expect(left).toEqual([]);
    }
  });

  it.each([
    "magazin",
    "magazine",
    "programm-tickets",
    "konzert-o-mat/fragen",
    "forms",
    "api",
    "api/page",
    "pageeditor-api/nav",
  ])("do not get the address %s, which is another's", async (path) => {
    const page = { urls: { de: path, en: path }, title: both("Mine") };
    expect(await fieldsOf(editor.post("pages/", page))).toEqual({ urls: "invalid" });
  });

  it.each(["/slashes/", "Großes", "a//b", "a b", "a?b=1", "../up", "%2e"])(
    "do not get the address %j, which is none",
    async (path) => {
      const page = { urls: { de: path, en: "fine" }, title: both("Mine") };
      expect([400, 422]).toContain((await editor.post("pages/", page)).statusCode);
    },
  );

  it("name variants that are variants of no other page, and themselves name none", async () => {
    const page = await insertPage(site.database);
    const easy = await insertPage(site.database);
    const other = await insertPage(site.database);
    const set = (id: number, given: object) =>
      editor.post(`pages/${id}/`, { ...given, revision: 1 });
    const [mine, twice] = [{ easy_page_id: page.id }, { easy_page_id: easy.id }];
    expect(await fieldsOf(set(page.id, mine))).toEqual({ easy_page_id: "invalid" });
    const both = { ...twice, sign_page_id: easy.id };
    expect(await fieldsOf(set(page.id, both))).toEqual({ sign_page_id: "invalid" });
    expect(await fieldsOf(set(page.id, { sign_page_id: 999_999 }))).toEqual({
      sign_page_id: "unknown",
    });
    expect((await set(page.id, twice)).json()).toMatchObject({ ...twice, revision: 2 });
    expect(await fieldsOf(set(other.id, { sign_page_id: easy.id }))).toEqual({
      sign_page_id: "taken",
    });
    expect(await fieldsOf(set(other.id, mine))).toEqual({ easy_page_id: "invalid" });
    expect(await fieldsOf(set(easy.id, { sign_page_id: other.id }))).toEqual({
      sign_page_id: "invalid",
    });
    const refused = await editor.del(`pages/${easy.id}/`);
    expect([refused.statusCode, refused.json().details.used_by]).toEqual([
      409,
      [{ what: `page:${page.id}`, title: page.title.de }],
    ]);
  });

  it("have addresses of their own, and one of them is the home page", async () => {
    await insertPage(site.database, { urls: { de: "haus", en: "house" } });
    const twin = { urls: { de: "haus", en: "other" }, title: both("Mine") };
    expect(await fieldsOf(editor.post("pages/", twin))).toEqual({ urls: "taken" });
    const half = { urls: { de: "", en: "home" }, title: both("Mine") };
    expect(await fieldsOf(editor.post("pages/", half))).toEqual({ urls: "invalid" });
    const ensemble = { urls: { de: "archiv/2024", en: "archive/2024" }, title: both("2024") };
    expect((await editor.post("pages/", ensemble)).statusCode).toBe(201);
    const home = await insertPage(site.database, { urls: { de: "", en: "" } });
    expect((await editor.del(`pages/${home.id}/`)).statusCode).toBe(409);
  });

  it("are listed, found and filtered", async () => {
    await insertPage(site.database, { title: both("Hidden kitchen"), isOnline: false });
    const found = (await editor.get("pages/?search=kitchen&is_online=false")).json();
    expect(found).toMatchObject({ count: 1, results: [{ title: both("Hidden kitchen") }] });
    expect((await editor.get("pages/?search=kitchen&is_online=true")).json().count).toBe(0);
    expect((await editor.get("pages/999999/")).statusCode).toBe(404);
    const visitor = editorOf(site, await browser(site));
    expect((await visitor.get("pages/")).statusCode).toBe(401);
  });

  it("name the changed settings to a user who publishes them without having seen these", async () => {
    const { page } = await insertTextPage(site.database);
    await editor.post(`pages/${page.id}/`, { title: both("New"), revision: 1 });
    const refused = await editor.post(`page/${page.id}/publish/`, { revision: 1 });
    expect(refused.json().details.changes).toMatchObject([{ action: "update" }]);
  });
});

describe("redirects", () => {
  const create = (old_path: string, new_path: string) =>
    editor.post("redirects/", { old_path, new_path });
  const lookUp = (path: string) => site.app.inject(`/de/pageeditor-api/redirect/${path}`);

  it("lead from an address that is gone to one of this site", async () => {
    const { id } = (await create("/de/über-uns/früher", "/de/about?from=old#team")).json();
    for (const path of ["%C3%BCber-uns/fr%C3%BCher", "u%CC%88ber-uns/fru%CC%88her/"]) {
      const answer = await lookUp(path);
      expect(answer.json()).toEqual({ new_path: "/de/about?from=old#team" });
      expect(answer.headers["x-festival-tags"]).toBe("redirects");
    }
    expect((await site.app.inject("/en/pageeditor-api/redirect/über-uns")).statusCode).toBe(404);
    expect((await lookUp("nowhere")).json()).toMatchObject({ code: "not_found" });
    expect((await lookUp("")).statusCode).toBe(404);
    expect((await lookUp("%25zz")).statusCode).toBe(404);
    expect([400, 404]).toContain((await lookUp("a%00b")).statusCode);
    const change = { new_path: "/de/wir", revision: 1 };
    expect((await editor.post(`redirects/${id}/`, change)).statusCode).toBe(200);
    expect((await editor.del(`redirects/${id}/`)).statusCode).toBe(204);
    expect((await lookUp("über-uns/früher")).statusCode).toBe(404);
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example",
    "javascript:alert(1)",
    "elsewhere",
  ])("do not lead to %j", async (target) => {
    expect((await create("/de/hier", target)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await lookUp("hier")).statusCode).toBe(404);
  });

  it.each(["/fr/hier", "de/hier", "/de", "/de/hier/", "/de/hier?x=1", "/de/h%20r"])(
    "do not lead away from %j",
    async (path) => {
      expect((await create(path, "/de/dort")).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it("never lead in a circle", async () => {
    expect(await fieldsOf(create("/de/a", "/de/a/?again=1"))).toEqual({ new_path: "invalid" });
    await create("/de/a", "/de/b");
    await create("/de/b", "/de/c");
    expect(await fieldsOf(create("/de/c", "/de/a#top"))).toEqual({ new_path: "invalid" });
    const { id } = (await create("/de/c", "/de/d")).json();
    const back = { new_path: "/de/b", revision: 1 };
    expect(await fieldsOf(editor.post(`redirects/${id}/`, back))).toEqual({ new_path: "invalid" });
    expect(await fieldsOf(create("/de/a", "/de/x"))).toEqual({ old_path: "taken" });
    const both_ = await Promise.all([create("/de/x", "/de/y"), create("/de/y", "/de/x")]);
    const statuses = both_.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 422]);
  });

  it("lead on from a page's old address, without chains and loops", async () => {
    const { id } = await insertPage(site.database, { urls: { de: "erst", en: "first" } });
    let revision = 1;
    const move = async (de: string, en = "first") => {
      const answer = await editor.post(`pages/${id}/`, { urls: { de, en }, revision });
      expect(answer.statusCode).toBe(200);
      revision = answer.json().revision;
    };
    const target = async (path: string) => (await lookUp(path)).json().new_path;
    await create("/de/kurz", "/de/erst/?von=kurz#oben");
    await create("/de/lang", "/de/erstens");
    await move("zweit");
    expect(await target("erst")).toBe("/de/zweit");
    expect(await target("kurz")).toBe("/de/zweit/?von=kurz#oben");
    // another page
    expect(await target("lang")).toBe("/de/erstens");
    // the English address has not changed
    expect((await site.app.inject("/en/pageeditor-api/redirect/first")).statusCode).toBe(404);

    await move("dritt", "third");
    expect([await target("erst"), await target("zweit")]).toEqual(["/de/dritt", "/de/dritt"]);
    const english = await site.app.inject("/en/pageeditor-api/redirect/first");
    expect(english.json().new_path).toBe("/en/third");

    // back to where it was: nothing leads away from there any more
    await move("erst", "third");
    expect((await lookUp("erst")).statusCode).toBe(404);
    expect([await target("zweit"), await target("dritt")]).toEqual(["/de/erst", "/de/erst"]);
    expect(await fieldsOf(create("/de/erst", "/de/dritt"))).toEqual({ new_path: "invalid" });
  });
});
