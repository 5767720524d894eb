import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { missedAddresses, redirects } from "../../platform/database/schema/index.ts";
import { createTestApp, internal, signedIn, type TestApp } from "../../testing/testApp.ts";
import { addMissed, forgetMissedBefore, listMissed } from "./missedAddresses.repository.ts";

describe("addresses that were missed", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const today = festivalDay(new Date());
  const add = (day: string, missed: Record<string, number>) =>
    addMissed(site.database, day, new Map(Object.entries(missed)));

  it("are counted where the shell asks for readers, without query, and not where a person's address stands in them", async () => {
    const other = await createTestApp();
    const ask = (path: string) =>
      internal(other, { method: "GET", url: `/de/pageeditor-api/redirect/${path}` });
    for (const path of ["fort/", "fort", "auch-fort", "a@b.example"]) await ask(path);
    // staff who try an address
    const staff = await signedIn(other);
    await other.app.inject({ url: "/de/pageeditor-api/redirect/fort", ...staff });
    const { database } = other;
    // closing stores what was counted since the last time
    const stored = new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        void listMissed(database, today).then((found) => {
          if (found.length === 0) return;
          clearInterval(timer);
          resolve();
        });
      }, 500);
    });
    await stored;
    expect(await listMissed(database, today)).toEqual([
      { path: "/de/fort", count: 2 },
      { path: "/de/auch-fort", count: 1 },
    ]);
    await other.close();
  }, 60_000);

  it("are listed for staff by how often they were missed within a week, unless they lead on by now", async () => {
    await add(today, { "/de/a": 2, "/de/b": 5, "/de/c": 9 });
    await add(today, { "/de/a": 2 });
    await add("2020-01-01", { "/de/alt": 99 });
    await site.database.insert(redirects).values({ oldPath: "/de/c", newPath: "/de/d" });
    const staff = await signedIn(site);
    const answer = await site.app.inject({ url: "/de/pageeditor-api/missed-addresses/", ...staff });
    expect(answer.json()).toEqual([
      { path: "/de/b", count: 5 },
      { path: "/de/a", count: 4 },
    ]);
    await forgetMissedBefore(site.database, today);
    expect(await listMissed(site.database, "2019-01-01")).toHaveLength(2);
  });

  it("are bounded for each day; those that are there count on", async () => {
    const many = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`/de/${prefix}-${index}`, 1]));
    await add("2020-02-02", many("x"));
    await add("2020-02-02", { ...many("y"), "/de/x-7": 4 });
    const found = await listMissed(site.database, "2020-02-02");
    const kept = await site.database.$count(missedAddresses, eq(missedAddresses.day, "2020-02-02"));
    expect(kept).toBe(2000);
    expect(found.find(({ path }) => path === "/de/x-7")?.count).toBe(5);
  });
});
