import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { contentPresence } from "../../../platform/database/schema/index.ts";
import { insertPage } from "../../../testing/factories.ts";
import { changesOf, editorOf } from "../../../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("presence", () => {
  let site: TestApp;
  let mine: ReturnType<typeof editorOf>;
  let theirs: ReturnType<typeof editorOf>;
  beforeAll(async () => {
    site = await createTestApp();
    mine = editorOf(site, await signedIn(site));
    theirs = editorOf(site, await signedIn(site));
  });
  afterAll(() => site.close());

  const at = (id: number, given: object = {}) => {
    return { owner: "page", id, section: null, field: "", idle: false, ...given };
  };

  it("tells who else is in the same content, where, and its revision", async () => {
    const page = await insertPage(site.database);
    const other = await insertPage(site.database);
    const alone = await mine.post("presence/", at(page.id, { section: 7, field: "de.content" }));
    expect([alone.statusCode, alone.json()]).toEqual([200, { revision: 1, others: [] }]);
    expect((await theirs.post("presence/", at(other.id))).json().others).toEqual([]);
    const [person] = (await theirs.post("presence/", at(page.id))).json().others;
    expect(person).toEqual({
      name: expect.stringMatching(/^Person/),
      section: 7,
      field: "de.content",
      idle: false,
    });
    await mine.post("presence/", at(page.id, { idle: true }));
    await changesOf(mine, page).change(1, {
      op: "head",
      locale: "de",
      fields: { title: "Neu" },
    });
    expect((await theirs.post("presence/", at(page.id))).json()).toEqual({
      revision: 2,
      others: [{ ...person, section: null, field: "", idle: true }],
    });
  });

  it("is forgotten after 30 seconds, and its rows within an hour", async () => {
    const page = await insertPage(site.database);
    await mine.post("presence/", at(page.id));
    const { seenAt } = contentPresence;
    const passes = (seconds: number) =>
      site.database
        .update(contentPresence)
        .set({ seenAt: sql`${seenAt} - make_interval(secs => ${seconds}::int)` });
    await passes(15);
    expect((await theirs.post("presence/", at(page.id))).json().others).toHaveLength(1);
    await passes(35);
    const answer = await mine.post("presence/", at(page.id));
    expect(answer.json().others).toEqual([]);
    await passes(40);
    await site.database.transaction((tx) => site.app.jobs.send(tx, "presence-sweep", {}));
    await site.app.jobs.runAll();
    expect(await site.database.select().from(contentPresence)).toEqual([]);
  });

  it("refuses what is no place in content", async () => {
    expect((await mine.post("presence/", at(999_999))).statusCode).toBe(404);
    for (const wrong of [
      { owner: "venue" },
      { id: 0 },
      { field: "x".repeat(201) },
      { idle: "perhaps" },
    ]) {
      const page = await insertPage(site.database);
      expect((await mine.post("presence/", at(page.id, wrong))).statusCode).toBe(400);
    }
  });

  it("is kept in a table that is not logged", async () => {
    const { rows } = await site.database.execute<{ relpersistence: string }>(
      sql`select relpersistence from pg_class where relname = 'content_presence'`,
    );
    expect(rows).toEqual([{ relpersistence: "u" }]);
  });
});
