import { describe, expect, it } from "@jest/globals";
import { MemoryStorage } from "../testing/memoryStorage.ts";
import { copyOf, owner, section } from "../testing/sections.ts";
import type { Op } from "../workingCopy/ops.ts";
import { WorkingCopies } from "../workingCopy/store.ts";
import { noUndo, type UndoStacks } from "../workingCopy/undo.ts";
import { readActs, writeActs } from "./keptActs.ts";

const headline = (id: number, content: string) =>
  section(id, { texts: { de: { content }, en: { content } } });
const label = { act: "write", model: "headline", words: "" } as const;
const write = (content: string): Op => ({
  op: "set",
  section: 1,
  locale: "de",
  fields: { content },
});
const nothing = { keep: () => undefined };

const wordsOf = (copies: WorkingCopies) =>
  copies.get("page:1")?.shown.sections.map(({ texts }) => texts.de.content);

describe("acts of a tab that is read again", () => {
  it("are taken back, removed sections with all their words among them", () => {
    const storage = new MemoryStorage();
    const before = new WorkingCopies(nothing);
    before.open(owner, copyOf([headline(1, "Anfahrt"), headline(2, "Karten")], 1));
    before.edit("page:1", [write("Anreise")], { label });
    const remove: Op = { op: "remove", sections: [2] };
    before.edit("page:1", [remove], { label: { ...label, act: "remove" } });
    writeActs(storage, "ida@festival.example", before.undo$.value, before.owners$.value);

    const after = new WorkingCopies(nothing, readActs(storage, "ida@festival.example"));
    after.open(owner, copyOf([headline(1, "Anreise")], 2));
    expect(after.undo()?.kind).toBe("ops");
    expect(wordsOf(after)).toEqual(["Anreise", "Karten"]);
    expect(after.undo()?.kind).toBe("ops");
    expect(wordsOf(after)).toEqual(["Anfahrt", "Karten"]);
    expect(after.redo()?.kind).toBe("ops");
    expect(wordsOf(after)).toEqual(["Anreise", "Karten"]);
  });

  it("stay out of the way of a section that another person has brought back", () => {
    const storage = new MemoryStorage();
    const before = new WorkingCopies(nothing);
    before.open(owner, copyOf([headline(1, "Anfahrt"), headline(2, "Karten")], 1));
    before.edit("page:1", [{ op: "remove", sections: [2] }], { label });
    writeActs(storage, "ida", before.undo$.value, before.owners$.value);

    const after = new WorkingCopies(nothing, readActs(storage, "ida"));
    after.open(owner, copyOf([headline(1, "Anfahrt"), headline(2, "Karten und Preise")], 3));
    after.undo();
    expect(wordsOf(after)).toEqual(["Anfahrt", "Karten und Preise"]);
  });

  it("are read by their author alone, and are gone once there are none", () => {
    const storage = new MemoryStorage();
    const copies = new WorkingCopies(nothing);
    copies.open(owner, copyOf([headline(1, "Anfahrt")], 1));
    copies.edit("page:1", [write("Anreise")], { label });
    writeActs(storage, "ida", copies.undo$.value, copies.owners$.value);
    expect(readActs(storage, "jonas")).toBeUndefined();
    expect(readActs(storage, "ida")?.stacks.done).toHaveLength(1);
    writeActs(storage, "ida", noUndo, copies.owners$.value);
    expect(storage.length).toBe(0);
  });

  it("are left out from the oldest on where they take too much room", () => {
    const storage = new MemoryStorage();
    const entry = (number: number): UndoStacks["done"][number] => ({
      owner: "page:1",
      label: { ...label, words: `${number}` },
      back: [write("x".repeat(100_000))],
      left: [],
    });
    const done = Array.from({ length: 40 }, (_, number) => entry(number));
    writeActs(storage, "ida", { done, undone: [] }, new Map());
    const kept = readActs(storage, "ida")?.stacks.done ?? [];
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.length).toBeLessThan(11);
    expect(kept.at(-1)?.label.words).toBe("39");
  });
});
