import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { insertEvent } from "../../../testing/factories/programme.ts";
import { editorOf, insertDraft } from "../../../testing/factories/content.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";
import { runDueSchedules } from "./schedules.ts";

const minute = 60_000;

describe("several at a time to come", () => {
  let site: TestApp;
  let editor: ReturnType<typeof editorOf>;
  let drafts: Awaited<ReturnType<typeof insertDraft>>[];
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    editor = editorOf(site, staff);
  });
  beforeEach(async () => {
    drafts = [await insertDraft(site, staff), await insertDraft(site, staff)];
  });
  afterAll(() => site.close());

  const in_ = (ms: number) => new Date(site.app.clock.now().getTime() + ms).toISOString();
  const owners = () => drafts.map(({ page }) => ({ owner: "page", id: page.id }));
  const planAll = (more: object = {}) =>
    editor.post("schedules/", {
      dry_run: false,
      action: "publish",
      at: in_(10 * minute),
      owners: owners(),
      ...more,
    });
  const callOff = (schedules: number[]) => editor.post("schedules/call-off/", { schedules });
  const schedulesOf = async () =>
    Promise.all(
      drafts.map(async ({ path }) => (await editor.get(`${path}/schedules/`)).json().length),
    );
  const idsIn = (answer: { json(): { results: { schedule: number }[] } }) =>
    answer.json().results.map(({ schedule }) => schedule);

  it("are published at that time, after a look at what they are", async () => {
    for (const { write } of drafts) await write("Neu", 1);
    const tried = await planAll({ dry_run: true });
    expect([tried.statusCode, await schedulesOf()]).toEqual([200, [0, 0]]);
    expect(tried.json().results).toMatchObject(owners());
    expect((await planAll()).statusCode).toBe(200);
    expect(await Promise.all(drafts.map(({ text }) => text()))).toEqual(["Alt", "Alt"]);
    await site.app.clock.set(site.app.clock.offset() + 11 * minute);
    await runDueSchedules(site.app);
    expect(await Promise.all(drafts.map(({ text }) => text()))).toEqual(["Neu", "Neu"]);
  });

  it("are called off together, and none of them once one has run", async () => {
    expect((await callOff(idsIn(await planAll()))).statusCode).toBe(204);
    expect(await schedulesOf()).toEqual([0, 0]);
    const [ran = 0] = idsIn(await planAll());
    await site.app.clock.set(site.app.clock.offset() + 11 * minute);
    await runDueSchedules(site.app);
    const later = idsIn(await planAll({ action: "unpublish" }));
    const refused = await callOff([...later, ran]);
    expect([refused.statusCode, refused.json().details]).toMatchObject([
      409,
      { record: { id: drafts[0]?.page.id } },
    ]);
    expect(await schedulesOf()).toEqual([2, 2]);
    expect((await callOff([...later, 999_999])).statusCode).toBe(404);
  });

  it("are planned all or none: one that was changed meanwhile holds the others, and is named", async () => {
    const [first, second] = owners();
    const answer = await planAll({ owners: [first, { ...second, revision: 999 }] });
    expect([answer.statusCode, answer.json().details]).toMatchObject([
      409,
      { record: { id: second?.id } },
    ]);
    expect(await schedulesOf()).toEqual([0, 0]);
  });

  it("are refused for a time that is past, twice, in too large a number, or of what is not there", async () => {
    const event = await insertEvent(site.database);
    const fieldsOf = async (more: object) => (await planAll(more)).json().details?.fields;
    expect(await fieldsOf({ at: in_(-minute) })).toEqual({ at: "out_of_range" });
    expect(await fieldsOf({ owners: [...owners(), ...owners()] })).toEqual({ owners: "invalid" });
    const many = Array.from({ length: 101 }, (_, id) => ({ owner: "event", id: id + 1 }));
    expect(await fieldsOf({ owners: many })).toEqual({ owners: "too_long" });
    const missing = [
      { owner: "event", id: event },
      { owner: "article", id: 999_999 },
    ];
    expect((await planAll({ owners: missing, action: "unpublish" })).statusCode).toBe(404);
  });
});
