import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { auditLog } from "../../platform/database/schema/index.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("the audit log", () => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let editor: typeof admin;
  let editorId: number;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await signedIn(site, "admin");
    editor = await signedIn(site);
    const [line] = (await read("what=user&action=sign-in")).results;
    editorId = line.user_id;
    const common = { actor: "Person", userId: editorId };
    await site.database.insert(auditLog).values([
      { ...common, action: "create", what: "event:1", at: new Date("2025-08-01T10:00:00Z") },
      { ...common, action: "update", what: "event:1", at: new Date("2025-08-02T10:00:00Z") },
      { ...common, action: "update", what: "event:12", at: new Date("2025-08-03T10:00:00Z") },
      { ...common, action: "erase", what: "form-entry", at: new Date("2025-07-01T10:00:00Z") },
      { actor: "import", action: "update", what: "events:1", at: new Date("2025-08-04T10:00:00Z") },
    ]);
  });
  afterAll(() => site.close());

  const get = (query: string, caller: Partial<typeof admin> = admin) =>
    site.app.inject({ url: `/de/pageeditor-api/audit-log/?${query}`, ...caller });
  const read = async (query: string) => (await get(query)).json();

  it("begins with what was done last", async () => {
    const { count, next, results } = await read("per_page=2");
    expect(count).toBe(7);
    expect(next).toBe("/de/pageeditor-api/audit-log/?per_page=2&page=2");
    expect(results[0]).toMatchObject({
      actor: "import",
      user_id: null,
      action: "update",
      what: "events:1",
      title: "",
      details: {},
    });
  });

  it.each([
    ["what=event", 3],
    // of all of them at once, without a number
    ["what=form-entry", 1],
    ["what=event:1", 2],
    ["what=e%25", 0],
    ["action=update", 3],
    ["action=update&what=event", 2],
    ["from=2025-08-02T10:00:00Z&to=2025-08-04T10:00:00Z", 2],
    ["what=venue", 0],
  ])("is filtered by %s: %i lines", async (query, count) => {
    expect((await read(query)).count).toBe(count);
  });

  it("is filtered by who it was", async () => {
    // with their sign-in
    expect((await read(`user=${editorId}`)).count).toBe(5);
    expect((await read("user=999999")).results).toEqual([]);
  });

  it.each(["from=yesterday", "user=0", "page=0", "per_page=101", "what="])(
    "refuses %s",
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );

  it("takes every moment of the calendar without failing", async () => {
    for (const moment of ["2025-12-31T23:59:60Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"]) {
      expect((await get(`from=${moment}`)).statusCode).toBeLessThan(500);
    }
  });

  it("is for admins alone", async () => {
    expect((await get("", editor)).json().code).toBe("forbidden");
    expect((await get("", {})).json().code).toBe("not_authenticated");
  });
});
