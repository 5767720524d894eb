import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { randomUUID } from "node:crypto";
import { startBackend, TestServer, type Backend } from "../testing/backend.ts";
import { Desk } from "../testing/desk.ts";
import type { RichText } from "@festival/contracts/api/common";
import type { SplitText } from "../fields/richText/splitText.ts";
import { richText } from "../testing/sections.ts";
import type { Clip } from "../workingCopy/clipboard.ts";
import { SectionActs } from "./sectionActs.ts";
import { contentOf } from "../workingCopy/ops.ts";
import { inReadingOrder } from "../workingCopy/several.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend(1);
});
afterAll(() => backend.stop());

let desk: Desk;
let acts: SectionActs;
beforeEach(async () => {
  const owner = { type: "page" as const, id: backend.pages[0]?.id ?? 0 };
  const server = new TestServer(backend, backend.people[0] ?? {});
  desk = await new Desk({ server, owner, user: "a", tab: randomUUID() }).open();
  acts = new SectionActs(desk.copies, desk.key, "de");
});

/** Sections as the server has them, in the order of the page. */
async function stored() {
  await desk.until("saved");
  const answer = await desk.server.load(desk.owner);
  if (!answer.ok || !("sections" in answer.body)) throw new Error("There is no working copy.");
  return inReadingOrder(contentOf(answer.body));
}

describe("acts with several sections, saved by the backend", () => {
  it("paste, move and remove them in one act each, which one undo takes back", async () => {
    const start = await stored();
    const at = { parent: null, column: 0, before: null };
    const clip = {
      sections: [
        { model: "container", settings: { layout: "50-50" }, column: 0 },
        { model: "headline", settings: {}, column: 1 },
        { model: "headline", settings: {}, column: 0 },
      ].map((each, index) => ({
        ...each,
        texts: { de: { content: `Teil ${index}` }, en: { content: `Part ${index}` } },
      })),
      parents: [null, 0, null],
    };
    const pasted = acts.paste(clip, at);
    if (!("refs" in pasted)) throw new Error("Nothing was pasted.");
    const made = (await stored()).slice(start.length);
    expect(made.map(({ model, column }) => [model, column])).toEqual([
      ["container", 0],
      ["headline", 1],
      ["headline", 0],
    ]);
    expect(made[2]?.texts).toEqual({ de: { content: "Teil 2" }, en: { content: "Part 2" } });

    const ids = made.map(({ id }) => id);
    expect(acts.move(ids, { ...at, before: start[0]?.id ?? null })).toBe(true);
    expect((await stored()).slice(0, 3).map(({ id }) => id)).toEqual(ids);
    expect(acts.move(ids, { ...at, before: ids[0] ?? null })).toBe(false);

    acts.remove(ids);
    expect((await stored()).map(({ id }) => id)).toEqual(start.map(({ id }) => id));
    expect(desk.copies.undo$.value.done.map(({ label }) => label.act)).toEqual([
      "paste",
      "move",
      "remove",
    ]);

    desk.copies.undo();
    expect((await stored()).slice(0, 3).map(({ id }) => id)).toEqual(ids);
    desk.copies.undo();
    expect((await stored()).slice(-3).map(({ id }) => id)).toEqual(ids);
    desk.copies.undo();
    expect((await stored()).map(({ id }) => id)).toEqual(start.map(({ id }) => id));
  });

  it("make two of a text, in the other language too where it has the same paragraphs, and one undo joins them", async () => {
    const start = await stored();
    const de = { content: richText("Eins", "Zwei", "Drei") };
    const text = (en: object): Clip["sections"][number] => ({
      model: "text",
      settings: { text_align: "center", anchor: "hier" },
      texts: { de, en: { content: en } },
      column: 0,
    });
    const split: SplitText = {
      parts: [richText("Eins"), richText("Zwei", "Drei")],
      paragraphs: 1,
    };
    const cases: [SplitText, object, string[][]][] = [
      [split, richText("One", "Two", "Three"), [["One"], ["Two", "Three"]]],
      [split, richText("One", "Two, three"), [["One", "Two, three"], []]],
      [
        { ...split, paragraphs: undefined },
        richText("One", "Two", "Three"),
        [["One", "Two", "Three"], []],
      ],
    ];
    const wordsIn = (content: unknown) =>
      (content as RichText | undefined)?.blocks.map(({ text: words }) => words) ?? [];
    for (const [how, en, english] of cases) {
      const at = { parent: null, column: 0, before: start[0]?.id ?? null };
      acts.paste({ sections: [text(en)], parents: [null] }, at);
      const [made] = await stored();
      const whole = made && acts.find(made.id);
      if (!whole) throw new Error("Nothing was pasted.");
      acts.split(whole, how);
      const [first, second] = await stored();
      const both = [first, second];
      expect(both.map((each) => wordsIn(each?.texts.de.content))).toEqual([
        ["Eins"],
        ["Zwei", "Drei"],
      ]);
      expect(both.map((each) => wordsIn(each?.texts.en.content))).toEqual(english);
      expect(both.map((each) => each?.settings.text_align)).toEqual(["center", "center"]);
      expect(second?.settings.anchor ?? "").toBe("");
      desk.copies.undo();
      const back = await stored();
      expect(back).toHaveLength(start.length + 1);
      expect(wordsIn(back[0]?.texts.de.content)).toEqual(["Eins", "Zwei", "Drei"]);
      acts.remove([whole.id]);
    }
    expect(await stored()).toHaveLength(start.length);
  });

  it("are gone to in the list of acts, back and forth", async () => {
    const start = await stored();
    const at = { parent: null, column: 0, before: null };
    const refs = [acts.insert("headline", at), acts.insert("quote", at)];
    acts.remove(refs);
    const { done } = desk.copies.undo$.value;
    desk.copies.goTo(done.length - 3);
    expect((await stored()).map(({ id }) => id)).toEqual(start.map(({ id }) => id));
    desk.copies.goTo(done.length - 1);
    expect((await stored()).slice(start.length).map(({ model }) => model)).toEqual([
      "headline",
      "quote",
    ]);
    desk.copies.goTo(0);
    expect((await stored()).map(({ id }) => id)).toEqual(start.map(({ id }) => id));
  });

  it("stop at what a panel has saved until the server has taken that back", async () => {
    const at = { parent: null, column: 0, before: null };
    const count = desk.state.shown.sections.length;
    acts.insert("headline", at);
    const place = { kind: "record", resource: "venues", id: 1 } as const;
    const saved = { place, before: { address: "Markt 1" }, after: { address: "Markt 2" } };
    desk.copies.noteSaved({ act: "save", model: "Name", words: "" }, saved);
    acts.insert("quote", at);
    const step = desk.copies.goTo(0);
    expect(step).toMatchObject({ kind: "saved", saved });
    expect(desk.copies.undo()).toEqual(step);
    expect(desk.state.shown.sections).toHaveLength(count + 1);
    if (step) desk.copies.settle(step.entry, { place, before: saved.after, after: saved.before });
    desk.copies.goTo(0);
    expect(desk.state.shown.sections).toHaveLength(count);
    expect(desk.copies.undo$.value.undone).toHaveLength(3);
    await desk.until("saved");
  });
});
