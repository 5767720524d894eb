import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { desc, eq } from "drizzle-orm";
import { contentSchedules, pageSnapshots } from "../../../platform/database/schema/index.ts";
import { insertTextPage } from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf, insertDraft } from "../../../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";
import { runDueSchedules } from "./schedules.ts";

const minute = 60_000;

describe("content at a time to come", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let editor: ReturnType<typeof editorOf>;
  let draft: Awaited<ReturnType<typeof insertDraft>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    editor = editorOf(site, staff);
  });
  beforeEach(async () => {
    draft = await insertDraft(site, staff);
  });
  afterAll(() => site.close());

  const json = async (answer: ReturnType<typeof editor.get>) => (await answer).json();
  const in_ = (ms: number) => new Date(site.app.clock.now().getTime() + ms).toISOString();
  const schedule = (action: string, at: string) =>
    editor.post(`${draft.path}/schedules/`, { action, at });
  /** Lets time pass by the festival's clock. */
  const pass = async (ms: number) => {
    await site.app.clock.set(site.app.clock.offset() + ms);
    await runDueSchedules(site.app);
  };

  it("is not published at its time while a required field is empty", async () => {
    const empty = { op: "set", section: draft.sectionId, locale: "de", fields: { content: null } };
    const changes = changesOf(editor, draft.page);
    const image = { op: "insert", model: "image", at: atEnd };
    expect((await changes.change(1, empty, image)).statusCode).toBe(200);
    const refused = await schedule("publish", in_(10 * minute));
    expect([refused.statusCode, refused.json().details]).toMatchObject([
      422,
      { checks: [{ severity: "stop", code: "required" }] },
    ]);
    // one that was made before schedules were frozen
    await site.database.insert(contentSchedules).values({
      ownerType: "page",
      ownerId: draft.page.id,
      action: "publish",
      at: new Date(in_(10 * minute)),
    });
    await pass(11 * minute);
    expect(await draft.text()).toBe("Alt");
    expect(await json(editor.get(`${draft.path}/schedules/`))).toMatchObject([
      { action: "publish", outcome: "failed" },
    ]);
  });

  it("publishes what was there when it was made, not what was written since", async () => {
    await draft.write("Neu", 1);
    const changes = changesOf(editor, draft.page);
    const title = (text: string) => ({ op: "head", locale: "de", fields: { title: text } });
    await changes.change(2, title("Titel"));
    const { version } = await json(schedule("publish", in_(10 * minute)));
    await draft.write("Später", 3);
    await changes.change(4, title("Ein anderer"));
    await pass(11 * minute);
    expect((await draft.read()).json()).toMatchObject({ title: "Titel" });
    expect(await draft.text()).toBe("Neu");
    expect(await changes.copy()).toMatchObject({
      has_changes: true,
      head: { texts: { de: { title: "Ein anderer" } } },
    });
    expect(await json(editor.get(`${draft.path}/versions/${version}/`))).toMatchObject({
      kind: "scheduled",
      is_current: false,
    });
  });

  it("is listed with all others, by time", async () => {
    const first = await json(schedule("publish", in_(10 * minute)));
    const other = await insertTextPage(site.database);
    const later = { action: "unpublish", at: in_(20 * minute) };
    const second = await json(editor.post(`page/${other.page.id}/schedules/`, later));
    const told = await json(
      editor.get(`schedules/?from=${in_(5 * minute)}&to=${in_(20 * minute)}`),
    );
    expect(told).toMatchObject([
      { id: first.id, owner: "page", owner_id: draft.page.id, title: draft.page.title.de },
      { id: second.id, owner: "page", owner_id: other.page.id, version: null },
    ]);
    expect(await json(editor.get(`schedules/?from=${in_(21 * minute)}`))).toEqual([]);
    expect((await editor.get("schedules/?from=tomorrow")).statusCode).toBe(400);
  });

  it("is published and taken offline by the festival's clock", async () => {
    await editor.post(`${draft.path}/unpublish/`, { revision: 1 });
    await draft.write("Neu", 2);
    const created = await schedule("publish", in_(10 * minute));
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { action: "publish", done_at: null, outcome: null },
    ]);
    await schedule("unpublish", in_(20 * minute));
    await pass(9 * minute);
    expect((await draft.read()).statusCode).toBe(404);
    await pass(2 * minute);
    expect(await draft.text()).toBe("Neu");
    const [snapshot] = await site.database
      .select()
      .from(pageSnapshots)
      .where(eq(pageSnapshots.ownerId, draft.page.id))
      .orderBy(desc(pageSnapshots.id))
      .limit(1);
    expect(snapshot?.author).toMatch(/^Person/);
    await pass(10 * minute);
    expect((await draft.read()).statusCode).toBe(404);
    expect(await json(editor.get(`${draft.path}/schedules/`))).toMatchObject([
      { action: "unpublish", outcome: "done" },
      { action: "publish", outcome: "done" },
    ]);
  });

  it("is done once, by whichever process looks", async () => {
    await draft.write("Neu", 1);
    await schedule("publish", in_(minute));
    await site.app.clock.set(site.app.clock.offset() + 2 * minute);
    await site.database.transaction((tx) => site.app.jobs.send(tx, "content-schedules", {}));
    await Promise.all([site.app.jobs.runAll(), runDueSchedules(site.app)]);
    const { results } = await json(editor.get(`${draft.path}/versions/`));
    expect(results.map(({ kind }: { kind: string }) => kind)).toEqual([
      "published",
      "scheduled",
      "published",
    ]);
  });

  it("can be called off until it is done", async () => {
    const { id } = await json(schedule("publish", in_(minute)));
    const address = `${draft.path}/schedules/${id}/`;
    const other = await insertTextPage(site.database);
    expect((await editor.del(`page/${other.page.id}/schedules/${id}/`)).statusCode).toBe(404);
    expect((await editor.del(address)).statusCode).toBe(204);
    expect((await editor.del(address)).statusCode).toBe(404);
    await pass(2 * minute);
    expect((await json(editor.get(`${draft.path}/versions/`))).count).toBe(1);

    const done = await json(schedule("publish", in_(minute)));
    await pass(2 * minute);
    expect((await editor.del(`${draft.path}/schedules/${done.id}/`)).statusCode).toBe(409);
  });

  it("is not in the past, and of something", async () => {
    const past = await schedule("publish", in_(-minute));
    expect(past.json().details.fields).toEqual({ at: "out_of_range" });
    expect((await schedule("publish", "tomorrow")).statusCode).toBe(400);
    expect((await schedule("burn", in_(minute))).statusCode).toBe(400);
    const nothing = { action: "publish", at: in_(minute) };
    expect((await editor.post("page/999999/schedules/", nothing)).statusCode).toBe(404);
  });

  it("fails alone where what it was about is gone", async () => {
    const at = in_(minute);
    const [orphan] = await site.database
      .insert(contentSchedules)
      .values({ ownerType: "page", ownerId: 999_999, action: "publish", at: new Date(at) })
      .returning();
    await draft.write("Neu", 1);
    await schedule("publish", at);
    await pass(2 * minute);
    expect(await draft.text()).toBe("Neu");
    const [done] = await site.database
      .select()
      .from(contentSchedules)
      .where(eq(contentSchedules.id, orphan?.id ?? 0));
    expect(done?.outcome).toBe("failed");
  });
});
