import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabase.ts";
import { openDatabase, type OpenDatabase } from "./openDatabase.ts";
import { artists, clock, tags } from "./schema/index.ts";

describe("a database", () => {
  let test: TestDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    open = await openDatabase(test.options);
  });
  afterAll(async () => {
    await open.close();
    await test.drop();
  });

  it("lets nothing slip into a transaction, and forgets one that fails", async () => {
    const { database } = open;
    const failing = database.transaction(async (transaction) => {
      await transaction.insert(clock).values({ offsetMs: 1 });
      await transaction.select().from(clock);
      throw new Error("changed my mind");
    });
    const outside = database.select().from(clock);
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await outside).toEqual([]);
    expect(await database.select().from(clock)).toEqual([]);
  });

  it("answers the next query rightly after one that failed", async () => {
    const { database } = open;
    const failures = [
      database.execute(sql`selec 1`),
      database.execute(sql`select ${"x"}::int`),
      database.insert(clock).values({ id: 1, offsetMs: Number.NaN }),
    ];
    const outcomes = await Promise.allSettled(failures);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect((await database.execute(sql`select 7 as seven`)).rows).toEqual([{ seven: 7 }]);
  });

  it("sorts umlauts beside their vowels, and knows the extensions for searching", async () => {
    const { database } = open;
    const names = ["Zoll", "Öhl", "Ort", "Abt", "Ärmel"];
    const slug = { de: "", en: "" };
    await database.insert(artists).values(names.map((lastName) => ({ lastName, slug })));
    const rows = await database.select().from(artists).orderBy(artists.lastName);
    expect(rows.map(({ lastName }) => lastName)).toEqual(["Abt", "Ärmel", "Öhl", "Ort", "Zoll"]);
    const plain = await database.execute(sql`select unaccent('Dvořák') as name`);
    expect(plain.rows).toEqual([{ name: "Dvorak" }]);
  });

  it("takes texts of megabytes", async () => {
    const text = { de: "ä".repeat(2_000_000), en: "" };
    await open.database.insert(tags).values({ name: text, slug: text });
    const [row] = await open.database.select().from(tags);
    expect(row?.name.de).toHaveLength(2_000_000);
  });
});
