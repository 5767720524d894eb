import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { asc } from "drizzle-orm";
import { auditLog, sessions } from "../../platform/database/schema/index.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe("what is known of sign-ins", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const cleanUp = async () => {
    await site.database.transaction((tx) => site.app.jobs.send(tx, "staff-cleanup", {}));
    expect(await site.app.jobs.runAll()).toEqual([]);
  };

  it("loses its addresses after 30 days and goes after a year; changes stay", async () => {
    const common = { actor: "visitor", what: "user:1" };
    const details = { address: "203.0.113.7", second_factor: true };
    const failed = { ...common, action: "sign-in-failed", details };
    await site.database.insert(auditLog).values([
      { ...failed, title: "yesterday", at: daysAgo(1) },
      { ...failed, title: "29 days ago", at: daysAgo(29) },
      { ...failed, title: "31 days ago", at: daysAgo(31) },
      { ...failed, title: "364 days ago", at: daysAgo(364) },
      { ...failed, title: "366 days ago", at: daysAgo(366) },
      { ...common, action: "sign-in", title: "366 days ago", at: daysAgo(366) },
      { ...common, action: "account-blocked", title: "366 days ago", at: daysAgo(366) },
      { ...common, action: "update", title: "changed 366 days ago", at: daysAgo(366) },
    ]);
    await cleanUp();
    const left = await site.database
      .select({ title: auditLog.title, details: auditLog.details })
      .from(auditLog)
      .orderBy(asc(auditLog.id));
    expect(left).toEqual([
      { title: "yesterday", details },
      { title: "29 days ago", details },
      { title: "31 days ago", details: { second_factor: true } },
      { title: "364 days ago", details: { second_factor: true } },
      { title: "changed 366 days ago", details: {} },
    ]);
  });

  it("is a session only as long as that is good", async () => {
    await signedIn(site);
    await cleanUp();
    expect(await site.database.select().from(sessions)).toHaveLength(1);
    await site.database.update(sessions).set({ endsAt: daysAgo(1) });
    await cleanUp();
    expect(await site.database.select().from(sessions)).toEqual([]);
  });
});
