import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { draws, opsFrom } from "../testing/arbitraryOps.ts";
import { headWith, owner, readable, startSections } from "../testing/sections.ts";
import { apply, applyAll, contentOf, type Content, type Op } from "./ops.ts";
import {
  closed,
  hasActWithin,
  noted,
  noUndo,
  redo,
  undo,
  undoWithin,
  withIds,
  type UndoStacks,
} from "./undo.ts";

const start = contentOf({ sections: startSections, head: headWith("Besuch") }, owner);
const label = { act: "write", model: "headline", words: "" } as const;
const write = (content: unknown, section: number | string = 1): Op => ({
  op: "set",
  section,
  locale: "de",
  fields: { content },
});

interface Desk {
  content: Content;
  stacks: UndoStacks;
}
const desk: Desk = { content: start, stacks: noUndo };

function act({ content, stacks }: Desk, op: Op, typing?: { at: number; endsWord: boolean }): Desk {
  return {
    content: apply(content, op),
    stacks: noted(stacks, content, { owner: "page:1", label, ops: [op], typing }),
  };
}

function back({ content, stacks }: Desk, step = undo): Desk {
  const found = step(stacks, () => content);
  if (found?.kind !== "ops") throw new Error(`There is no such step: ${found?.kind}`);
  return { content: applyAll(content, found.ops), stacks: found.stacks };
}

const words = ({ content }: Desk, id = 1) =>
  content.sections.find((section) => section.id === id)?.texts.de.content;

describe("undo and redo", () => {
  it("give the title back that was there, around words of others", () => {
    const write = (title: string): Op => ({
      op: "set",
      section: "head",
      locale: "de",
      fields: { title },
    });
    let now = act(desk, write("Besuch am Meer"));
    now = { ...now, content: apply(now.content, write("Ihr Besuch am Meer")) };
    expect(back(now).content.head?.texts.de.title).toBe("Ihr Besuch");
  });

  it("go through all that was done, there and back", () => {
    fc.assert(
      fc.property(draws(15), (drawn) => {
        const states = [desk];
        for (const op of opsFrom(start, drawn, "n")) states.push(act(states.at(-1) ?? desk, op));
        const end = states.at(-1) ?? desk;
        let now = end;
        while (now.stacks.done.length > 0) now = back(now);
        expect(readable(now.content)).toEqual(readable(start));
        while (now.stacks.undone.length > 0) now = back(now, redo);
        expect(readable(now.content)).toEqual(readable(end.content));
      }),
    );
  });

  it("keep at least 200 acts", () => {
    let now = desk;
    for (let count = 1; count <= 300; count += 1) now = act(now, write(`Wort ${count}`));
    for (let count = 0; count < 250; count += 1) now = back(now);
    expect(words(now)).toBe("Wort 50");
  });

  it("take typing back by pieces, not by letters", () => {
    let now = desk;
    const text = "Der Saal ist heute leider den ganzen Abend zu";
    for (let length = 1; length <= text.length; length += 1) {
      const typed = text.slice(0, length);
      now = act(now, write(typed), { at: length * 50, endsWord: typed.endsWith(" ") });
    }
    expect(now.stacks.done.length).toBeLessThan(4);
    expect(words(back(now))).toBe("Der Saal ist heute leider");
  });

  it("start another act after a pause, at another place of the caret, and in another field", () => {
    const typing = (at: number) => ({ at, endsWord: false });
    let now = act(desk, write("a"), typing(0));
    now = act(now, write("ab"), typing(100));
    now = act(now, write("abc"), typing(700));
    now = { ...now, stacks: closed(now.stacks) };
    now = act(now, write("abcd"), typing(800));
    now = act(now, write("x", 3), typing(850));
    expect(now.stacks.done).toHaveLength(4);
    expect(words(back(back(back(now))))).toBe("ab");
  });

  it("note nothing where an act changes nothing", () => {
    expect(act(desk, write("Wort 1")).stacks).toBe(noUndo);
    const at = { parent: null, column: 0, before: 2 };
    expect(act(desk, { op: "move", sections: [1], at }).stacks).toBe(noUndo);
  });

  it("keep the words of others", () => {
    const mine = act(desk, write("Das Wort 1"));
    const merged = { ...mine, content: apply(mine.content, write("Das Wort 1 von heute")) };
    expect(words(back(merged))).toBe("Wort 1 von heute");
  });

  it("do nothing where others changed the same words, and say which", () => {
    const mine = act(desk, write("Meins"));
    const theirs = apply(mine.content, write("Ihres"));
    expect(undo(mine.stacks, () => theirs)).toMatchObject({
      kind: "changed",
      names: [{ section: 1, locale: "de", field: "content" }],
      stacks: { done: [], undone: [] },
    });
  });

  it("do nothing where the section is gone", () => {
    const mine = act(desk, write("Meins"));
    const gone = apply(mine.content, { op: "remove", sections: [1] });
    expect(undo(mine.stacks, () => gone)).toMatchObject({ kind: "changed" });
  });

  it("know a new section by the id that it got", () => {
    const at = { parent: null, column: 0, before: null };
    const made = act(desk, { op: "insert", ref: "new-1", model: "quote", at });
    const content = {
      ...made.content,
      sections: made.content.sections.map((section) =>
        section.id === "new-1" ? { ...section, id: 40 } : section,
      ),
    };
    const stacks = withIds(made.stacks, "page:1", (ref) => (ref === "new-1" ? 40 : ref));
    expect(readable(back({ content, stacks }).content)).toEqual(readable(start));
  });
});

describe("undo within one section", () => {
  const within =
    (section: number) => (stacks: UndoStacks, content: (owner: string) => Content | undefined) =>
      undoWithin(stacks, content, { owner: "page:1", section });

  it("takes back its last change, leaves what was done elsewhere since, and is done again by redo", () => {
    const [one = 1, other = 2] = start.sections
      .filter(({ model }) => model === "headline")
      .map(({ id }) => Number(id));
    let now = act(act(act(desk, write("A", one)), write("B", one)), write("C", other));
    now = back(now, within(one));
    expect([words(now, one), words(now, other)]).toEqual(["A", "C"]);
    expect(words(back(now, redo), one)).toBe("B");
    now = back(now, within(one));
    expect(words(now, one)).toBe(words(desk, one));
    expect(hasActWithin(now.stacks, "page:1", one)).toBe(false);
    expect(within(one)(now.stacks, () => now.content)).toBeUndefined();
    expect(words(back(now), other)).toBe(words(desk, other));
  });

  it("goes on to the change before where another person has taken the last one back", () => {
    let now = act(act(desk, write("A")), write("B"));
    now = { ...now, content: apply(now.content, write("A")) };
    expect(words(back(now, within(1)))).toBe(words(desk));
  });

  it("is not offered for what moved or made a section", () => {
    const now = act(desk, {
      op: "move",
      sections: [1],
      at: { parent: null, column: 0, before: null },
    });
    expect(now.stacks.done).toHaveLength(1);
    expect(hasActWithin(now.stacks, "page:1", 1)).toBe(false);
  });
});
