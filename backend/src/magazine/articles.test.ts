import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { articleTags, articles, eventArticles } from "../platform/database/schema/index.ts";
import {
  both,
  insertArticle,
  insertImage,
  insertSection,
  insertTag,
  richText,
} from "../testing/factories.ts";
import { insertEvent, setClock, staffCalls } from "../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";
import { publishSections } from "../site/content/publishing/snapshots.repository.ts";

const slug = { de: "stille", en: "silence" };
const published = { published_at: "2025-06-01T10:00:00Z" };

describe("articles", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    call = staffCalls(site, staff);
    await setClock(site, "2025-08-20T10:00:00Z");
  });
  beforeEach(async () => {
    await site.database.delete(articles);
  });
  afterAll(() => site.close());

  const post = (values: object = {}) =>
    call("POST", "articles/", { title: both("Silence"), slug, ...published, ...values });
  const create = async (values: object = {}) => {
    const answer = await post(values);
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const shown = async (id: number, locale = "en") =>
    (await site.app.inject(`/${locale}/api/articles/${id}/`)).json();
  const author = async (name: string, values: object = {}): Promise<number> =>
    (await call("POST", "authors/", { name, ...values })).json().id;

  it("name those who wrote them, in the reader's language", async () => {
    const ids = [await author("Gesa Lürssen"), await author("Ada Lang")];
    const { id } = await create({ author_ids: ids });
    expect(await shown(id, "de")).toMatchObject({
      author: "Gesa Lürssen und Ada Lang",
      authors: [{ name: "Gesa Lürssen" }, { name: "Ada Lang" }],
    });
    expect((await shown(id)).author).toBe("Gesa Lürssen and Ada Lang");
    const anonymous = await create();
    expect(await shown(anonymous.id)).toMatchObject({ author: "", authors: [] });
  });

  it("say how previews show them, by their own picture where staff chose no other", async () => {
    const [own, other] = [await insertImage(site.database), await insertImage(site.database)];
    const { id } = await create({ image_id: own.id, og_title: both("Listen") });
    expect(await shown(id)).toMatchObject({
      og_title: "Listen (en)",
      og_type: "article",
      og_image: { id: own.id },
      og_image_thumbs: { preview: expect.stringMatching(/1200\.jpg$/) },
      thumbs: { smallList: expect.stringMatching(/480\.jpg$/) },
      settings_url: null,
    });
    await call("POST", `articles/${id}/`, { revision: 1, og_image_id: other.id });
    expect(await shown(id)).toMatchObject({
      image_obj: { id: own.id },
      og_image: { id: other.id },
    });
  });

  it("lead to the events that they speak of, past ones too, and to nothing hidden", async () => {
    const { id } = await create();
    const [later, earlier, hidden] = [
      await insertEvent(site.database),
      await insertEvent(site.database, { startsAt: new Date("2025-07-01T18:00:00Z") }),
      await insertEvent(site.database, { isOnline: false }),
    ];
    const rows = [later, earlier, hidden].map((eventId) => ({ eventId, articleId: id }));
    await site.database.insert(eventArticles).values(rows);
    expect((await shown(id)).event_objs).toMatchObject([
      { id: earlier, is_past: true },
      { id: later, is_past: false },
    ]);
  });

  it("suggest what staff chose, then the newest that share a tag, and never themselves", async () => {
    const tagId = await insertTag(site.database, "silence");
    const [older, newer, chosen] = [
      await insertArticle(site.database, { publishedAt: new Date("2025-02-01T10:00:00Z") }),
      await insertArticle(site.database, { publishedAt: new Date("2025-03-01T10:00:00Z") }),
      await insertArticle(site.database, { publishedAt: new Date("2025-01-01T10:00:00Z") }),
    ];
    const future = await insertArticle(site.database, {
      publishedAt: new Date("2025-09-01T10:00Z"),
    });
    const tagged = [older, newer, chosen, future].map(({ id: articleId }) => ({
      articleId,
      tagId,
    }));
    await site.database.insert(articleTags).values(tagged);
    const { id } = await create({ tag_ids: [tagId], reading_ids: [chosen.id, future.id] });
    const readings = (await shown(id)).readings.map((one: { id: number }) => one.id);
    expect(readings).toEqual([chosen.id, newer.id, older.id]);
  });

  it("appear when they are due, and say so before", async () => {
    const { id } = await create({ published_at: "2025-08-21T07:00:00Z" });
    const url = `/en/api/articles/${id}/`;
    const due = "2025-08-21T07:00:00.000Z";
    const early = await site.app.inject(url);
    expect([early.statusCode, early.headers["x-festival-changes-at"]]).toEqual([404, due]);
    const list = await site.app.inject("/en/api/articles/");
    expect([list.json().count, list.headers["x-festival-changes-at"]]).toEqual([0, due]);
    const forStaff = await site.app.inject({ url, cookies: staff.cookies });
    expect(forStaff.json()).toMatchObject({ id, settings_url: `/admin/articles/${id}` });

    await setClock(site, due);
    expect((await site.app.inject(url)).statusCode).toBe(200);
    expect((await site.app.inject("/en/api/articles/")).json().count).toBe(1);
    await setClock(site, "2025-08-20T10:00:00Z");
  });

  it("say when the public saw them change last", async () => {
    const { id } = await create();
    expect((await shown(id)).updated_at).toBe("2025-06-01T10:00:00.000Z");
    const owner = { ownerType: "article", ownerId: id } as const;
    await insertSection(site.database, owner);
    // before it was due, and after
    for (const [at, seen] of [
      ["2025-05-01T10:00:00.000Z", "2025-06-01T10:00:00.000Z"],
      ["2025-07-01T10:00:00.000Z", "2025-07-01T10:00:00.000Z"],
    ] as const) {
      await publishSections(site.database, owner, null, new Date(at));
      expect((await shown(id)).updated_at).toBe(seen);
    }
  });

  it("show staff what is not published yet, and refuse that to visitors", async () => {
    const { id } = await create();
    const texts = { de: { content: richText("Neu") }, en: { content: richText("New") } };
    await insertSection(site.database, { ownerType: "article", ownerId: id, texts });
    const url = `/en/api/articles/${id}/?preview=1`;
    const preview = await site.app.inject({ url, cookies: staff.cookies });
    expect(preview.json().modules).toHaveLength(1);
    expect(preview.headers["cache-control"]).toBe("no-store");
    expect((await shown(id)).modules).toEqual([]);
    expect((await site.app.inject(url)).statusCode).toBe(401);
  });

  it("name in their tags all that they show", async () => {
    const tagId = await insertTag(site.database, "silence");
    const writer = await author("Gesa Lürssen");
    const { id } = await create({ tag_ids: [tagId], author_ids: [writer] });
    const answer = await site.app.inject(`/en/api/articles/${id}/`);
    const tags = answer.headers["x-festival-tags"]?.toString().split(",") ?? [];
    expect(tags).toEqual(expect.arrayContaining([`article:${id}`, `tag:${tagId}`]));
    expect(tags).toContain(`author:${writer}`);
  });

  it("are searched, sorted and filtered by staff", async () => {
    const category = (
      await call("POST", "article-categories/", { category: both("Essay"), slug })
    ).json();
    const first = await create({ title: both("Überfluss"), category_id: category.id });
    await create({ published_at: "2025-07-01T10:00:00Z", is_online: false });
    const found = async (query: string) =>
      (await call("GET", `articles/?${query}`)).json().results.map(({ id }: { id: number }) => id);
    expect(await found("search=uberfluss")).toEqual([first.id]);
    expect(await found(`category=${category.id}`)).toEqual([first.id]);
    expect(await found("is_online=true")).toEqual([first.id]);
    expect((await found("sort=published_at"))[0]).toBe(first.id);
    expect((await call("DELETE", `article-categories/${category.id}/`)).statusCode).toBe(409);
  });

  it("keep what is not sent, and are deleted with their tags and sections", async () => {
    const tagId = await insertTag(site.database, "silence");
    const { id } = await create({ tag_ids: [tagId] });
    await insertSection(site.database, { ownerType: "article", ownerId: id });
    const changed = await call("POST", `articles/${id}/`, { revision: 1, teaser: both("Hush") });
    expect(changed.json()).toMatchObject({ teaser: both("Hush"), tag_ids: [tagId], revision: 2 });
    const stale = await call("POST", `articles/${id}/`, { revision: 1, tag_ids: [] });
    expect(stale.statusCode).toBe(409);
    expect((await call("DELETE", `articles/${id}/`)).statusCode).toBe(204);
    expect((await site.app.inject(`/en/api/articles/${id}/`)).statusCode).toBe(404);
  });

  it("name nothing that there is not, and are kept by staff alone", async () => {
    const fieldsOf = async (values: object) => (await post(values)).json().details.fields;
    expect(await fieldsOf({ author_ids: [999_999] })).toEqual({ author_ids: "unknown" });
    expect(await fieldsOf({ tag_ids: [999_999] })).toEqual({ tag_ids: "unknown" });
    expect(await fieldsOf({ reading_ids: [999_999] })).toEqual({ reading_ids: "unknown" });
    expect(await fieldsOf({ category_id: 999_999 })).toEqual({ category_id: "unknown" });
    for (const moment of ["soon", "2016-12-31T23:59:60Z", "0000-01-01T00:00:00Z"]) {
      const answer = await post({ published_at: moment });
      expect([moment, answer.json().details?.fields]).toEqual([
        moment,
        { published_at: "invalid" },
      ]);
    }
    expect(await fieldsOf({ author: "Gesa" })).toEqual({ author: "unknown_field" });
    const visitor = await browser(site);
    for (const name of ["articles", "article-categories", "tags", "authors"]) {
      const answer = await call("GET", `${name}/`, undefined, visitor);
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
  });

  it("keep their authors, who have a biography", async () => {
    const biography = { de: richText("Autorin"), en: null };
    const writer = await author("Gesa Lürssen", { biography });
    await create({ author_ids: [writer] });
    expect((await call("GET", `authors/${writer}/`)).json()).toMatchObject({ biography });
    expect((await call("DELETE", `authors/${writer}/`)).statusCode).toBe(409);
    await site.database.delete(articles);
    expect((await call("DELETE", `authors/${writer}/`)).statusCode).toBe(204);
  });
});
