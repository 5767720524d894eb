import { describe, expect, it } from "@jest/globals";
import { copyOf, owner, section } from "../testing/sections.ts";
import type { Op, SetOp } from "./ops.ts";
import { acknowledged, decided, edited, openOwner, taken } from "./ownerState.ts";
import { ownOps } from "./ownOps.ts";
import { refused } from "./refused.ts";

const write = (fields: SetOp["fields"], id: number | string = 1): Op => ({
  op: "set",
  section: id,
  locale: null,
  fields,
});
/** Written elsewhere in between: words of one field that follow each other are one operation. */
const elsewhere = write({ headline_level: 3 }, 2);

/** What is on its way once all of it was written, such as without a network. */
const sentOf = (...ops: Op[]) => {
  const opened = openOwner(owner, copyOf([section(1), section(2)], 1));
  return taken(ops.reduce(edited, opened), "k");
};
const valuesIn = ({ held }: ReturnType<typeof sentOf>) =>
  held.map(({ field, value, problems }) => [field, value, problems]);

describe("a value that is refused", () => {
  it("is not held back where it was mended in the same call", () => {
    let state = sentOf(write({ embed: "x" }), elsewhere, write({ embed: "https://a.example/" }));
    state = refused(state, { "ops.0.fields.embed": "invalid_url" });
    expect(state.held).toEqual([]);
    state = taken(state, "l");
    expect(state.sent?.ops).toEqual([elsewhere, write({ embed: "https://a.example/" })]);
    const answer = { revision: 2, ids: {}, sections: [], head: null };
    expect(acknowledged(state, answer).shown.sections[0]?.settings.embed).toBe(
      "https://a.example/",
    );
  });

  it("is not held back where it was written again while it was on its way", () => {
    const sent = sentOf(write({ embed: "x" }));
    const state = refused(edited(sent, write({ embed: "y" })), {
      "ops.0.fields.embed": "invalid_url",
    });
    expect([state.held, state.pending]).toEqual([[], [write({ embed: "y" })]]);
  });

  it("is held back as it was written last, with what is wrong with that", () => {
    const state = refused(sentOf(write({ embed: "x" }), elsewhere, write({ embed: "a\0" })), {
      "ops.0.fields.embed": "invalid_url",
      "ops.2.fields.embed": "invalid",
    });
    expect(valuesIn(state)).toEqual([["embed", "a\0", { embed: "invalid" }]]);
  });

  it("is held back where the same field was right before", () => {
    const right = write({ embed: "https://a.example/" });
    const state = refused(sentOf(right, elsewhere, write({ embed: "x" })), {
      "ops.2.fields.embed": "invalid_url",
    });
    expect(valuesIn(state)).toEqual([["embed", "x", { embed: "invalid_url" }]]);
    expect(state.pending).toEqual([right, elsewhere]);
  });

  it("is held back with all that is wrong in it", () => {
    const items = [{ link: "x" }, { link: "y" }];
    const state = refused(sentOf(write({ items })), {
      "ops.0.fields.items.0.link": "invalid_url",
      "ops.0.fields.items.1.link": "invalid_url",
    });
    const problems = { "items.0.link": "invalid_url", "items.1.link": "invalid_url" };
    expect(valuesIn(state)).toEqual([["items", items, problems]]);
  });
});

describe("a new section that is refused", () => {
  const at = { parent: null, column: 0, before: null };
  const texts = { de: { content: "Neu" }, en: {} };
  const made: Op = { op: "insert", ref: "n1", model: "headline", texts, settings: {}, at };
  const full = { "ops.0.at.parent": "out_of_range" } as const;

  it("keeps its words as a question, by which it is made again or discarded", () => {
    const state = refused(sentOf(made), full);
    expect([state.sent, state.pending]).toEqual([null, []]);
    const [conflict] = state.conflicts;
    if (!conflict) throw new Error("Nothing is asked.");
    expect(decided(state, conflict, []).conflicts).toEqual([]);
    const again = decided(state, conflict, ownOps(conflict, state));
    expect(again.conflicts).toEqual([]);
    expect(again.shown.sections.at(-1)).toMatchObject({
      id: "n1",
      model: "headline",
      texts: { de: { content: "Neu" } },
    });
    // what is still full asks again
    expect(refused(taken(again, "l"), full).conflicts).toEqual([conflict]);
  });

  it("keeps what was written into it afterwards, and its settings", () => {
    const later: Op = { op: "set", section: "n1", locale: "en", fields: { content: "New" } };
    const settings = { headline_level: 3 };
    const state = refused(sentOf({ ...made, settings }, elsewhere, later), full);
    expect(state.pending).toEqual([elsewhere]);
    expect(state.conflicts.flatMap((conflict) => ownOps(conflict, state))).toEqual([
      { ...made, settings, texts: { ...texts, en: { content: "New" } } },
    ]);
  });

  it("that holds no words is left out", () => {
    const empty: Op = { ...made, texts: { de: {}, en: {} } };
    expect(refused(sentOf(empty), full).conflicts).toEqual([]);
  });
});
