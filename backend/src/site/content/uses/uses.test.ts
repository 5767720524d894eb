import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable, type PgColumn } from "drizzle-orm/pg-core";
import * as schema from "../../../platform/database/schema/index.ts";
import {
  both,
  insertArticle,
  insertArtist,
  insertEnsemble,
  insertImage,
  insertPage,
  insertSection,
  insertVenue,
} from "../../../testing/factories.ts";
import { insertFile } from "../../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";
import { publishSections } from "../publishing/snapshots.repository.ts";
import { fileUses } from "./fileUses.ts";
import { imageUses } from "./imageUses.ts";

const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;

/** Columns of the whole schema that refer to this table. */
function referencesTo(target: PgTable): string[] {
  return tables.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === target)
      .flatMap(({ columns }) => columns.map(nameOf)),
  );
}

describe("what is in use", () => {
  it("is known of every column that refers to an image or a file", () => {
    const known = (uses: typeof imageUses) => uses.flatMap(({ columns }) => columns.map(nameOf));
    const unknown = (target: PgTable, uses: typeof imageUses) =>
      referencesTo(target).filter((name) => !known(uses).includes(name));
    expect(unknown(schema.images, imageUses)).toEqual([]);
    expect(unknown(schema.files, fileUses)).toEqual([]);
    expect(referencesTo(schema.images).length).toBeGreaterThan(10);
  });

  it("is known of every other column that is named after images or holds content", () => {
    const columns = tables.flatMap((table) => Object.values<PgColumn>(getTableColumns(table)));
    const others = tables.filter((table) => table !== schema.images).flatMap(referencesTo);
    const byName = columns
      .filter(({ name }) => /image_?ids?$/i.test(name))
      .map(nameOf)
      // a press image is no image
      .filter((name) => !others.includes(name));
    const content = columns.filter(
      ({ name, columnType, table }) =>
        columnType === "PgJsonb" &&
        /^(?:sections|page_snapshots|home_blocks|patterns)$/.test(getTableName(table)) &&
        /^(?:settings|texts|sections|content)$/.test(name),
    );
    const known = imageUses.flatMap((use) => use.columns.map(nameOf));
    const wanted = [...byName, ...content.map(nameOf)];
    expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe("an image in use", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const remove = (id: number) =>
    site.app.inject({ method: "DELETE", url: `/de/pageeditor-api/images/${id}/`, ...staff });

  async function usesOf(id: number) {
    const answer = await remove(id);
    expect(answer.statusCode).toBe(409);
    const shown = await site.app.inject({ url: `/de/pageeditor-api/images/${id}/`, ...staff });
    const { used_by: uses } = answer.json().details;
    expect(shown.json().used_by).toEqual(uses);
    return uses;
  }

  it("is not deleted, and the refusal names where it is shown", async () => {
    const { database } = site;
    const { id } = await insertImage(database);
    const imageId = id;
    const venue = await insertVenue(database, { imageId });
    const artist = await insertArtist(database, { imageId });
    const ensemble = await insertEnsemble(database, [], { imageId });
    const article = await insertArticle(database, { imageId, ogImageId: id });
    const page = await insertPage(database, { ogImageId: id });
    const [event] = await database
      .insert(schema.events)
      .values({ startsAt: new Date(), title: both("Abend"), slug: both("abend"), imageIds: [id] })
      .returning();
    expect(await usesOf(id)).toEqual([
      { what: `article:${article.id}`, title: article.title.de },
      { what: `artist:${artist}`, title: "Mara Lindqvist" },
      { what: `ensemble:${ensemble}`, title: both("Strom").de },
      { what: `event:${event?.id}`, title: both("Abend").de },
      { what: `page:${page.id}`, title: page.title.de },
      { what: `venue:${venue}`, title: both("Hall").de },
    ]);
  });

  it("is found in what is being written and in what is published, at whatever depth", async () => {
    const { database } = site;
    const { id: working } = await insertImage(database);
    const { id: published } = await insertImage(database);
    const page = await insertPage(database);
    const owner = { ownerType: "page", ownerId: page.id } as const;
    const use = { what: `page:${page.id}`, title: page.title.de };
    const section = await insertSection(database, {
      ...owner,
      model: "image",
      settings: { image_id: published, size: "full" },
      texts: { de: {}, en: {} },
    });
    await publishSections(database, owner, null, new Date());
    const items = [{ title: "x", image_id: working }];
    await database
      .update(schema.sections)
      .set({ settings: { image_id: null, deep: [{ items }] } })
      .where(eq(schema.sections.id, section.id));
    expect(await usesOf(published)).toEqual([use]);
    expect(await usesOf(working)).toEqual([use]);

    await publishSections(database, owner, null, new Date());
    // only an older snapshot shows it now
    expect((await remove(published)).statusCode).toBe(204);
  });

  it("is found in reusable blocks and on the home page", async () => {
    const { database } = site;
    const { id } = await insertImage(database);
    const block = await insertSection(database, { slug: "sponsors", settings: { image_id: id } });
    const [home] = await database
      .insert(schema.homeBlocks)
      .values({ name: "teaser-list", content: { items: [{ image_id: id }] } })
      .returning();
    expect(await usesOf(id)).toEqual([
      { what: `home:${home?.id}`, title: "teaser-list" },
      { what: `section:${block.id}`, title: "sponsors" },
    ]);
  });
});

describe("a video in use", () => {
  it("is not deleted as long as a section shows it, nor are its captions", async () => {
    const site = await createTestApp();
    const staff = await signedIn(site);
    const { database } = site;
    const film = await insertFile(database, "film.mp4", "video/mp4");
    const captions = await insertFile(database, "de.vtt", "text/vtt");
    const page = await insertPage(database);
    const owner = { ownerType: "page", ownerId: page.id } as const;
    const section = await insertSection(database, {
      ...owner,
      model: "film",
      settings: { file_id: film, captions_en_id: captions },
      texts: { de: {}, en: {} },
    });
    const use = { what: `page:${page.id}`, title: page.title.de };
    const remove = async (id: number) => {
      const url = `/de/pageeditor-api/files/${id}/`;
      const answer = await site.app.inject({ method: "DELETE", url, ...staff });
      return answer.statusCode === 204 ? 204 : answer.json().details.used_by;
    };
    for (const id of [film, captions]) expect(await remove(id)).toEqual([use]);
    await publishSections(database, owner, null, new Date());
    await database.delete(schema.sections).where(eq(schema.sections.id, section.id));
    // the public still sees it
    for (const id of [film, captions]) expect(await remove(id)).toEqual([use]);
    await publishSections(database, owner, null, new Date());
    for (const id of [film, captions]) expect(await remove(id)).toBe(204);
    await site.close();
  });
});
