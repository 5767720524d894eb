import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  auditLog,
  newsletterProofs,
  newsletterSubscribers,
} from "../../platform/database/schema/index.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("subscribers, for staff", () => {
  let site: TestApp;
  let editor: Awaited<ReturnType<typeof signedIn>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  const url = "/de/pageeditor-api/newsletter-subscribers/";

  beforeAll(async () => {
    site = await createTestApp();
    editor = await signedIn(site);
    admin = await signedIn(site, "admin");
  });
  afterAll(() => site.close());

  const call = (path: string, caller = editor, payload?: object) =>
    site.app.inject({
      method: payload ? "POST" : "GET",
      url: url + path,
      ...caller,
      ...(payload && { payload }),
    });

  it("are none at first", async () => {
    expect((await call("")).json()).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it("are listed, found, taken out as a table and erased", async () => {
    const now = new Date();
    const rows = ["clara", "=cmd|'/c calc'!a1", "fanny"].map((name, place) => ({
      email: `${name}@festival.example`,
      locale: "de" as const,
      interests: ["new", "chamber"],
      token: `token-${place}`,
      requestedAt: now,
      confirmedAt: place === 2 ? null : now,
    }));
    await site.database.insert(newsletterSubscribers).values(rows);
    const proof = { locale: "de", at: now } as const;
    await site.database.insert(newsletterProofs).values([
      { ...proof, email: "clara@festival.example", action: "request" },
      // came back since
      { ...proof, email: "clara@festival.example", action: "unsubscribe" },
      { ...proof, email: "robert@festival.example", action: "unsubscribe" },
      { ...proof, email: "erased:1", action: "unsubscribe" },
    ]);

    const emails = async (query: string) =>
      (await call(query)).json().results.map(({ email }: { email: string }) => email);
    expect(await emails("")).toHaveLength(3);
    expect(await emails("?confirmed=false")).toEqual(["fanny@festival.example"]);
    expect(await emails("?search=CLARA&confirmed=true")).toEqual(["clara@festival.example"]);
    expect(await emails("?search=100%25")).toEqual([]);
    expect((await call("?per_page=2")).json().next).toContain("page=2");

    const table = await call("export/", admin);
    expect(table.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="newsletter-de.csv"',
    });
    const lines = table.body.split("\r\n");
    expect(lines[0]).toMatch(/^\ufeffE-Mail-Adresse;Sprache;Themen;/);
    expect(lines[1]).toMatch(/^clara@festival\.example;de;new, chamber;/);
    expect(lines[1]).toContain("/de/newsletter?token=token-0&step=settings");
    expect(lines[2]).toMatch(/^"?'=cmd/);
    expect(lines[1]).toMatch(/\/newsletter\/one-click\/\?token=token-0;$/);
    // who left, so that their issues stop elsewhere, too
    expect(lines[3]).toBe(`robert@festival.example;de;;;;;;;${now.toISOString()}`);
    expect(lines).toHaveLength(5);

    const erased = await call("erase/", admin, { email: "Clara@festival.example" });
    expect(erased.json()).toEqual({ erased: 1 });
    expect((await call("erase/", admin, { email: "clara@festival.example" })).json()).toEqual({
      erased: 0,
    });
    expect(await emails("?search=clara")).toEqual([]);
    const kept = await site.database.select().from(newsletterProofs);
    const request = kept.find(({ action }) => action === "request");
    expect(request?.email).toMatch(/^erased:[\da-f-]{36}$/);
    expect(request?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
    const log = await site.database.select().from(auditLog);
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(["export", "erase"]));
    expect(JSON.stringify(log)).not.toContain("clara@festival.example");
  });

  it("are for staff, and their addresses to take along for admins", async () => {
    const visitor = await browser(site);
    expect((await call("", visitor)).statusCode).toBe(401);
    expect((await call("export/", editor)).statusCode).toBe(403);
    expect((await call("erase/", editor, { email: "a@b.example" })).statusCode).toBe(403);
    expect((await call("erase/", admin, { email: "no address" })).statusCode).toBe(400);
    expect((await call("?per_page=1000")).statusCode).toBe(400);
  });
});
