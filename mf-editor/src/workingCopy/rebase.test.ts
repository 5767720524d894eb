import type { WorkingSection } from "@festival/contracts/api/publishing";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { draws, opsFrom, wordsIn } from "../testing/arbitraryOps.ts";
import { copyOf, headWith, owner, readable, section, startSections } from "../testing/sections.ts";
import { applyAll, contentOf, storedValue, type Content, type Op } from "./ops.ts";
import { acknowledged, decided, edited, openOwner, rebased, taken } from "./ownerState.ts";
import { refused } from "./refused.ts";
import type { OwnerState } from "./unsaved.ts";
import type { Conflict } from "./rebase.ts";

const start = contentOf({ sections: startSections, head: headWith("Besuch") }, owner);
const open = () => openOwner(owner, copyOf(startSections, 1, headWith("Besuch")));

/** What the server has after operations of others. */
function copyAfter(content: Content, ops: readonly Op[], revision: number) {
  const { sections, head } = applyAll(content, ops);
  const stored = sections.map((each) => ({ ...section(0), ...each }) as WorkingSection);
  return copyOf(stored, revision, head && { ...headWith(""), ...head });
}

const wordsOfConflict = (conflict: Conflict): string[] =>
  conflict.kind === "field"
    ? [conflict.mine, conflict.theirs].flatMap((value) => String(value).split(" "))
    : conflict.words.flatMap(({ fields }) => String(fields.content).split(" "));

const write = (id: number | string, content: unknown, locale: "de" | "en" = "de"): Op => ({
  op: "set",
  section: id,
  locale,
  fields: { content },
});
const wordsOf = ({ shown }: OwnerState, id: number | string) => {
  const found = shown.sections.find((each) => each.id === id);
  return found && storedValue(found, "de", "content");
};

describe("a working copy upon what others did meanwhile", () => {
  it("keeps every word that either wrote, or asks", () => {
    fc.assert(
      fc.property(draws(12), draws(12), (mine, others) => {
        const own = opsFrom(start, mine, "mine");
        const theirs = opsFrom(start, others, "theirs").map((op) =>
          "ref" in op ? { ...op, ref: op.ref } : op,
        );
        const state = own.reduce(edited, open());
        const next = rebased(state, copyAfter(start, theirs, 9));
        const kept = new Set([
          ...wordsIn(next.shown),
          ...next.conflicts.flatMap(wordsOfConflict),
          // removed here, on purpose, by one of the two
          ...[...next.shown.removed.values()].flatMap((sections) => [
            ...wordsIn({ sections, head: null }),
          ]),
        ]);
        const typed = [...wordsIn(state.shown)].filter((word) => !wordsIn(start).has(word));
        expect(typed.filter((word) => !kept.has(word))).toEqual([]);
        const written = [...wordsIn(applyAll(start, theirs))];
        expect(written.filter((word) => !kept.has(word))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("shows what is unsaved upon it, and sends it from the new revision", () => {
    const state = edited(open(), write(1, "Mein Wort"));
    const next = rebased(state, copyAfter(start, [write(3, "Ihr Wort")], 7));
    expect([wordsOf(next, 1), wordsOf(next, 3)]).toEqual(["Mein Wort", "Ihr Wort"]);
    expect(taken(next, "k").sent).toMatchObject({ base: 7, ops: [{ section: 1 }] });
    expect(next.conflicts).toEqual([]);
  });

  it("merges words of a title, and asks where both changed the same ones", () => {
    const title = (words: string): Op => ({
      op: "set",
      section: "head",
      locale: "de",
      fields: { title: words },
    });
    const state = edited(open(), title("Besuch am Meer"));
    const merged = rebased(state, copyAfter(start, [title("Ihr Besuch")], 7));
    expect(merged.shown.head?.texts.de.title).toBe("Ihr Besuch am Meer");
    const asked = rebased(state, copyAfter(start, [title("Anreise")], 7));
    expect(asked.conflicts).toMatchObject([
      { section: "head", before: "Besuch", mine: "Besuch am Meer", theirs: "Anreise" },
    ]);
    expect(asked.shown.head?.texts.de.title).toBe("Anreise");
  });

  it("asks where both changed the same words, keeps both, and writes neither over the other", () => {
    const state = edited(open(), write(1, "Meins"));
    const next = rebased(state, copyAfter(start, [write(1, "Ihres")], 7));
    expect(next.pending).toEqual([]);
    expect(next.conflicts).toEqual([
      expect.objectContaining({ before: "Wort 1", mine: "Meins", theirs: "Ihres" }),
    ]);
    expect(wordsOf(next, 1)).toBe("Ihres");
  });

  it("merges what was typed in several steps once, with the last words", () => {
    const typed = ["Wort 1 a", "Wort 1 ab"].map((words) => write(1, words));
    const [first, second] = typed;
    const between = write(3, "Anderes");
    const state = [first, between, second].reduce(
      (present, op) => (op ? edited(present, op) : present),
      open(),
    );
    const next = rebased(state, copyAfter(start, [write(1, "Das Wort 1")], 7));
    expect(wordsOf(next, 1)).toBe("Das Wort 1 ab");
    expect(next.pending.filter((op) => op.op === "set" && op.section === 1)).toHaveLength(1);
  });

  it("keeps words for a section that was removed, to be put back with them", () => {
    const state = edited(open(), write(8, "Geschrieben"));
    const next = rebased(state, copyAfter(start, [{ op: "remove", sections: [2] }], 7));
    expect(next.conflicts).toEqual([
      {
        kind: "removed",
        section: 8,
        words: [write(8, "Geschrieben")],
        befores: { "8/de/content": "Wort 8" },
      },
    ]);
    expect(next.pending).toEqual([]);
  });

  it("asks for each section that was removed by itself", () => {
    const ops = [write(8, "Acht"), write(3, "Drei"), write(8, "Eight", "en")];
    const next = rebased(
      ops.reduce(edited, open()),
      copyAfter(start, [{ op: "remove", sections: [8, 3] }], 7),
    );
    expect(
      next.conflicts.map((each) => each.kind === "removed" && [each.section, each.words.length]),
    ).toEqual([
      [8, 2],
      [3, 1],
    ]);
  });

  it("moves what is there still, to the end where the next one is gone, and leaves out the rest", () => {
    const moveTo = (sections: number[], parent: number | null, before: number | null): Op => ({
      op: "move",
      sections,
      at: { parent, column: 0, before },
    });
    const ops = [moveTo([9, 3], null, 1), moveTo([4], 7, null), moveTo([3], null, 9)];
    const gone = { op: "remove", sections: [3, 7, 1] } satisfies Op;
    const next = rebased(ops.reduce(edited, open()), copyAfter(start, [gone], 7));
    expect(next.pending).toEqual([moveTo([9], null, null)]);
  });

  it("writes nothing into what it removes itself, and removes what is there still", () => {
    const ops: Op[] = [
      { op: "remove", sections: [3, 9] },
      { op: "remove", sections: [9] },
    ];
    const state = { ...open(), pending: [...ops, write(9, "Zu spät")] };
    const next = rebased(state, copyAfter(start, [{ op: "remove", sections: [3] }], 7));
    expect(next.pending).toEqual([{ op: "remove", sections: [9] }]);
    expect(next.conflicts).toMatchObject([{ kind: "removed", section: 9 }]);
  });

  it("sends nothing where others wrote the same", () => {
    const state = edited(open(), write(1, "Neu"));
    expect(rebased(state, copyAfter(start, [write(1, "Neu")], 7)).pending).toEqual([]);
  });

  it("puts a new section at the end of the top where its place was removed", () => {
    const at = { parent: 7, column: 1, before: 8 };
    const insert: Op = { op: "insert", ref: "new-1", model: "quote", at };
    const state = edited(open(), insert);
    const next = rebased(state, copyAfter(start, [{ op: "remove", sections: [2] }], 7));
    expect(next.shown.sections.at(-1)).toMatchObject({ id: "new-1", parent: null });
  });
});

describe("the way of operations to the server", () => {
  const at = { parent: null, column: 0, before: null };
  const insert: Op = { op: "insert", ref: "new-1", model: "headline", at };

  it("takes the ids of the answer for all that waits", () => {
    const sent = taken(edited(open(), insert), "k");
    const state = [write("new-1", "Später"), { op: "remove", sections: [9] } as Op].reduce(
      edited,
      sent,
    );
    const next = acknowledged(state, {
      revision: 2,
      ids: { "new-1": 40 },
      sections: [],
      head: null,
    });
    expect(next.pending[0]).toMatchObject({ section: 40 });
    expect(next.shown.sections.find(({ id }) => id === 40)?.texts.de.content).toBe("Später");
    expect(next).toMatchObject({ sent: null, isBehind: false, base: { revision: 2 } });
  });

  it("shows a section once where the answer comes a second time", () => {
    const sent = taken(edited(open(), insert), "k");
    const copy = copyOf([...startSections, section(40)], 5);
    // the tab was closed before the answer: its journal is opened upon a copy that has it already
    const again = openOwner(owner, copy, sent);
    const next = acknowledged(again, {
      revision: 2,
      ids: { "new-1": 40 },
      sections: [],
      head: null,
    });
    expect(readable(next.shown)).toEqual(readable(contentOf(copy, owner)));
    expect(next.isBehind).toBe(true);
  });

  it("does not call others' words its own when an answer comes late", () => {
    const sent = taken(edited(open(), write(1, "Meins")), "k");
    const copy = copyOf(
      startSections.map((each) =>
        each.id === 1 ? section(1, { texts: { de: { content: "Ihres" }, en: {} } }) : each,
      ),
      5,
    );
    const opened = openOwner(owner, copy, { ...sent, pending: [write(1, "Meins weiter")] });
    const acked = acknowledged(opened, { revision: 2, ids: {}, sections: [], head: null });
    expect(rebased(acked, copy).conflicts).toHaveLength(1);
  });

  it("brings back a new section only when it has an id", () => {
    const ops: Op[] = [
      insert,
      { op: "remove", sections: ["new-1"] },
      { op: "insert", id: "new-1", at },
    ];
    const state = taken(ops.reduce(edited, open()), "k");
    expect(state.sent?.ops).toHaveLength(2);
    const next = acknowledged(state, {
      revision: 2,
      ids: { "new-1": 40 },
      sections: [],
      head: null,
    });
    expect(taken(next, "l").sent?.ops).toEqual([{ op: "insert", id: 40, at }]);
    expect(next.shown.sections.at(-1)?.id).toBe(40);
  });

  it("holds a refused value back where it was written, and sends the rest", () => {
    const link: Op = { op: "set", section: 4, locale: "de", fields: { link: "javascript:1" } };
    const state = taken([write(1, "Gut"), link].reduce(edited, open()), "k");
    const next = refused(state, { "ops.1.fields.link": "invalid_url" });
    expect(next.held).toEqual([
      {
        section: 4,
        locale: "de",
        field: "link",
        value: "javascript:1",
        problems: { link: "invalid_url" },
      },
    ]);
    expect(next.pending).toEqual([write(1, "Gut")]);
    expect(next.shown.sections.find(({ id }) => id === 4)?.texts.de.link).toBe("javascript:1");
    const mended = edited(next, { ...link, fields: { link: "/de/besuch" } });
    expect([mended.held, mended.pending.length]).toEqual([[], 2]);
  });

  it("holds values of a new section back, and makes the section", () => {
    const texts = { de: { content: "x".repeat(501) } };
    const state = taken(edited(open(), { ...insert, texts }), "k");
    const next = refused(state, { "ops.0.texts.de.content": "too_long" });
    expect(next.pending).toMatchObject([{ op: "insert", texts: { de: {} } }]);
    expect(next.held).toMatchObject([{ section: "new-1", problems: { content: "too_long" } }]);
  });

  it("leaves out what cannot be done, such as a place too deep", () => {
    const move: Op = { op: "move", sections: [9], at };
    const state = taken([write(1, "Gut"), move].reduce(edited, open()), "k");
    const next = refused(state, { "ops.1.at.parent": "out_of_range" });
    expect(next.pending).toEqual([write(1, "Gut")]);
  });

  it("keeps words of others in a section that is put back", () => {
    const at = { parent: null, column: 0, before: null };
    const copyWith = (content: string, revision: number) =>
      copyOf([section(1, { texts: { de: { content }, en: {} } })], revision);
    let state = openOwner(owner, copyWith("eins zwei drei", 1));
    state = edited(state, write(1, "eins zwei drei vier"));
    state = rebased(state, copyOf([], 3));
    const [conflict] = state.conflicts;
    if (conflict?.kind !== "removed") throw new Error("There is no conflict.");
    state = decided(state, conflict, [{ op: "insert", id: 1, at }, ...conflict.words]);
    // the section comes first: only then is it known what it holds
    state = taken(state, "key");
    expect(state.sent?.ops).toEqual([{ op: "insert", id: 1, at }]);
    state = acknowledged(state, { revision: 4, ids: {}, sections: [], head: null });
    expect(state.isBehind).toBe(true);
    state = rebased(state, copyWith("null eins zwei drei", 4));
    expect(wordsOf(state, 1)).toBe("null eins zwei drei vier");
    expect(state.conflicts).toEqual([]);
  });
});
