import { describe, expect, it } from "@jest/globals";
import { copyOf, owner, section } from "../testing/sections.ts";
import { storedValue, type Op } from "./ops.ts";
import { acknowledged, decided, edited, openOwner, rebased, taken } from "./ownerState.ts";
import type { OwnerState } from "./unsaved.ts";

const write = (id: number, content: string): Op => ({
  op: "set",
  section: id,
  locale: "de",
  fields: { content },
});
const wordsOf = ({ shown }: OwnerState, id: number) => {
  const found = shown.sections.find((each) => each.id === id);
  return found && storedValue(found, "de", "content");
};

const at = { parent: null, column: 0, before: null };
const copyWith = (content: string, revision: number) =>
  copyOf([section(1, { texts: { de: { content }, en: {} } })], revision);
/** Another person wrote other words than this one. */
const met = (theirs: string) =>
  rebased(edited(openOwner(owner, copyWith("eins", 1)), write(1, "mein")), copyWith(theirs, 2));

describe("a conflict that is decided", () => {
  describe("in a section that others removed twice", () => {
    /** Each time words were written into it; both conflicts are decided by putting it back. */
    function putBackTwice(first: string, second: string): OwnerState {
      let state = openOwner(owner, copyWith("eins zwei drei", 1));
      state = rebased(edited(state, write(1, first)), copyOf([], 3));
      state = rebased(state, copyWith("eins zwei drei", 5));
      state = rebased(edited(state, write(1, second)), copyOf([], 7));
      for (const conflict of state.conflicts) {
        if (conflict.kind !== "removed") throw new Error("It was not removed.");
        state = decided(state, conflict, [{ op: "insert", id: 1, at }, ...conflict.words]);
      }
      return state;
    }

    it("keeps the words of both times", () => {
      let state = taken(putBackTwice("null eins zwei drei", "eins zwei drei vier"), "key");
      state = acknowledged(state, { revision: 8, ids: {}, sections: [], head: null });
      state = rebased(state, copyWith("eins zwei drei", 8));
      expect(wordsOf(state, 1)).toBe("null eins zwei drei vier");
      expect(state.conflicts).toEqual([]);
    });

    it("keeps the words of both times where the first ones are on their way", () => {
      let state = openOwner(owner, copyWith("eins zwei drei", 1));
      state = rebased(edited(state, write(1, "null eins zwei drei")), copyOf([], 3));
      state = rebased(state, copyWith("eins zwei drei", 5));
      state = rebased(edited(state, write(1, "eins zwei drei vier")), copyOf([], 7));
      state = rebased(state, copyWith("eins zwei drei", 9));
      const [first, second] = state.conflicts;
      if (first?.kind !== "removed" || second?.kind !== "removed") throw new Error("No conflicts.");
      state = taken(decided(state, first, first.words), "key");
      state = decided(state, second, second.words);
      state = acknowledged(state, { revision: 10, ids: {}, sections: [], head: null });
      expect(taken(state, "next").sent?.ops).toEqual([write(1, "null eins zwei drei vier")]);
    });

    it("keeps what others wrote in between", () => {
      let state = openOwner(owner, copyWith("eins zwei drei", 1));
      state = rebased(edited(state, write(1, "null eins zwei drei")), copyOf([], 3));
      state = rebased(state, copyWith("eins zwei drei fünf", 5));
      state = rebased(edited(state, write(1, "eins ZWEI drei fünf")), copyOf([], 7));
      for (const conflict of state.conflicts) {
        if (conflict.kind !== "removed") throw new Error("It was not removed.");
        state = decided(state, conflict, [{ op: "insert", id: 1, at }, ...conflict.words]);
      }
      state = acknowledged(taken(state, "key"), { revision: 8, ids: {}, sections: [], head: null });
      state = rebased(state, copyWith("eins zwei drei fünf", 8));
      expect(wordsOf(state, 1)).toBe("null eins ZWEI drei fünf");
    });

    it("asks again where both changed the same words", () => {
      const state = putBackTwice("eins zwei Komma", "eins zwei Punkt");
      expect(state.pending.at(-1)).toMatchObject({ op: "insert" });
      expect(state.conflicts).toMatchObject([
        { kind: "removed", words: [{ fields: { content: "eins zwei Punkt" } }] },
      ]);
    });
  });

  it("keeps what was written while it waited", () => {
    const state = met("ihr Wort");
    const [conflict] = state.conflicts;
    if (!conflict) throw new Error("There is no conflict.");
    const later = edited(state, write(1, "ihr Wort und mehr"));
    const next = decided(later, conflict, [write(1, "mein Wort")]);
    expect(wordsOf(next, 1)).toBe("mein Wort und mehr");
    expect(next.conflicts).toEqual([]);
  });

  it("asks again where the same words were written while it waited", () => {
    const state = met("ihr");
    const [conflict] = state.conflicts;
    if (!conflict) throw new Error("There is no conflict.");
    const next = decided(edited(state, write(1, "später")), conflict, [write(1, "mein")]);
    expect(wordsOf(next, 1)).toBe("später");
    expect(next.conflicts).toMatchObject([{ kind: "field", mine: "mein", theirs: "später" }]);
  });
});
