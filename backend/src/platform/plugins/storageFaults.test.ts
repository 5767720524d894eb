import { writeFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { Type } from "typebox";
import { sweepTables } from "../database/tableSweep.repository.ts";
import { fieldType } from "@festival/contracts/formFields";
import { sessions } from "../database/schema/index.ts";
import { asVisitor } from "../../testing/factories/forms.ts";
import { insertForm } from "../../testing/factories.ts";
import { createTestApp, internal, signedIn, type TestApp } from "../../testing/testApp.ts";

let site: TestApp;
beforeAll(async () => {
  const prepare = (app: TestApp["app"]) => {
    // a device that takes nothing: the operating system's own error
    app.get("/trial", { schema: { response: { 200: Type.Null() } } }, () =>
      writeFile("/dev/full", "words").then(() => null),
    );
  };
  site = await createTestApp({ prepare });
});
afterAll(() => site.close());

/** Has the database refuse what would be written to any table, as it does when its disk is full. */
async function fillDisk(): Promise<void> {
  await site.database.execute(sql`
    create function refuse_write() returns trigger language plpgsql as $$
    begin
      raise exception using errcode = '53100',
        message = 'could not extend file "base/5/16384": No space left on device';
    end $$`);
  await site.database.execute(sql`
    do $$ declare one regclass; begin
      for one in select oid::regclass from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
      loop
        execute format('create trigger disk_is_full before insert or update or delete on %s
          for each statement execute function refuse_write()', one);
      end loop;
    end $$`);
}

const makeSpace = () => site.database.execute(sql`drop function if exists refuse_write cascade`);
const health = async () => (await internal(site, { url: "/health" })).json();

describe("a full disk", () => {
  let form: Awaited<ReturnType<typeof insertForm>>;
  beforeAll(async () => {
    form = await insertForm(site.database, [{ slug: "name", fieldType: fieldType.text }]);
  });
  afterEach(async () => {
    await makeSpace();
    // it looks again whether there is space
    await health();
  });

  const send = () =>
    asVisitor(site, {
      method: "POST",
      url: "/de/api/forms-entries/",
      payload: { form: form.id, field_values: { name: "Clara" } },
    });

  it("refuses an entry with 503, and takes it when there is space again", async () => {
    await fillDisk();
    const refused = await send();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(refused.json()).toEqual({
      code: "unavailable",
      message: "The disk is full: nothing was stored. Try later.",
    });
    await makeSpace();
    expect((await send()).statusCode).toBe(201);
  });

  it("lets visitors and staff read on, whose visits can't be noted", async () => {
    const staff = await signedIn(site);
    const longAgo = new Date(Date.now() - 60 * 60 * 1000);
    await site.database.update(sessions).set({ lastSeenAt: longAgo });
    await fillDisk();
    const visitor = await site.app.inject(`/de/api/forms/${form.slug}/`);
    expect(visitor.statusCode).toBe(200);
    const answer = await site.app.inject({ url: "/de/pageeditor-api/genres/", ...staff });
    expect(answer.statusCode).toBe(200);
  });

  it("is reported by /health with its reason until writing works again", async () => {
    expect(await health()).toMatchObject({ status: "ok", problems: [] });
    await fillDisk();
    await send();
    for (const _again of [1, 2]) {
      expect(await health()).toMatchObject({
        status: "degraded",
        problems: [
          'Nothing can be stored, the disk is full (could not extend file "base/5/16384": No space left on device). Make space on it.',
        ],
      });
    }
    await makeSpace();
    expect(await health()).toMatchObject({ status: "ok", problems: [] });
  });

  it("refuses a file with 503 where the operating system has no space for it", async () => {
    const answer = await site.app.inject("/trial");
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe("unavailable");
  });
});

describe("the sweep of all tables", () => {
  it("reads them to the end where they are whole", async () => {
    const damaged: string[] = [];
    expect(await sweepTables(site.database, (table) => damaged.push(table))).toBe(true);
    expect(damaged).toEqual([]);
  });
});
