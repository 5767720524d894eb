import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { events } from "../../platform/database/schema/index.ts";
import { resourceSearch } from "../../platform/resources/listQuery.ts";
import { insertEvent } from "../../testing/factories/programme.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { eventsDefinition } from "./events.resource.ts";

describe("the search in the list of events", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    const both = (de: string, en = de) => ({ title: { de, en } });
    await insertEvent(site.database, both("Frühlingssymphonie", "Spring Symphony"));
    await insertEvent(site.database, {
      ...both("Kammermusik"),
      subtitle: { de: "Ein Abend mit Dvořák", en: "An evening" },
    });
    await insertEvent(site.database, { ...both("100 % Bach_Werke"), isOnline: false });
  });
  afterAll(() => site.close());

  const find = async (search: string) => {
    const url = `/de/pageeditor-api/events/?search=${encodeURIComponent(search)}`;
    const { count, results } = (await site.app.inject({ url, ...staff })).json();
    expect(count).toBe(results.length);
    return results.map(({ title }: { title: { de: string } }) => title.de);
  };

  it.each([
    ["SYMPHON", ["Frühlingssymphonie"]],
    ["fruhlings", ["Frühlingssymphonie"]],
    ["früh sym", ["Frühlingssymphonie"]],
    ["spring", ["Frühlingssymphonie"]],
    ["dvorak kammer", ["Kammermusik"]],
    ["Dvořák", ["Kammermusik"]],
    ["dvorak bach", []],
    ["100 %", ["100 % Bach_Werke"]],
    ["h_w", ["100 % Bach_Werke"]],
    ["e_e", []],
    ["\\", []],
  ])(
    "finds parts of all words of titles and subtitles in both languages: %s",
    async (words, found) => {
      expect(await find(words)).toEqual(found);
    },
  );

  it("follows a title that changes", async () => {
    await site.database
      .update(events)
      .set({ title: { de: "Herbst", en: "Autumn" } })
      .where(sql`${events.title}->>'en' = 'Spring Symphony'`);
    expect([await find("symphon"), await find("autumn")]).toEqual([[], ["Herbst"]]);
  });

  it("is asked by an index where the words are long enough", async () => {
    const plan = await site.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const condition = resourceSearch(eventsDefinition, "Kammer Abend");
      return tx.execute(sql`explain select id from ${events} where ${condition}`);
    });
    expect(JSON.stringify(plan.rows)).toContain("events_search_text");
  });
});
