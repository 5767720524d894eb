import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { eq } from "drizzle-orm";
import {
  auditLog,
  changes as noted,
  contentChangeCalls,
} from "../../../platform/database/schema/index.ts";
import { insertTextPage, richText } from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf } from "../../../testing/factories/content.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("the call for changes", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  let other: typeof staff;
  let page: Awaited<ReturnType<typeof insertTextPage>>["page"];
  let text: number;
  let mine: ReturnType<typeof changesOf>;
  let theirs: ReturnType<typeof changesOf>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
    other = await signedIn(site);
  });
  beforeEach(async () => {
    ({ page, sectionId: text } = await insertTextPage(site.database));
    mine = changesOf(editorOf(site, staff), page);
    theirs = changesOf(editorOf(site, other), page);
  });
  afterAll(() => site.close());

  const setText = (words: string, locale = "de") => ({
    op: "set",
    section: text,
    locale,
    fields: { content: richText(words) },
  });
  const textOf = async (locale: "de" | "en" = "de") => {
    const { sections } = await mine.copy();
    return sections.find(({ id }) => id === text)?.texts[locale].content;
  };
  const publicPage = async () =>
    (await site.app.inject(`/de/api/page/${page.urls.de}`)).json().modules;

  it("writes both languages, makes, moves and removes at once, and publishes nothing", async () => {
    const before = await publicPage();
    const answer = await mine.change(
      1,
      { op: "insert", ref: "box", model: "container", settings: { layout: "50-50" }, at: atEnd },
      {
        op: "insert",
        ref: "head",
        model: "headline",
        settings: { headline_level: 3 },
        texts: { de: { content: "Haus" }, en: { content: "House" } },
        at: { parent: "box", column: 1, before: null },
      },
      { op: "move", sections: [text], at: { parent: "box", column: 1, before: "head" } },
      setText("Neu"),
      setText("New", "en"),
      { op: "insert", ref: "spare", model: "quote", at: { ...atEnd, before: "box" } },
      { op: "remove", sections: ["spare"] },
    );
    expect([answer.statusCode, answer.json().warnings]).toEqual([200, []]);
    const { revision, ids, sections } = answer.json();
    const { box, head } = ids;
    expect([revision, Object.keys(ids)]).toEqual([2, ["box", "head", "spare"]]);
    expect(sections).toMatchObject([
      { id: box, position: 0, parent: null, shown: { de: { layout: "50-50" } } },
      {
        id: text,
        position: 0,
        parent: box,
        column: 1,
        texts: { de: { content: richText("Neu") }, en: { content: richText("New") } },
        shown: { de: { content: richText("Neu"), parent: box }, en: { content: richText("New") } },
      },
      { id: head, position: 1, shown: { en: { content: "House", headline_level: 3 } } },
    ]);
    expect(await mine.copy()).toMatchObject({ revision: 2, has_changes: true });
    expect(await publicPage()).toEqual(before);
  });

  it("does the same call once, and answers it as it did, also where it comes twice at a time", async () => {
    const body = {
      key: randomUUID(),
      base: 1,
      ops: [
        { op: "insert", ref: "a", model: "quote", texts: { de: { content: "Ja" } }, at: atEnd },
      ],
    };
    const [first, second] = await Promise.all([mine.send(body), mine.send(body)]);
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    // the answer was lost, and others have gone on meanwhile
    await theirs.change(2, setText("Von anderen"));
    expect((await mine.send(body)).body).toBe(first.body);
    expect(await mine.copy()).toMatchObject({ revision: 3, sections: [{}, { model: "quote" }] });

    const reused = await mine.send({ ...body, ops: [setText("Etwas anderes")] });
    expect([reused.statusCode, reused.json().details.fields]).toEqual([422, { key: "taken" }]);
    const elsewhere = await insertTextPage(site.database);
    const foreign = await changesOf(editorOf(site, staff), elsewhere.page).send(body);
    expect(foreign.json().details.fields).toEqual({ key: "taken" });
    // keys are each person's own
    const theirsToo = await theirs.send({ ...body, base: 3 });
    expect([theirsToo.statusCode, theirsToo.json().revision]).toEqual([200, 4]);
  });

  it("tries a call that was refused once more under its key", async () => {
    await theirs.change(1, setText("Ihres"));
    const body = { key: randomUUID(), base: 1, ops: [setText("Meines")] };
    expect((await mine.send(body)).statusCode).toBe(409);
    expect((await mine.send({ ...body, base: 2 })).statusCode).toBe(200);
  });

  it("merges what two people write into different fields of one section", async () => {
    const answers = await Promise.all([
      mine.change(1, setText("Neu")),
      theirs.change(1, setText("New", "en")),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await textOf("de"), await textOf("en")]).toEqual([richText("Neu"), richText("New")]);
    expect((await mine.copy()).revision).toBe(3);
    // and what one moves while the other writes
    const headline = { op: "insert", ref: "a", model: "headline", at: { ...atEnd, before: text } };
    const [written, moved] = await Promise.all([
      mine.change(3, setText("Neuer")),
      theirs.change(3, headline, { op: "move", sections: ["a"], at: atEnd }),
    ]);
    expect([written?.statusCode, moved?.statusCode]).toEqual([200, 200]);
  });

  it("refuses another value of a field that another person wrote, and does nothing then", async () => {
    await theirs.change(1, setText("Ihres"));
    const refused = await mine.change(
      1,
      { op: "set", section: text, locale: null, fields: { anchor: "neu" } },
      setText("Meines"),
    );
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: "conflict",
        details: {
          revision: 2,
          gone: [],
          conflicts: [
            {
              op: 1,
              section: text,
              locale: "de",
              field: "content",
              current: richText("Ihres"),
              by: expect.stringMatching(/^Person/),
              at: expect.stringMatching(/^\d{4}-.*Z$/),
            },
          ],
        },
      },
    ]);
    const copy = await mine.copy();
    expect(copy).toMatchObject({ revision: 2, sections: [{ settings: {} }] });
    expect(await textOf()).toEqual(richText("Ihres"));
    // the value that is there already is no conflict
    const same = await mine.change(1, setText("Ihres"));
    expect([same.statusCode, same.json().revision, same.json().sections]).toEqual([200, 2, []]);
    // nor is what was written before
    expect((await mine.change(2, setText("Meines"))).statusCode).toBe(200);
  });

  it("lets one of two win who write the same field at the same time", async () => {
    const answers = await Promise.all([
      mine.change(1, setText("Meines")),
      theirs.change(1, setText("Ihres")),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it("names sections that another person removed", async () => {
    const { ids } = (
      await mine.change(
        1,
        { op: "insert", ref: "box", model: "container", at: atEnd },
        { op: "insert", ref: "in", model: "quote", at: { parent: "box", column: 0, before: null } },
      )
    ).json();
    await theirs.change(2, { op: "remove", sections: [ids.box] });
    const set = { op: "set", section: ids.in, locale: "de", fields: { content: "Ja" } };
    const inside = { parent: ids.box, column: 0, before: null };
    const calls: [object, number[]][] = [
      [set, [ids.in]],
      [{ op: "move", sections: [text, ids.in], at: atEnd }, [ids.in]],
      [{ op: "move", sections: [text], at: inside }, [ids.box]],
      [{ op: "insert", model: "quote", at: { ...atEnd, before: ids.box } }, [ids.box]],
    ];
    const theirAct = {
      by: expect.stringMatching(/^Person/),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    for (const [operation, gone] of calls) {
      const refused = await mine.change(2, setText("Neu"), operation);
      expect([refused.statusCode, refused.json().details]).toEqual([
        409,
        {
          revision: 3,
          conflicts: [],
          gone,
          removed: gone.map((section) => ({ section, ...theirAct })),
        },
      ]);
    }
    // a caller that wants it removed has what it wants
    const removed = await mine.change(2, { op: "remove", sections: [ids.box, ids.in] });
    expect([removed.statusCode, removed.json().revision]).toEqual([200, 3]);
    expect(await textOf()).toEqual(richText("Alt"));
  });

  const lines = () =>
    site.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.what, `page:${page.id}`))
      .orderBy(auditLog.id);

  it("is one line of the audit log for what one person does within ten minutes", async () => {
    await mine.change(1, setText("Eins"));
    await mine.change(2, setText("Zwei"), setText("Two", "en"));
    await theirs.change(3, { op: "set", section: text, locale: null, fields: { anchor: "a" } });
    await mine.change(4, { op: "insert", model: "quote", at: atEnd });
    await mine.change(5, setText("Zwei"));
    const [first, second, ...more] = await lines();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      action: "edit sections",
      details: {
        revision: 5,
        revisions: [
          [2, 3],
          [5, 5],
        ],
        fields: { [text]: ["de.content", "en.content"] },
        inserted: [expect.any(Number)],
        moved: [],
        removed: [],
      },
    });
    expect(second).toMatchObject({
      details: { revision: 4, fields: { [text]: ["settings.anchor"] } },
    });

    // both are told to a third person's older call, and each with its author
    const path = `text/${text}/`;
    const stale = await editorOf(site, staff).post(path, { anchor: "b", revision: 4 });
    expect(stale.json().details.changes).toMatchObject([{ details: { revision: 5 } }]);
    const conflict = await mine.change(3, {
      op: "set",
      section: text,
      locale: null,
      fields: { anchor: "b" },
    });
    expect(conflict.json().details.conflicts).toMatchObject([{ by: second?.actor }]);

    const started = new Date(Date.now() - 11 * 60_000);
    await site.database
      .update(auditLog)
      .set({ at: started })
      .where(eq(auditLog.id, first?.id ?? 0));
    await mine.change(5, setText("Drei"));
    expect(await lines()).toHaveLength(3);
  });

  it("drops no page that is kept for visitors, unless a slug leads elsewhere", async () => {
    const count = () => site.database.$count(noted);
    const before = await count();
    await mine.change(1, setText("Neu"), { op: "insert", model: "quote", at: atEnd });
    expect(await count()).toBe(before);
    const slot = { op: "insert", ref: "a", model: "container", slug: `slot-${page.id}`, at: atEnd };
    const { ids } = (await mine.change(2, slot)).json();
    expect(await count()).toBe(before + 1);
    await mine.change(3, { op: "remove", sections: [ids.a] });
    expect(await count()).toBe(before + 2);
  });

  it("changes articles, events, booklets and reusable blocks as it does pages", async () => {
    const slug = `block-${page.id}`;
    const { id } = (await editorOf(site, staff).post("container/", { slug })).json();
    const block = changesOf(editorOf(site, staff), { id }, "block");
    const inside = { op: "insert", ref: "a", model: "quote", at: { ...atEnd, parent: id } };
    expect((await block.change(1, inside)).json()).toMatchObject({ revision: 2 });
    const refusals: [object, object][] = [
      [{ op: "insert", model: "quote", at: atEnd }, { "ops.0.at.parent": "invalid" }],
      [{ op: "remove", sections: [id] }, { "ops.0.sections": "invalid" }],
      [
        { op: "move", sections: [id], at: { ...atEnd, parent: id } },
        { "ops.0.sections": "invalid" },
      ],
      [
        { op: "set", section: id, locale: null, fields: { slug: null } },
        { "ops.0.fields.slug": "required" },
      ],
    ];
    for (const [operation, fields] of refusals) {
      expect((await block.change(2, operation)).json().details).toEqual({ fields });
    }
    const renamed = { op: "set", section: id, locale: null, fields: { slug: `${slug}-neu` } };
    expect((await block.change(2, renamed)).statusCode).toBe(200);
    expect((await block.copy()).title).toBe(`${slug}-neu`);
    for (const owner of ["article", "event", "booklet", "block", "page"]) {
      const nowhere = changesOf(editorOf(site, staff), { id: 999_999 }, owner);
      expect((await nowhere.change(1, inside)).statusCode).toBe(404);
    }
    expect(
      (await changesOf(editorOf(site, staff), { id: 1 }, "home").change(1, inside)).statusCode,
    ).toBe(404);
  });

  it("is for staff, from this site, with the token", async () => {
    const body = { key: randomUUID(), base: 1, ops: [setText("Neu")] };
    const visitor = changesOf(editorOf(site, await browser(site)), page);
    expect((await visitor.send(body)).statusCode).toBe(401);
    const { [csrfHeader]: _token, ...headers } = staff.headers;
    const bare = changesOf(editorOf(site, { ...staff, headers }), page);
    expect((await bare.send(body)).json()).toMatchObject({ code: "csrf_failed" });
    expect(await textOf()).toEqual(richText("Alt"));
    expect(
      await site.database.$count(contentChangeCalls, eq(contentChangeCalls.key, body.key)),
    ).toBe(0);
  });
});
