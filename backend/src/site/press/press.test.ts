import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { both, insertImage } from "../../testing/factories.ts";
import { insertFile, staffCalls } from "../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const slug = { de: "konzerte", en: "concerts" };

describe("press downloads", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
  });
  afterAll(() => site.close());

  const create = async (resource: string, values: object) => {
    const answer = await call("POST", `${resource}/`, values);
    expect([resource, answer.statusCode]).toEqual([resource, 201]);
    return answer.json();
  };
  const category = (values: object = {}) =>
    create("download-categories", { title: both("Concerts"), slug, ...values });
  const directory = (categoryId: number, values: object = {}) =>
    create("download-directories", { category_id: categoryId, title: both("Opening"), ...values });
  const read = async (path: string) => (await site.app.inject(`/en/api/${path}`)).json();

  it("are none where nothing was entered", async () => {
    expect(await read("download-categories/")).toEqual([]);
    expect(await read("download-directories/?category=7")).toEqual([]);
  });

  it("are found by category, with pictures, their formats, and documents", async () => {
    const image = await insertImage(site.database);
    const [document, large, small] = [
      await insertFile(site.database, "Pressemappe Ü.pdf"),
      await insertFile(site.database, "large.png"),
      await insertFile(site.database, "small.png"),
    ];
    const concerts = await category();
    const other = await category({ position: 1 });
    const opening = await directory(concerts.id, { file_ids: [document] });
    await directory(other.id);
    const picture = await create("press-images", {
      directory_id: opening.id,
      image_id: image.id,
      title: both("Eroica"),
      credit_line: "Photo: Ada Lang",
      file_ids: [large, small],
    });

    expect(await read("download-categories/")).toEqual([
      { id: concerts.id, title: "Concerts (en)", slug },
      { id: other.id, title: "Concerts (en)", slug },
    ]);
    const found = await read(`download-directories/?category=${concerts.id}`);
    expect(found).toMatchObject([
      {
        id: opening.id,
        category: concerts.id,
        title: "Opening (en)",
        images: [
          {
            id: picture.id,
            title: "Eroica (en)",
            caption: "",
            credit_line: "Photo: Ada Lang",
            image: { id: image.id },
            files: [{ id: large }, { id: small }],
          },
        ],
        files: [{ id: document, title: "Programme (en)", content_type: "application/pdf" }],
      },
    ]);
    expect(found[0].files[0].url).toMatch(
      /^\/media\/files\/\d+-[0-9a-f]{12}\/Pressemappe%20%C3%9C\.pdf$/,
    );
    expect(await read("download-directories/")).toHaveLength(2);
  });

  it("are hidden with their category, their directory, or alone", async () => {
    const image = await insertImage(site.database);
    const hidden = await category({ is_online: false });
    await directory(hidden.id);
    expect(await read(`download-directories/?category=${hidden.id}`)).toEqual([]);

    const shown = await category();
    const one = await directory(shown.id);
    await directory(shown.id, { is_online: false });
    const values = { directory_id: one.id, image_id: image.id, title: both("Eroica") };
    await create("press-images", { ...values, is_online: false });
    const found = await read(`download-directories/?category=${shown.id}`);
    expect(found).toMatchObject([{ id: one.id, images: [] }]);
  });

  it("drop from what is stored with each change", async () => {
    const answer = await site.app.inject("/en/api/download-directories/");
    expect(answer.headers["x-festival-tags"]?.toString().split(",")).toContain("press");
  });

  it("refuse ids that are none, and files and directories that there are not", async () => {
    for (const id of ["0", "x", "99999999999"]) {
      const answer = await site.app.inject(`/en/api/download-directories/?category=${id}`);
      expect([id, answer.statusCode]).toEqual([id, 400]);
    }
    const { id } = await category();
    const noFile = await call("POST", "download-directories/", {
      category_id: id,
      title: both("Opening"),
      file_ids: [999_999],
    });
    expect(noFile.json().details.fields).toEqual({ file_ids: "unknown" });
    const noCategory = await call("POST", "download-directories/", {
      category_id: 999_999,
      title: both("Opening"),
    });
    expect(noCategory.json().details.fields).toEqual({ category_id: "unknown" });
  });

  it("keep a category that still has directories, and take nothing of visitors", async () => {
    const { id } = await category();
    const { id: directoryId } = await directory(id);
    expect((await call("DELETE", `download-categories/${id}/`)).statusCode).toBe(409);
    expect((await call("DELETE", `download-directories/${directoryId}/`)).statusCode).toBe(204);
    expect((await call("DELETE", `download-categories/${id}/`)).statusCode).toBe(204);
    const visitor = await browser(site);
    expect((await call("GET", "press-images/", undefined, visitor)).statusCode).toBe(401);
  });
});
