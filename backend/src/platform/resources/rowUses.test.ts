import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as schema from "../database/schema/index.ts";
import { both, insertVenue } from "../../testing/factories.ts";
import { insertEvent, insertGenre, insertWork } from "../../testing/factories/programme.ts";
import { insertFile } from "../../testing/factories/site.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
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
