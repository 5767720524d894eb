import { describe, expect, it } from "@jest/globals";
import { backAround, type Saved } from "./saved.ts";
import { noUndo, notedSaved, settled } from "./undo.ts";

const place = { kind: "record", resource: "venues", id: 1 } as const;
const label = { act: "save", model: "Name", words: "" } as const;
const saved: Saved = {
  place,
  before: { name: { de: "Alte Halle", en: "Old hall" }, seats: 200 },
  after: { name: { de: "Neue Halle", en: "Old hall" }, seats: 300 },
};

describe("what a panel saved", () => {
  it("is taken back around the words of others, each language for itself", () => {
    const name = { de: "Neue Halle am Meer", en: "The old hall" };
    expect(backAround(saved, { name, seats: 300, city: "Husum" })).toEqual({
      name: { de: "Alte Halle am Meer", en: "The old hall" },
      seats: 200,
    });
  });

  it("is left where another person changed the same words", () => {
    const name = { de: "Große Halle", en: "Old hall" };
    expect(backAround(saved, { name, seats: 300 })).toBeUndefined();
  });

  it("is not written where it is so already", () => {
    expect(backAround(saved, { ...saved.before })).toEqual({});
  });
});

describe("the list of acts", () => {
  const listed = notedSaved(noUndo, label, saved);
  const [entry] = listed.done;
  const again = { place, before: saved.after, after: saved.before };

  it("holds what was taken back as the act to do again, and what was done again as the one to undo", () => {
    if (!entry) throw new Error("It is not listed.");
    const back = settled(listed, entry, again);
    expect(back).toEqual({ done: [], undone: [{ ...entry, saved: again }] });
    const [undone] = back.undone;
    expect(undone && settled(back, undone, saved)).toEqual(listed);
  });

  it("drops what can't be taken back, and does nothing again after another act", () => {
    if (!entry) throw new Error("It is not listed.");
    expect(settled(listed, entry, undefined)).toEqual(noUndo);
    const meanwhile = notedSaved(listed, { ...label, model: "Ort" }, saved);
    expect(settled(meanwhile, entry, again)).toEqual({
      done: meanwhile.done.slice(1),
      undone: [],
    });
  });
});
