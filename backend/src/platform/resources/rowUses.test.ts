import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../database/schema/index.ts";
import {
  both,
  insertArticle,
  insertArtist,
  insertEnsemble,
  insertPage,
  insertTag,
  insertVenue,
} from "../../testing/factories.ts";
import { insertEvent, insertGenre, insertWork } from "../../testing/factories/programme.ts";
import { insertFile } from "../../testing/factories/site.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import type { ResourceTable } from "./resource.ts";
import { findRowUses } from "./rowUses.repository.ts";

describe("rows that keep a record from being deleted", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("are named by the record that they are, also where its table has another name", async () => {
    const venueId = await insertVenue(site.database);
    const event = await insertEvent(site.database, { venueId, title: both("Abend") });
    expect(await findRowUses(site.database, schema.venues, venueId)).toEqual([
      { what: `event:${event}`, title: both("Abend").de },
    ]);
    const { workId, composerId } = await insertWork(site.database, "Amy Beach", "Nachtstück");
    expect(await findRowUses(site.database, schema.composers, composerId)).toEqual([
      { what: `work:${workId}`, title: "Nachtstück" },
    ]);
  });

  it("are named by the record that they belong to, not by others that they refer to", async () => {
    const event = await insertEvent(site.database);
    const { workId } = await insertWork(site.database, "Clara Schumann", "Trio", [event]);
    const genre = await insertGenre(site.database, "Kammermusik", [event]);
    const uses = [{ what: `event:${event}`, title: both("Evening").de }];
    expect(await findRowUses(site.database, schema.compositions, workId)).toEqual(uses);
    expect(await findRowUses(site.database, schema.genres, genre)).toEqual(uses);
  });

  describe("with which the database would delete it in silence", () => {
    const namedBy = async (table: ResourceTable, id: number) =>
      (await findRowUses(site.database, table, id)).map(({ what }) => what);

    it("are an event's articles, its booklet and the hall that it has left", async () => {
      const { database } = site;
      const previousVenueId = await insertVenue(database);
      const event = await insertEvent(database, { previousVenueId });
      const article = await insertArticle(database);
      await database.insert(schema.eventArticles).values({ eventId: event, articleId: article.id });
      const [booklet] = await database
        .insert(schema.booklets)
        .values({ eventId: event })
        .returning();
      expect(await namedBy(schema.venues, previousVenueId)).toEqual([`event:${event}`]);
      expect(await namedBy(schema.articles, article.id)).toEqual([`event:${event}`]);
      expect(await namedBy(schema.events, event)).toEqual([`booklet:${booklet?.id}`]);
    });

    it("are an article's tags, a mood's events and an ensemble's members", async () => {
      const { database } = site;
      const tagId = await insertTag(database, "stille");
      const article = await insertArticle(database);
      await database.insert(schema.articleTags).values({ articleId: article.id, tagId });
      const event = await insertEvent(database);
      const [mood] = await database
        .insert(schema.moods)
        .values({ title: both("Ruhig") })
        .returning();
      const moodId = mood?.id ?? 0;
      await database.insert(schema.eventMoods).values({ eventId: event, moodId });
      const artist = await insertArtist(database);
      const ensemble = await insertEnsemble(database, [artist]);
      expect(await namedBy(schema.tags, tagId)).toEqual([`article:${article.id}`]);
      expect(await namedBy(schema.events, event)).toEqual([`mood:${moodId}`]);
      expect(await namedBy(schema.artists, artist)).toEqual([`ensemble:${ensemble}`]);
      // what is a record's own goes with it
      expect(await namedBy(schema.moods, moodId)).toEqual([]);
      expect(await namedBy(schema.ensembles, ensemble)).toEqual([]);
    });

    it("are a page's page in easy words and a menu's entry, but not what stands below an entry", async () => {
      const { database } = site;
      const easy = await insertPage(database);
      const page = await insertPage(database, { easyPageId: easy.id });
      const [entry] = await database
        .insert(schema.navigationEntries)
        .values({ area: "menu", title: both("Leicht"), pageId: easy.id })
        .returning();
      const entryId = entry?.id ?? 0;
      await database
        .insert(schema.navigationEntries)
        .values({ area: "menu", title: both("Darunter"), parentId: entryId });
      expect(await namedBy(schema.pages, easy.id)).toEqual(
        expect.arrayContaining([`page:${page.id}`, `navigation-entry:${entryId}`]),
      );
      expect(await namedBy(schema.navigationEntries, entryId)).toEqual([]);
    });
  });

  it("are named by a resource whose name has two words", async () => {
    const file = await insertFile(site.database, "noten.pdf", "application/pdf");
    const [category] = await site.database
      .insert(schema.downloadCategories)
      .values({ title: both("Presse"), slug: both("presse") })
      .returning();
    const [directory] = await site.database
      .insert(schema.downloadDirectories)
      .values({ title: both("Mappe"), categoryId: category?.id ?? 0 })
      .returning();
    const directoryId = directory?.id ?? 0;
    await site.database.insert(schema.directoryFiles).values({ directoryId, fileId: file });
    const uses = [{ what: `download-directory:${directoryId}`, title: both("Mappe").de }];
    expect(await findRowUses(site.database, schema.files, file)).toEqual(uses);
    expect(await findRowUses(site.database, schema.downloadCategories, category?.id ?? 0)).toEqual(
      uses,
    );
  });

  it("belong to a record whatever resource they refer to", async () => {
    for (const { table } of site.app.resources.values()) {
      expect(await findRowUses(site.database, table, 0)).toEqual([]);
    }
  });
});
