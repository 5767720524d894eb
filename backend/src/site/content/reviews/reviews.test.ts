import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { ReviewedContent } from "@festival/contracts/api/editing/reviews";
import { retentionMs } from "@festival/contracts/privacy/retention";
import { match } from "@festival/contracts/routes";
import * as schema from "../../../platform/database/schema/index.ts";
import { editorPage, editorSite } from "../../../testing/editorSite.ts";
import { atEnd, changesOf } from "../../../testing/factories/content.ts";
import { browser } from "../../../testing/testApp.ts";
import { deleteReviewsBefore } from "./reviews.repository.ts";

describe("a link to a draft", () => {
  const here = editorSite({ beforeAll, afterAll });
  const on = editorPage(here, beforeEach);
  let address = 0;

  const insert = (ref: string, content: string) => ({
    op: "insert",
    ref,
    model: "headline",
    texts: { de: { content }, en: { content } },
    at: atEnd,
  });
  const set = (section: number, content: string) => {
    return { op: "set", section, locale: "de", fields: { content } };
  };
  const path = () => `page/${on.page.id}/reviews/`;
  async function make(days = 14) {
    const answer = await here.editor.post(path(), { note: "Bitte prüfen", days });
    expect(answer.statusCode).toBe(201);
    const { id, path: url } = answer.json();
    const matched = match(url);
    return { id: Number(id), url: String(url), token: matched?.params.token ?? "" };
  }
  // what is limited is limited per address
  const from = () => {
    address += 1;
    return { remoteAddress: `10.9.${address >> 8}.${address & 255}` };
  };
  const open = (token: string) =>
    here.site.app.inject({ url: `/de/api/reviews/?token=${token}`, ...from() });
  async function remark(token: string, body: object) {
    const visitor = await browser(here.site);
    return here.site.app.inject({
      method: "POST",
      url: "/de/api/reviews/",
      payload: { token, kind: "comment", text: "Bitte kürzen.", name: "Jo Agent", ...body },
      ...visitor,
      ...from(),
    });
  }
  const list = async () => (await here.editor.get(path())).json();

  it("shows the version that was frozen, and neither later drafts nor what is public", async () => {
    const { a } = (await on.mine.change(1, insert("a", "Eins"))).json().ids;
    const { token, url } = await make();
    expect(match(url)).toMatchObject({ name: "review" });
    await on.mine.change(2, set(a, "Zwei"), { op: "head", locale: "de", fields: { title: "Neu" } });
    await here.editor.post(`page/${on.page.id}/publish/`, { revision: 3 });
    const answer = await open(token);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const shown: ReviewedContent = answer.json();
    expect(shown).toMatchObject({ is_open: true, note: "Bitte prüfen", approved_before: null });
    expect(shown.sections).toMatchObject([{ model: "headline", content: "Eins" }]);
    expect(shown.title).not.toBe("Neu");
    expect(shown.parts.map(({ key }) => key)).toContain("title");
  });

  it("shows reusable blocks as staff left them when it was made, and says what changed in them", async () => {
    const section = {
      model: "headline",
      settings: {},
      texts: { de: { content: "Karten" }, en: { content: "Tickets" } },
      column: 0,
    };
    const name = { de: "Kartenhinweis", en: "About tickets" };
    const made = await here.editor.post("blocks/", { name, sections: [section] });
    const block = changesOf(here.editor, made.json(), "block");
    const write = async (content: string) => {
      const { revision, sections } = await block.copy();
      const id = sections.find(({ model }) => model === "headline")?.id ?? 0;
      expect((await block.change(revision, set(id, content))).statusCode).toBe(200);
      return id;
    };
    const settings = { block_id: made.json().id };
    await on.mine.change(1, { op: "insert", ref: "a", model: "blockref", settings, at: atEnd });
    const inside = await write("Karten, Entwurf");
    const first = await make();
    await write("Karten, später");
    await here.editor.post(`block/${made.json().id}/publish/`, {
      revision: (await block.copy()).revision,
    });
    const words = async (token: string) =>
      JSON.stringify((await open(token)).json().sections).match(/"content":"[^"]*"/g);
    expect(await words(first.token)).toEqual(['"content":"Karten, Entwurf"']);
    await remark(first.token, { kind: "approved", text: "" });
    const second = await make();
    expect(await words(second.token)).toEqual(['"content":"Karten, später"']);
    expect((await open(second.token)).json().approved_before.changes).toMatchObject([
      { section: inside, kind: "changed", before: "Karten, Entwurf" },
    ]);
  });

  it("keeps comments and decisions, which stand in the editor and in history", async () => {
    const { a } = (await on.mine.change(1, insert("a", "Eins"))).json().ids;
    const { id, token } = await make();
    expect((await remark(token, { section: a, quote: "Eins" })).statusCode).toBe(201);
    expect((await remark(token, { kind: "approved", text: "" })).statusCode).toBe(201);
    const [review] = await list();
    expect(review).toMatchObject({ id, state: "open", note: "Bitte prüfen" });
    expect(review.remarks).toMatchObject([
      { kind: "comment", section: a, quote: "Eins", name: "Jo Agent", resolved_at: null },
      { kind: "approved", section: null, text: "" },
    ]);
    const { results } = (await here.editor.get(`page/${on.page.id}/versions/`)).json();
    expect(results).toMatchObject([
      { kind: "review", decisions: [{ kind: "approved", name: "Jo Agent" }] },
    ]);
    const [first] = review.remarks;
    const ticked = await here.editor.post(`${path()}${id}/remarks/${first.id}/`, {
      resolved: true,
    });
    expect(ticked.json().resolved_at).not.toBeNull();
  });

  it("refuses a remark without a name or words, and one on what is not shown", async () => {
    await on.mine.change(1, insert("a", "Eins"));
    const { token } = await make();
    const fields = async (body: object) =>
      (await remark(token, body)).json().details?.fields ?? "kept";
    expect(await fields({ name: " " })).toEqual({ name: "required" });
    expect(await fields({ text: "\n" })).toEqual({ text: "required" });
    expect(await fields({ kind: "changes", text: "" })).toEqual({ text: "required" });
    expect(await fields({ section: 999_999 })).toEqual({ section: "unknown" });
    expect(await fields({ part: "nothing" })).toEqual({ part: "unknown" });
    expect(await fields({ part: "title" })).toBe("kept");
  });

  it("opens nothing once it was ended or has expired", async () => {
    await on.mine.change(1, insert("a", "Geheim"));
    const ended = await make();
    expect((await here.editor.del(`${path()}${ended.id}/`)).statusCode).toBe(204);
    const expired = await make(1);
    await here.site.database.update(schema.contentReviews).set({ expiresAt: new Date(0) });
    for (const { token } of [ended, expired]) {
      const answer = await open(token);
      expect(answer.json()).toMatchObject({ is_open: false, title: "", sections: [], parts: [] });
      expect(answer.body).not.toContain("Geheim");
      expect((await remark(token, {})).statusCode).toBe(404);
    }
    expect(await list()).toMatchObject([{ state: "expired" }, { state: "ended" }]);
    expect((await open("a".repeat(43))).statusCode).toBe(404);
  });

  it("says what is different since the last approval", async () => {
    const { a, b } = (await on.mine.change(1, insert("a", "Eins"), insert("b", "Zwei"))).json().ids;
    const first = await make();
    await remark(first.token, { kind: "approved", text: "" });
    // approved, and then no more: the first approval holds
    await on.mine.change(2, set(a, "Eins anders"));
    const withdrawn = await make();
    await remark(withdrawn.token, { kind: "approved", text: "" });
    await remark(withdrawn.token, { kind: "changes", text: "Doch nicht." });
    await on.mine.change(3, set(a, "Eins neu"), { op: "remove", sections: [b] });
    const { token } = await make();
    const { approved_before: before } = (await open(token)).json();
    expect(before).toMatchObject({ name: "Jo Agent" });
    expect(before.changes).toMatchObject([
      { section: a, kind: "changed", before: "Eins" },
      { section: b, kind: "removed", before: "Zwei" },
    ]);
  });

  it("tells its author by mail of each decision, and of comments once in an hour", async () => {
    await on.mine.change(1, insert("a", "Eins"));
    const { token } = await make();
    const before = (await here.site.database.select().from(schema.mails)).length;
    await remark(token, {});
    await remark(token, {});
    await remark(token, { kind: "changes" });
    const subjects = (await here.site.database.select().from(schema.mails))
      .slice(before)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining("Kommentar von Jo Agent"),
      expect.stringContaining("Jo Agent wünscht Änderungen"),
    ]);
  });

  it("is limited for who tries addresses or floods it", async () => {
    const { token } = await make();
    const caller = { remoteAddress: "10.77.0.1" };
    const tries = Array.from({ length: 31 }, () =>
      here.site.app.inject({ url: `/de/api/reviews/?token=${token}`, ...caller }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it("is deleted three years after it expired, with what was written by it", async () => {
    const { token } = await make();
    await remark(token, {});
    const later = new Date(Date.now() + 90 * 24 * 3_600_000 + retentionMs("reviews"));
    await deleteReviewsBefore(
      here.site.database,
      new Date(later.getTime() - retentionMs("reviews")),
    );
    expect(await list()).toEqual([]);
    expect(await here.site.database.select().from(schema.contentReviewRemarks)).toEqual([]);
    const { results } = (await here.editor.get(`page/${on.page.id}/versions/`)).json();
    expect(results).toMatchObject([{ kind: "review" }]);
  });

  it("goes with its page", async () => {
    const { token } = await make();
    expect((await here.editor.del(`pages/${on.page.id}/`)).statusCode).toBe(204);
    expect((await open(token)).statusCode).toBe(404);
  });
});
