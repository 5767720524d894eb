import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { articleTags } from "../platform/database/schema/index.ts";
import { both, insertArticle, insertSection, insertTag } from "../testing/factories.ts";
import { setClock, staffCalls } from "../testing/factories/site.ts";
import { readFeed } from "../testing/readFeed.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";
import { publishSections } from "../site/content/publishing/snapshots.repository.ts";

describe("the magazine's feed", () => {
  let site: TestApp;
  let tagId: number;
  let newest: number;
  beforeAll(async () => {
    site = await createTestApp();
    await setClock(site, "2025-08-20T10:00:00Z");
    tagId = await insertTag(site.database, "backstage");
    for (let day = 1; day <= 31; day += 1) {
      const publishedAt = new Date(Date.UTC(2025, 6, day));
      newest = (await insertArticle(site.database, { publishedAt })).id;
    }
    await site.database.insert(articleTags).values({ articleId: newest, tagId });
    await insertArticle(site.database, { isOnline: false });
    await insertArticle(site.database, { publishedAt: new Date("2999-01-01T00:00:00Z") });
  });
  afterAll(() => site.close());

  const read = async (address: string) => {
    const answer = await site.app.inject(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    return readFeed(answer.body);
  };

  it("lists the newest public articles in the reader's language, by their whole addresses", async () => {
    const { origin } = new URL(site.app.siteUrl);
    for (const [locale, title] of [
      ["de", "Magazin"],
      ["en", "Magazine"],
    ] as const) {
      const feed = await read(`/${locale}/api/articles/feed.atom`);
      expect(feed).toMatchObject({ "@_xml:lang": locale, title });
      expect(feed.entry).toHaveLength(30);
      const [first] = feed.entry;
      expect(first.published).toBe("2025-07-31T00:00:00.000Z");
      const { pathname, origin: of } = new URL(first.link["@_href"]);
      expect([of, pathname.split("/").at(-1)]).toEqual([origin, String(newest)]);
    }
  });

  it("gives each article an id that stays, and a language its own", async () => {
    const idsOf = async (locale: string) =>
      (await read(`/${locale}/api/articles/feed.atom`)).entry.map(({ id }: { id: string }) => id);
    const before = await idsOf("de");
    const call = staffCalls(site, await signedIn(site));
    const slug = { de: "anders", en: "other" };
    const answer = await call("POST", `articles/${newest}/`, { revision: 1, slug });
    expect(answer.statusCode).toBe(200);
    const after = await idsOf("de");
    expect(after).toEqual(before);
    expect(new Set([...after, ...(await idsOf("en"))]).size).toBe(60);
  });

  it("says when an article was published again", async () => {
    const owner = { ownerType: "article", ownerId: newest } as const;
    await insertSection(site.database, owner);
    await publishSections(site.database, owner, null, new Date("2025-08-10T08:00:00Z"));
    const feed = await read("/de/api/articles/feed.atom");
    expect(feed.updated).toBe("2025-08-10T08:00:00.000Z");
    expect(feed.entry[0]).toMatchObject({
      published: "2025-07-31T00:00:00.000Z",
      updated: "2025-08-10T08:00:00.000Z",
    });
  });

  it("names those who wrote an article", async () => {
    const call = staffCalls(site, await signedIn(site));
    const author = async (name: string) => (await call("POST", "authors/", { name })).json().id;
    const author_ids = [await author("Gesa Lürssen"), await author("Ada & Co.")];
    const { id } = (
      await call("POST", "articles/", {
        title: both("Stille"),
        slug: { de: "stille", en: "silence" },
        published_at: "2025-08-19T08:00:00Z",
        author_ids,
      })
    ).json();
    const [first] = (await read("/en/api/articles/feed.atom")).entry;
    expect(first.id).toContain(`article-${id}-en`);
    expect(first.author).toEqual([{ name: "Gesa Lürssen" }, { name: "Ada & Co." }]);
  });

  it("lists those of one tag, and stays a feed where a tag has none", async () => {
    const feed = await read(`/en/api/articles/feed.atom?tag=${tagId}`);
    expect(feed.title).toBe("Magazine: backstage (en)");
    expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual([
      expect.stringContaining(`article-${newest}-en`),
    ]);
    const nothing = await insertTag(site.database, "nothing");
    const empty = await read(`/de/api/articles/feed.atom?tag=${nothing}`);
    expect(empty.entry).toBeUndefined();
    expect(empty.updated).toBe("1970-01-01T00:00:00.000Z");
  });

  it("is not found for a tag that there is not, and refuses one that is none", async () => {
    expect((await site.app.inject("/de/api/articles/feed.atom?tag=999999")).statusCode).toBe(404);
    expect((await site.app.inject("/de/api/articles/feed.atom?tag=x")).statusCode).toBe(400);
    expect((await site.app.inject("/fr/api/articles/feed.atom")).statusCode).toBe(404);
  });

  it("names in its tags what it shows, and when it changes by itself", async () => {
    const { headers } = await site.app.inject(`/de/api/articles/feed.atom?tag=${tagId}`);
    const tags = headers["x-festival-tags"]?.toString().split(",");
    expect(tags).toEqual(expect.arrayContaining(["articles", `article:${newest}`, `tag:${tagId}`]));
    expect(tags).toContain("settings");
    expect(headers["x-festival-changes-at"]).toBe("2999-01-01T00:00:00.000Z");
  });
});
