import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Check } from "@festival/contracts/api/editing/checks";
import { eq } from "drizzle-orm";
import { images, redirects } from "../../../platform/database/schema/index.ts";
import {
  insertArticle,
  insertImage,
  insertPage,
  insertTag,
  insertTextPage,
} from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf } from "../../../testing/factories/content.ts";
import { insertEvent } from "../../../testing/factories/site.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

let site: TestApp;
let staff: Awaited<ReturnType<typeof signedIn>>;
let editor: ReturnType<typeof editorOf>;
beforeAll(async () => {
  site = await createTestApp();
  staff = await signedIn(site);
  editor = editorOf(site, staff);
});
afterAll(() => site.close());

const toCome = new Date("2199-09-01T18:00:00Z");
const words = (content: string) => ({ de: { content }, en: { content } });
const insert = (ref: string, model: string, given: object = {}) => ({
  op: "insert",
  ref,
  model,
  at: atEnd,
  ...given,
});
const linkTo = (ref: string, link: string) =>
  insert(ref, "link", { texts: { de: { content: "Weiter", link }, en: { content: "On" } } });

describe("the findings before a publication", () => {
  let page: Awaited<ReturnType<typeof insertPage>>;
  let mine: ReturnType<typeof changesOf>;
  beforeEach(async () => {
    page = await insertPage(site.database);
    mine = changesOf(editor, page);
  });

  const checks = async (): Promise<Check[]> => (await editor.get(`page/${page.id}/checks/`)).json();
  const publish = (revision: number, given: object = {}) =>
    editor.post(`page/${page.id}/publish/`, { revision, ...given });
  /** Code, section, language and field of what is found. */
  const found = async () =>
    (await checks()).map(({ code, section, locale, field }) => [code, section, locale, field]);
  const change = async (...ops: object[]) => {
    const answer = await mine.change(1, ...ops);
    expect(answer.statusCode).toBe(200);
    return answer.json().ids;
  };

  it("are none where nothing is to be said", async () => {
    await change(
      insert("a", "headline", { texts: words("Haus") }),
      insert("b", "container", { settings: { layout: "50-50" } }),
      insert("c", "headline", {
        settings: { headline_level: 3 },
        texts: words("Hof"),
        at: { parent: "b", column: 0, before: null },
      }),
      insert("d", "headline", {
        texts: words("Garten"),
        at: { parent: "b", column: 1, before: null },
      }),
      insert("e", "link", { texts: words("Weiter") }),
      insert("f", "socialmedia", {
        settings: { embed: "https://www.instagram.com/p/abcdefghijk/" },
        texts: { de: { title: "Probe" }, en: { title: "Rehearsal" } },
      }),
    );
    expect(await checks()).toEqual([]);
  });

  it("name what the sections lack themselves, by section, language and field", async () => {
    const ids = await change(
      insert("a", "headline", { settings: { headline_level: 3 }, texts: words("Haus") }),
      insert("b", "container", { settings: { layout: "33-33-33" } }),
      insert("c", "quote", {
        texts: { de: { content: "Schön." } },
        at: { parent: "b", column: 1, before: null },
      }),
      insert("d", "socialmedia", {
        settings: { embed: "https://www.instagram.com/p/abcdefghijk/" },
      }),
      insert("e", "headline", { texts: { de: { preline: "Neu" } } }),
    );
    const { a, b, c, d, e } = ids;
    expect(await found()).toEqual(
      expect.arrayContaining([
        ["required", e, "de", "content"],
        ["untranslated", c, "en", null],
        ["untranslated", e, "en", null],
        ["heading_order", a, "de", "headline_level"],
        ["heading_order", a, "en", "headline_level"],
        ["embed_title", d, "de", "title"],
        ["embed_title", d, "en", "title"],
        ["empty_column", b, null, "columns.0"],
        ["empty_column", b, null, "columns.2"],
      ]),
    );
    const [first, ...others] = await checks();
    expect(first).toMatchObject({ severity: "stop", code: "required" });
    expect(others.filter(({ severity }) => severity === "stop")).toEqual([]);
  });

  it("tell where each link of this site leads", async () => {
    const { page: hidden } = await insertTextPage(site.database, { isOnline: false });
    const { page: open } = await insertTextPage(site.database);
    const path = `/de/alt-${page.id}`;
    await site.database.insert(redirects).values({ oldPath: path, newPath: "/de/" });
    const event = await insertEvent(site.database, { startsAt: toCome });
    const cancelled = await insertEvent(site.database, { startsAt: toCome, status: "cancelled" });
    const startsAt = new Date("2001-01-01T18:00:00Z");
    const past = await insertEvent(site.database, { startsAt });
    const eventPath = (id: number) => `/de/programm-tickets/abend/${id}`;
    const ids = await change(
      linkTo("fine", `/de/${open.urls.de}/#unten`),
      linkTo("event", `${eventPath(event)}?a=1`),
      linkTo("screen", "/de/magazin"),
      linkTo("home", "/de"),
      linkTo("mail", "mailto:a@example.org"),
      linkTo("other", "https://example.org/weg"),
      linkTo("broken", "/de/gibt-es-nicht"),
      linkTo("lost", eventPath(999_999)),
      linkTo("offline", `/de/${hidden.urls.de}`),
      linkTo("led", path),
      linkTo("cancelled", eventPath(cancelled)),
      linkTo("past", `${eventPath(past)}/programmheft`),
    );
    const told = (await checks()).map((each) => [each.code, each.section, each.target]);
    expect(told).toEqual([
      ["link_broken", ids.broken, "/de/gibt-es-nicht"],
      ["link_broken", ids.lost, "event:999999"],
      ["link_offline", ids.offline, `/de/${hidden.urls.de}`],
      ["link_redirected", ids.led, path],
      ["event_cancelled", ids.cancelled, `event:${cancelled}`],
      ["event_past", ids.past, `event:${past}`],
    ]);
    expect(await found()).toContainEqual(["link_broken", ids.broken, "de", "link"]);
  });

  it("name what is shown and is not public, and pictures without words", async () => {
    const event = await insertEvent(site.database, { isOnline: false });
    const image = await insertImage(site.database);
    const silent = await insertImage(site.database);
    await site.database
      .update(images)
      .set({ alias: { de: "", en: "A hall" } })
      .where(eq(images.id, silent.id));
    const ids = await change(
      insert("event", "eventitem", { settings: { event_id: event } }),
      insert("fine", "image", { settings: { image_id: image.id } }),
      insert("silent", "image", { settings: { image_id: silent.id } }),
      insert("own", "image", {
        settings: { image_id: silent.id },
        texts: { de: { alias: "Saal" }, en: { alias: "Hall" } },
      }),
    );
    expect(await found()).toEqual([
      ["alt", ids.silent, "de", "image_id"],
      ["record_offline", ids.event, null, "event_id"],
    ]);

    const refused = await publish(2);
    expect([refused.statusCode, refused.json().details.checks]).toMatchObject([
      422,
      [{ code: "alt", section: ids.silent, target: `image:${silent.id}` }],
    ]);
    const other = await publish(2, { accept: ["link_broken"] });
    expect(other.json().details.checks).toHaveLength(1);
    expect((await publish(2, { accept: ["required"] })).statusCode).toBe(400);
    expect((await publish(2, { accept: ["alt"] })).statusCode).toBe(200);
  });

  it("name words that are older than those of the other language", async () => {
    const { a } = await change(insert("a", "headline", { texts: words("Haus") }));
    const set = { op: "set", section: a, locale: "de", fields: { content: "Hof" } };
    await mine.change(2, set, { op: "head", locale: "en", fields: { title: "Yard" } });
    expect(await found()).toEqual([
      ["stale", null, "de", "title"],
      ["stale", a, "en", "content"],
    ]);
  });

  it("are told of heads, and a head that names what is gone stops", async () => {
    const { id } = await insertArticle(site.database);
    const tag = await insertTag(site.database, "oper");
    const head = { op: "head", locale: null, fields: { tag_ids: [tag] } };
    expect((await changesOf(editor, { id }, "article").change(1, head)).statusCode).toBe(200);
    expect((await editor.del(`tags/${tag}/`)).statusCode).toBe(204);
    const gone = { severity: "stop", code: "record_gone", section: null, field: "tag_ids" };
    expect((await editor.get(`article/${id}/checks/`)).json()).toMatchObject([gone]);
    const refused = await editor.post(`article/${id}/publish/`, { revision: 2 });
    expect([refused.statusCode, refused.json().details]).toMatchObject([422, { checks: [gone] }]);
  });
});

describe("publishing some of a page", () => {
  let page: Awaited<ReturnType<typeof insertPage>>;
  let mine: ReturnType<typeof changesOf>;
  let theirs: ReturnType<typeof changesOf>;
  let ids: Record<string, number>;
  beforeEach(async () => {
    page = await insertPage(site.database);
    mine = changesOf(editor, page);
    theirs = changesOf(editorOf(site, await signedIn(site)), page);
    const made = await mine.change(
      1,
      insert("a", "headline", { texts: words("A") }),
      insert("b", "headline", { texts: words("B") }),
      insert("box", "container", { settings: { layout: "50-50" } }),
      insert("c", "headline", {
        texts: words("C"),
        at: { parent: "box", column: 1, before: null },
      }),
    );
    ({ ids } = made.json());
    const published = await publish(2);
    if (published.statusCode !== 200) throw new Error(published.body);
  });

  const publish = (revision: number, given: object = {}) =>
    editor.post(`page/${page.id}/publish/`, { revision, ...given });
  const set = (name: string, content: string) =>
    ({ op: "set", section: ids[name], locale: "de", fields: { content } }) as const;
  const shown = async () => {
    const answer = await site.app.inject({ url: `/de/api/page/${page.urls.de}` });
    const { title, modules } = answer.json();
    const wordsOf = (sections: { content: string; columns?: { sections: [] }[] }[]): unknown[] =>
      sections.map(({ content, columns }) =>
        columns ? columns.map((column) => wordsOf(column.sections)) : content,
      );
    return [title, wordsOf(modules)];
  };

  it("takes the sections that are named, and leaves the drafts of others", async () => {
    await theirs.change(2, set("a", "A, halb"), {
      op: "head",
      locale: "de",
      fields: { title: "?" },
    });
    await mine.change(
      3,
      set("b", "B, fertig"),
      insert("d", "headline", {
        texts: words("D"),
        at: { parent: null, column: 0, before: ids.b },
      }),
    );
    const { sections } = await mine.copy();
    const d = sections.find(({ texts }) => texts.de.content === "D")?.id ?? 0;
    const published = await publish(4, { only: { sections: [ids.b, d] } });
    expect(published.statusCode).toBe(200);
    expect(await shown()).toEqual([page.title.de, ["A", "D", "B, fertig", [[], ["C"]]]]);
    expect(await mine.copy()).toMatchObject({ has_changes: true });
    expect((await publish(4, { only: { sections: [], head: true } })).statusCode).toBe(200);
    expect(await shown()).toEqual(["?", ["A", "D", "B, fertig", [[], ["C"]]]]);
    expect((await publish(4)).statusCode).toBe(200);
    expect(await shown()).toEqual(["?", ["A, halb", "D", "B, fertig", [[], ["C"]]]]);
  });

  it("moves and removes what is named", async () => {
    await mine.change(
      2,
      { op: "move", sections: [ids.b], at: { parent: null, column: 0, before: ids.a } },
      { op: "remove", sections: [ids.c] },
    );
    expect((await publish(3, { only: { sections: [ids.c] } })).statusCode).toBe(200);
    expect(await shown()).toEqual([page.title.de, ["A", "B", [[], []]]]);
    expect((await publish(3, { only: { sections: [ids.b] } })).statusCode).toBe(200);
    expect(await shown()).toEqual([page.title.de, ["B", "A", [[], []]]]);
    expect(await mine.copy()).toMatchObject({ has_changes: false });
  });

  it("refuses what cannot be without the changes of others, and names these", async () => {
    await theirs.change(2, insert("new", "container", {}));
    const box = (await mine.copy()).sections.at(-1)?.id ?? 0;
    await mine.change(3, {
      op: "move",
      sections: [ids.a],
      at: { parent: box, column: 0, before: null },
    });
    const refused = await publish(4, { only: { sections: [ids.a] } });
    expect([refused.statusCode, refused.json().details]).toEqual([409, { structure: [box] }]);
    expect(await shown()).toEqual([page.title.de, ["A", "B", [[], ["C"]]]]);
    expect((await publish(4, { only: { sections: [ids.a, box] } })).statusCode).toBe(200);

    // a container that gets fewer columns, and what stood in the one that goes
    await mine.change(4, {
      op: "set",
      section: ids.box,
      locale: null,
      fields: { layout: "100" },
    });
    const narrow = await publish(5, { only: { sections: [ids.box] } });
    expect(narrow.json().details).toEqual({ structure: [ids.c] });
    await mine.change(5, { op: "remove", sections: [ids.box] });
    const removed = await publish(6, { only: { sections: [ids.box] } });
    expect(removed.json().details).toEqual({ structure: [ids.c] });
    expect((await publish(6, { only: { sections: [ids.box, ids.c] } })).statusCode).toBe(200);
    expect(await shown()).toEqual([page.title.de, ["B", [["A"]]]]);
  });

  it("checks what is published, and nothing else", async () => {
    const emptied = { ...set("a", ""), locale: "en" };
    await mine.change(2, set("a", ""), emptied, set("b", "B, fertig"));
    expect((await publish(3)).statusCode).toBe(422);
    const some = await publish(3, { only: { sections: [ids.b] } });
    expect(some.statusCode).toBe(200);
    const empty = await publish(3, { only: { sections: [ids.a] } });
    expect(empty.json().details.checks).toMatchObject([
      { code: "required", section: ids.a, locale: "de" },
      { code: "required", section: ids.a, locale: "en" },
    ]);
  });

  it("is told who did what since the last publication", async () => {
    await theirs.change(2, set("a", "A, halb"), { op: "remove", sections: [ids.c] });
    const at = { parent: null, column: 0, before: ids.a };
    await mine.change(3, { op: "move", sections: [ids.b], at }, set("b", "B, fertig"), {
      op: "head",
      locale: "en",
      fields: { title: "Mine" },
    });
    const told = (await editor.get(`page/${page.id}/unpublished/`)).json();
    const of = (
      kind: string,
      section: number | null,
      locale: string | null,
      field: string | null,
    ) => {
      return { kind, section, locale, field };
    };
    expect(told).toMatchObject([
      { ...of("field", null, "en", "title"), is_mine: true },
      { ...of("moved", ids.b ?? 0, null, null), is_mine: true },
      { ...of("field", ids.b ?? 0, "de", "content"), is_mine: true },
      { ...of("field", ids.a ?? 0, "de", "content"), is_mine: false },
      { ...of("removed", ids.c ?? 0, null, null), is_mine: false },
    ]);
    expect(told.every(({ by, at }: { by: unknown; at: unknown }) => by && at)).toBe(true);
    await publish(4);
    expect((await editor.get(`page/${page.id}/unpublished/`)).json()).toEqual([]);
  });
});
