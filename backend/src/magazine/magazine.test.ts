import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { articleTags, eventArticles, eventEnsembles } from "../platform/database/schema/index.ts";
import {
  insertArticle,
  insertArtist,
  insertEnsemble,
  insertSection,
  insertTag,
  richText,
} from "../testing/factories.ts";
import { insertHomeBlock } from "../testing/factories/home.ts";
import { insertWork, perform } from "../testing/factories/programme.ts";
import { insertEvent } from "../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../testing/testApp.ts";
import { publishSections } from "../site/content/publishing/snapshots.repository.ts";

const may = new Date("2025-05-01T00:00:00Z");

describe("the magazine", () => {
  let site: TestApp;
  let tagId: number;
  beforeAll(async () => {
    site = await createTestApp();
    tagId = await insertTag(site.database, "backstage");
    for (let number = 0; number < 14; number += 1) {
      const publishedAt = new Date(Date.UTC(2025, 0, number + 1));
      const { id } = await insertArticle(site.database, { publishedAt });
      if (number < 2) await site.database.insert(articleTags).values({ articleId: id, tagId });
    }
    await insertArticle(site.database, { isOnline: false });
    await insertArticle(site.database, { publishedAt: new Date("2999-01-01T00:00:00Z") });
  });
  afterAll(() => site.close());

  it("lists what is public, newest first, page by page", async () => {
    const one = (await site.app.inject("/en/api/articles/")).json();
    const two = (await site.app.inject(one.next)).json();
    expect(one).toMatchObject({ count: 14, previous: null });
    expect(one.results[0].published_at).toBe("2025-01-14T00:00:00.000Z");
    expect(two).toMatchObject({ next: null, previous: "/en/api/articles/?page=1" });
    expect([...one.results, ...two.results]).toHaveLength(14);
  });

  it("lists the articles of a tag, which they name", async () => {
    const { count, results } = (await site.app.inject(`/de/api/articles/?tags=${tagId}`)).json();
    expect(count).toBe(2);
    expect(results[0].tags).toMatchObject([{ id: tagId, name: "backstage (de)" }]);
  });

  it("lists all tags with the number of articles that the public sees of each", async () => {
    const unused = await insertTag(site.database, "wings");
    const hidden = await insertArticle(site.database, { isOnline: false });
    const due = new Date("2999-01-01T00:00:00Z");
    const later = await insertArticle(site.database, { publishedAt: due });
    const rows = [hidden, later].map(({ id: articleId }) => ({ articleId, tagId }));
    await site.database.insert(articleTags).values(rows);
    const answer = await site.app.inject("/de/api/tags/");
    expect(answer.json()).toEqual([
      expect.objectContaining({ id: tagId, name: "backstage (de)", article_count: 2 }),
      expect.objectContaining({ id: unused, article_count: 0 }),
    ]);
    expect(answer.headers["x-festival-changes-at"]).toBe(due.toISOString());
    expect(answer.headers["x-festival-tags"]).toBe("articles,tags");
  });

  it("lists the articles that speak of an event", async () => {
    const event = await insertEvent(site.database);
    const about = await insertArticle(site.database, { publishedAt: may });
    const hidden = await insertArticle(site.database, { isOnline: false });
    const rows = [about, hidden].map(({ id }) => ({ eventId: event, articleId: id }));
    await site.database.insert(eventArticles).values(rows);
    const list = async (id: number) =>
      (await site.app.inject(`/de/api/articles/?event=${id}`)).json();
    expect(await list(event)).toMatchObject({ count: 1, results: [{ id: about.id }] });
    expect(await list(999_999)).toMatchObject({ count: 0, results: [] });
    expect((await site.app.inject("/de/api/articles/?event=x")).statusCode).toBe(400);
  });

  it("are those that speak of a public event in which a work, or one of a composer, is played", async () => {
    const { database } = site;
    const ids = async (query: string) => {
      const answer = await site.app.inject(`/de/api/articles/?${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ results: { id: number }[] }>().results.map(({ id }) => id);
    };
    const [shown, hidden] = [
      await insertEvent(database),
      await insertEvent(database, { isOnline: false }),
    ];
    const { workId, composerId } = await insertWork(database, "Hensel", "Das Jahr", [
      shown,
      hidden,
    ]);
    const other = await insertWork(database, composerId, "Ostersonate", []);
    const [related, kept] = [await insertArticle(database), await insertArticle(database)];
    await database.insert(eventArticles).values([
      { eventId: shown, articleId: related.id },
      { eventId: hidden, articleId: kept.id },
    ]);
    expect(await ids(`work=${workId}`)).toEqual([related.id]);
    expect(await ids(`composer=${composerId}`)).toEqual([related.id]);
    expect(await ids(`work=${other.workId}`)).toEqual([]);
    expect(await ids("composer=999")).toEqual([]);
    expect((await site.app.inject("/de/api/articles/?work=x")).statusCode).toBe(400);
  });

  it.each(["artist", "ensemble"])(
    "lists the articles that speak of public events in which an %s plays, each once, newest first",
    async (player) => {
      const { app, database } = site;
      const id =
        player === "artist" ? await insertArtist(database) : await insertEnsemble(database, []);
      const insertConcert = async (values: Parameters<typeof insertEvent>[1] = {}) => {
        const eventId = await insertEvent(database, values);
        if (player === "artist") await perform(database, eventId, id);
        else {
          await database.insert(eventEnsembles).values({ eventId, ensembleId: id, position: 0 });
        }
        return eventId;
      };
      const [first, second] = [await insertConcert(), await insertConcert()];
      const secret = await insertConcert({ isOnline: false });
      const elsewhere = await insertEvent(database);
      const june = new Date("2025-06-01T00:00:00Z");
      const older = await insertArticle(database, { publishedAt: may });
      const newer = await insertArticle(database, { publishedAt: june });
      const other = await insertArticle(database, { publishedAt: may });
      const offline = await insertArticle(database, { publishedAt: may, isOnline: false });
      const due = new Date("2999-01-01T00:00:00Z");
      const later = await insertArticle(database, { publishedAt: due });
      await database.insert(eventArticles).values([
        ...[older, newer, offline, later].map((article) => ({
          eventId: first,
          articleId: article.id,
        })),
        { eventId: second, articleId: older.id },
        { eventId: secret, articleId: other.id },
        { eventId: elsewhere, articleId: other.id },
      ]);

      const answer = await app.inject(`/de/api/articles/?${player}=${id}`);
      expect(answer.json()).toMatchObject({
        count: 2,
        results: [{ id: newer.id }, { id: older.id }],
      });
      expect(answer.headers["x-festival-changes-at"]).toBe(due.toISOString());
      const tags = String(answer.headers["x-festival-tags"]).split(",");
      expect(tags).toEqual(
        expect.arrayContaining([
          "articles",
          "events",
          `article:${newer.id}`,
          `article:${older.id}`,
        ]),
      );
      const none = await app.inject(`/de/api/articles/?${player}=999999`);
      expect(none.json()).toEqual({ count: 0, next: null, previous: null, results: [] });
      for (const wrong of ["x", "0", ""]) {
        const refused = await app.inject(`/de/api/articles/?${player}=${wrong}`);
        expect([wrong, refused.statusCode]).toEqual([wrong, 400]);
      }
    },
  );

  it("keeps the filter from page to page", async () => {
    const [event, artist] = [await insertEvent(site.database), await insertArtist(site.database)];
    await perform(site.database, event, artist);
    for (let number = 0; number < 13; number += 1) {
      const { id } = await insertArticle(site.database, { publishedAt: may });
      await site.database.insert(eventArticles).values({ eventId: event, articleId: id });
    }
    const one = (await site.app.inject(`/de/api/articles/?artist=${artist}`)).json();
    const two = (await site.app.inject(one.next)).json();
    expect([one.count, one.results.length, two.results.length]).toEqual([13, 12, 1]);
    expect(two.previous).toBe(`/de/api/articles/?page=1&artist=${artist}`);
  });

  it("has no page beyond the last, and no filter that is none", async () => {
    expect((await site.app.inject("/de/api/articles/?page=9")).statusCode).toBe(404);
    expect((await site.app.inject("/de/api/articles/?page=0")).statusCode).toBe(400);
    expect((await site.app.inject("/de/api/articles/?tags=a'--")).statusCode).toBe(400);
  });

  it("shows an article with its published sections", async () => {
    const { id } = await insertArticle(site.database, { publishedAt: may });
    const owner = { ownerType: "article", ownerId: id } as const;
    const texts = { de: { content: richText("Guten Tag") }, en: { content: richText("Hello") } };
    await insertSection(site.database, { ...owner, texts });
    await publishSections(site.database, owner, null, may);
    const article = (await site.app.inject(`/en/api/articles/${id}/`)).json();
    expect(article).toMatchObject({ id, category: null, image_obj: null });
    expect(article.modules[0].content.blocks[0].text).toBe("Hello");
  });

  it("keeps what is offline or to come for staff", async () => {
    const { id } = await insertArticle(site.database, { isOnline: false });
    const url = `/de/api/articles/${id}/`;
    expect((await site.app.inject(url)).statusCode).toBe(404);
    const { cookies } = await signedIn(site);
    expect((await site.app.inject({ url, cookies })).statusCode).toBe(200);
    expect((await site.app.inject("/de/api/articles/999999/")).statusCode).toBe(404);
    expect((await site.app.inject("/de/api/articles/nine/")).statusCode).toBe(404);
  });

  it("teases on the home page what staff chose, else the newest", async () => {
    const teasers = async () =>
      (await site.app.inject("/en/api/article-teasers/"))
        .json()
        .articles.map(({ id }: { id: number }) => id);
    expect(await teasers()).toHaveLength(3);
    const first = await insertArticle(site.database, { publishedAt: may });
    const second = await insertArticle(site.database, { publishedAt: may });
    const ids = [second.id, first.id];
    await insertHomeBlock(site.database, "article-teasers", { article_ids: ids });
    expect(await teasers()).toEqual(ids);
  });
});
