import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Unpublished } from "@festival/contracts/api/editing/checks";
import { editorSite } from "../../../testing/editorSite.ts";
import { insertPage } from "../../../testing/factories.ts";
import { atEnd, changesOf, editorOf } from "../../../testing/factories/content.ts";
import { runDueSchedules } from "./schedules.ts";
import { signedIn } from "../../../testing/testApp.ts";

const here = editorSite({ beforeAll, afterAll });

const words = (content: string) => ({ de: { content }, en: { content } });
const insert = (ref: string, model: string, given: object = {}) => ({
  op: "insert",
  ref,
  model,
  at: atEnd,
  ...given,
});

describe("publishing some of a page", () => {
  let page: Awaited<ReturnType<typeof insertPage>>;
  let mine: ReturnType<typeof changesOf>;
  let theirs: ReturnType<typeof changesOf>;
  let ids: Record<string, number>;
  beforeEach(async () => {
    page = await insertPage(here.site.database);
    mine = changesOf(here.editor, page);
    theirs = changesOf(editorOf(here.site, await signedIn(here.site)), page);
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
    here.editor.post(`page/${page.id}/publish/`, { revision, ...given });
  const set = (name: string, content: string) =>
    ({ op: "set", section: ids[name], locale: "de", fields: { content } }) as const;
  const shown = async () => {
    const answer = await here.site.app.inject({ url: `/de/api/page/${page.urls.de}` });
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

  const unpublished = async (): Promise<Unpublished> =>
    (await here.editor.get(`page/${page.id}/unpublished/`)).json();
  /** Whether they are the caller's alone, by section and kind. */
  const told = async () =>
    (await unpublished()).changes.map(({ section, kind, locale, field, is_mine }) => [
      Object.keys(ids).find((name) => ids[name] === section) ?? section,
      kind,
      locale,
      field,
      is_mine,
    ]);

  it("is told under its title in the language of the call, by the German one where it has no other", async () => {
    const titleOf = async (id: number, locale: "de" | "en") => {
      const calls = [`page/${id}/unpublished/`, `page/${id}/content/`];
      const answers = calls.map((path) => here.editor.get(path, undefined, locale));
      const [title, other] = (await Promise.all(answers)).map((answer) => answer.json().title);
      expect(other).toBe(title);
      return title;
    };
    const both = await insertPage(here.site.database, { title: { de: "Anfahrt", en: "Travel" } });
    expect([await titleOf(both.id, "de"), await titleOf(both.id, "en")]).toEqual([
      "Anfahrt",
      "Travel",
    ]);
    const one = await insertPage(here.site.database, { title: { de: "Karten", en: "" } });
    expect(await titleOf(one.id, "en")).toBe("Karten");
  });

  it("tells who wrote what since it was public, and how it was", async () => {
    await theirs.change(2, set("a", "A, halb"), { op: "remove", sections: [ids.c] });
    const at = { parent: null, column: 0, before: ids.a };
    await mine.change(3, { op: "move", sections: [ids.b], at }, set("b", "B, fertig"), {
      op: "head",
      locale: "en",
      fields: { title: "Mine" },
    });
    expect(await told()).toEqual([
      [null, "field", "en", "title", true],
      ["b", "moved", null, null, true],
      ["b", "field", "de", "content", true],
      ["a", "field", "de", "content", false],
      ["c", "removed", null, null, false],
    ]);
    const { revision, is_online, title, changes, sections } = await unpublished();
    expect({ revision, is_online, title }).toEqual({
      revision: 4,
      is_online: true,
      title: page.title.de,
    });
    expect(sections.map(({ id, texts }) => [id, texts.de.content])).toEqual([
      [ids.b, "B, fertig"],
      [ids.a, "A, halb"],
      [ids.c, "C"],
    ]);
    expect(changes.at(-2)).toEqual({
      section: ids.a,
      model: "headline",
      kind: "field",
      locale: "de",
      field: "content",
      before: "A",
      after: "A, halb",
      by: [expect.stringMatching(/^Person/)],
      at: expect.stringMatching(/^\d{4}-/),
      is_mine: false,
    });
    await publish(4);
    expect(await unpublished()).toMatchObject({ changes: [] });
  });

  it("counts what two people wrote as neither's alone", async () => {
    await theirs.change(2, set("a", "A, halb"), insert("n", "headline", { texts: words("N") }));
    const made = (await mine.copy()).sections.find(({ texts }) => texts.de.content === "N");
    await mine.change(3, set("a", "A, halb fertig"), {
      op: "set",
      section: made?.id,
      locale: "de",
      fields: { content: "N, von mir" },
    });
    const { changes } = await unpublished();
    expect(changes.map(({ kind, by, is_mine }) => [kind, by.length, is_mine])).toEqual([
      ["field", 2, false],
      ["added", 2, false],
    ]);
  });

  it("knows authors still after a part was published", async () => {
    const at = { parent: null, column: 0, before: ids.a };
    await theirs.change(2, set("a", "A, halb"));
    await theirs.change(3, { op: "remove", sections: [ids.c] });
    await mine.change(4, set("b", "B, fertig"));
    await mine.change(5, { op: "head", locale: "de", fields: { title: "Mine" } });
    expect((await publish(6, { only: { sections: [ids.b] } })).statusCode).toBe(200);
    const rest = [
      [null, "field", "de", "title", true],
      ["a", "field", "de", "content", false],
      ["c", "removed", null, null, false],
    ];
    expect(await told()).toEqual(rest);
    // what both wrote was public in between: only who wrote it since counts
    expect((await publish(6, { only: { sections: [ids.a] } })).statusCode).toBe(200);
    await mine.change(6, set("a", "A, fertig"), { op: "move", sections: [ids.b], at });
    expect(await told()).toEqual([
      [null, "field", "de", "title", true],
      ["b", "moved", null, null, true],
      ["a", "field", "de", "content", true],
      ["c", "removed", null, null, false],
    ]);
  });

  it("freezes the named sections alone for a schedule, and knows authors still afterwards", async () => {
    await theirs.change(2, set("a", "A, halb"));
    await mine.change(3, set("b", "B, fertig"));
    const at = new Date(here.site.app.clock.now().getTime() + 60_000).toISOString();
    const schedule = (given: object) =>
      here.editor.post(`page/${page.id}/schedules/`, { action: "publish", at, ...given });
    const only = { sections: [ids.b] };
    const stale = await schedule({ revision: 3, only });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "conflict"]);
    const wrong = await schedule({ action: "unpublish", only });
    expect([wrong.statusCode, wrong.json().details]).toEqual([
      422,
      { fields: { only: "invalid" } },
    ]);
    expect((await schedule({ revision: 4, only })).statusCode).toBe(201);
    await mine.change(4, set("b", "B, später"));
    await here.site.app.clock.set(here.site.app.clock.offset() + 120_000);
    await runDueSchedules(here.site.app);
    expect(await shown()).toEqual([page.title.de, ["A", "B, fertig", [[], ["C"]]]]);
    expect(await told()).toEqual([
      ["a", "field", "de", "content", false],
      ["b", "field", "de", "content", true],
    ]);
    expect((await unpublished()).changes.map(({ by }) => by.length)).toEqual([1, 1]);
  });

  it("tells what a restored version changed as the work of who restored it", async () => {
    const { results } = (await here.editor.get(`page/${page.id}/versions/`)).json();
    await theirs.change(2, { op: "remove", sections: [ids.c] }, set("a", "A, halb"));
    await publish(3);
    const path = `page/${page.id}/versions/${results[0].id}/restore/`;
    expect((await here.editor.post(path, { revision: 3 })).statusCode).toBe(200);
    expect(await told()).toEqual([
      ["a", "field", "de", "content", true],
      ["c", "added", null, null, true],
    ]);
  });

  it("tells of a block of the home page what differs, and whose it is", async () => {
    const both = (text: string) => ({ de: text, en: text });
    const hero = {
      headline: both("Eins"),
      text: both("Text"),
      link: both(""),
      link_text: both(""),
    };
    const stored = await here.editor.post("hero/", { ...hero, image_id: null, revision: 0 });
    const { id, revision } = stored.json();
    const path = `home/${id}/unpublished/`;
    await here.editor.post(`home/${id}/publish/`, { revision });
    expect((await here.editor.get(path)).json()).toMatchObject({ changes: [] });
    await here.editor.post("hero/", { headline: both("Zwei"), revision });
    const changes = async () =>
      (await here.editor.get(path))
        .json()
        .changes.map((change: Unpublished["changes"][number]) => [
          change.section,
          change.field,
          change.before,
          change.is_mine,
        ]);
    expect(await changes()).toEqual([[null, "headline", both("Eins"), true]]);
    const others = editorOf(here.site, await signedIn(here.site));
    await others.post("hero/", { headline: both("Drei"), revision: revision + 1 });
    expect(await changes()).toEqual([[null, "headline", both("Eins"), false]]);
  });

  it("is refused where there is no such content", async () => {
    expect((await here.editor.get("page/999999/unpublished/")).statusCode).toBe(404);
    expect((await here.editor.get("venue/1/unpublished/")).statusCode).toBe(404);
  });
});
