import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { jobNames } from "@festival/contracts/resources/jobNames";
import { eq, sql } from "drizzle-orm";
import { auditLog } from "../database/schema/index.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

const url = "/de/pageeditor-api/jobs/";

describe("the calls of jobs", () => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await signedIn(site, "admin");
  });
  afterAll(() => site.close());
  beforeEach(() => site.database.execute(sql`delete from pgboss.job`));

  const send = (data: object = {}) =>
    site.database.transaction((tx) => site.app.jobs.send(tx, "forget-limits", data));
  const list = async (query = "") => {
    const answer = await site.app.inject({ url: `${url}${query}`, ...admin });
    return answer.json();
  };
  const retry = (id: string) => site.app.inject({ method: "POST", url: `${url}${id}/`, ...admin });
  const failAll = () =>
    site.database.execute(
      sql`update pgboss.job set state = 'failed', retry_count = 5, completed_on = now(),
        output = '{"message":"The disk is full."}'`,
    );

  it("list nothing where there is nothing", async () => {
    expect(await list()).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it("are of kinds that the admin area has words for", async () => {
    const { rows } = await site.database.execute<{ name: string }>(
      sql`select name from pgboss.queue where not starts_with(name, '__pgboss')`,
    );
    // each of these two belongs to one kind of database
    const names = new Set([...rows.map(({ name }) => name), "dump-database", "sweep-tables"]);
    expect([...names].toSorted()).toEqual(jobNames.toSorted());
  });

  it("list what waits, in pages and by state and name", async () => {
    for (let time = 0; time < 3; time += 1) await send();
    const first = await list("?per_page=2");
    expect(first).toMatchObject({
      count: 3,
      next: `${url}?per_page=2&page=2`,
      previous: null,
      results: [
        { name: "forget-limits", state: "waiting", retry_count: 0, problem: "" },
        { name: "forget-limits" },
      ],
    });
    expect((await list("?per_page=2&page=2")).results).toHaveLength(1);
    expect(await list("?state=failed")).toMatchObject({ count: 0 });
    expect(await list("?name=mail")).toMatchObject({ count: 0 });
    expect(await list("?state=waiting&name=forget-limits")).toMatchObject({ count: 3 });
  });

  it("tell why a job failed, and let it be tried once more", async () => {
    await send();
    await failAll();
    const { results } = await list("?state=failed");
    expect(results).toMatchObject([{ state: "failed", problem: "The disk is full." }]);
    const [{ id }] = results;
    const answer = await retry(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, state: "waiting" });
    expect(await site.app.jobs.runAll()).toEqual([]);
    expect(await list("?state=done")).toMatchObject({ count: 1 });
    const lines = await site.database.select().from(auditLog).where(eq(auditLog.action, "retry"));
    expect(lines).toMatchObject([{ what: `job:${id}`, title: "forget-limits" }]);
  });

  it("refuse to try again what has not failed, or does not exist", async () => {
    await send();
    const { results } = await list();
    expect((await retry(results[0].id)).json()).toMatchObject({ code: "conflict" });
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await retry(unknown)).json()).toMatchObject({ code: "not_found" });
    expect((await retry("1")).json()).toMatchObject({ code: "not_found" });
  });

  it("refuse what is no page, no state and no name", async () => {
    for (const query of ["?page=0", "?per_page=101", "?state=lost", `?name=${"x".repeat(101)}`]) {
      expect(await list(query)).toMatchObject({ code: "bad_request" });
    }
  });

  it("are for admins", async () => {
    const editor = await signedIn(site);
    const refused = await site.app.inject({ url, ...editor });
    expect(refused.json()).toMatchObject({ code: "forbidden" });
    const visitor = await site.app.inject({ url, ...(await browser(site)) });
    expect(visitor.json()).toMatchObject({ code: "not_authenticated" });
  });
});
