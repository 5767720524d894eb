import { describe, expect, it } from "@jest/globals";
import { copyOf, headWith, owner, section } from "../testing/sections.ts";
import { storedValue, type Op } from "./ops.ts";
import {
  acknowledged,
  decided,
  edited,
  openOwner,
  rebased,
  returned,
  taken,
} from "./ownerState.ts";
import { refused } from "./refused.ts";
import { hasUnsaved, nothingUnsaved, type OwnerState } from "./unsaved.ts";

const at = { parent: null, column: 0, before: null };
const write = (id: number | string, content: string, locale: "de" | "en" = "de"): Op => ({
  op: "set",
  section: id,
  locale,
  fields: { content },
});
/** A headline in both languages, as the server has it. */
const headline = (id: number, de: string, en = "one") =>
  section(id, { texts: { de: { content: de }, en: { content: en } } });
const copy = (revision: number, ...contents: Parameters<typeof headline>[]) =>
  copyOf(
    contents.map((content) => headline(...content)),
    revision,
  );
const answer = (revision: number, ids: Record<string, number> = {}) => ({
  revision,
  ids,
  sections: [],
  head: null,
});
const wordsOf = ({ shown }: OwnerState, id: number | string, locale: "de" | "en" = "de") => {
  const found = shown.sections.find((each) => each.id === id);
  return found && storedValue(found, locale, "content");
};

describe("words of others are not overwritten", () => {
  it("in a field of the same section that waited while another field was answered", () => {
    let state = taken(edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "eins zwei")), "k");
    state = edited(state, write(1, "one two", "en"));
    const { settings, slug, texts } = headline(1, "eins zwei", "zero one");
    state = acknowledged(state, {
      ...answer(2),
      sections: [{ id: 1, settings, slug, texts, revision: 2, place: 1 } as never],
    });
    expect(wordsOf(taken(state, "l"), 1, "en")).toBe("zero one two");
  });

  it("by what the server did not do and that waits upon a copy that is newer", () => {
    const sent = taken(edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "eins zwei")), "k");
    // the tab was killed: its journal is opened over what another person wrote since
    const again = returned(openOwner(owner, copy(5, [1, "null eins"]), sent));
    const { sent: batch } = taken(again, "l");
    expect(batch).toMatchObject({ base: 5, ops: [write(1, "null eins zwei")] });
  });

  it("by what was typed on while its first words were on their way", () => {
    let state = taken(edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "eins zwei")), "k");
    state = acknowledged(edited(state, write(1, "zwei")), answer(2));
    // another person wrote upon the first words
    state = rebased(state, copy(3, [1, "null eins zwei"]));
    expect(state.conflicts).toMatchObject([{ before: "eins zwei", mine: "zwei" }]);
  });

  it("nor brought back by what was merged with them before they were taken out", () => {
    let state = edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "eins zwei"));
    state = rebased(state, copy(2, [1, "null eins"]));
    expect(wordsOf(state, 1)).toBe("null eins zwei");
    expect(wordsOf(rebased(state, copy(3, [1, "eins"])), 1)).toBe("eins zwei");
  });

  it("by a value that was held back, and is mended later", () => {
    let state = taken(edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "eins x")), "k");
    state = refused(state, { "ops.0.texts.de.content": "too_long" });
    state = rebased(state, copy(4, [1, "null eins"]));
    expect(wordsOf(state, 1)).toBe("eins x");
    state = taken(edited(state, write(1, "eins zwei")), "l");
    expect(wordsOf(state, 1)).toBe("null eins zwei");
  });

  it("by a call that leaves with the page while others' changes are not known here", () => {
    let state = taken(edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "eins zwei")), "k");
    state = edited(state, write(1, "one two", "en"));
    // revision 2 was another person's
    state = acknowledged(state, answer(3));
    expect(state.isBehind).toBe(true);
    expect(taken(state, "l").sent).toBeNull();
  });

  it("by the decision of a conflict, where they came after the question", () => {
    let state = edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "mein"));
    state = rebased(state, copy(2, [1, "ihr"]));
    const [conflict] = state.conflicts;
    if (!conflict) throw new Error("There is no conflict.");
    state = rebased(state, copy(3, [1, "ihr Wort"]));
    state = taken(decided(state, conflict, [write(1, "mein")]), "k");
    expect(state.sent).toBeNull();
    expect(state.conflicts).toMatchObject([{ before: "ihr", mine: "mein", theirs: "ihr Wort" }]);
  });

  it("in a section that was removed and is put back: what follows waits for what it holds", () => {
    const open = openOwner(owner, copy(1, [1, "eins"], [2, "da"]));
    const removed = taken(edited(open, { op: "remove", sections: [1] }), "k");
    let state = acknowledged(removed, answer(2));
    state = edited(state, { op: "insert", id: 1, at });
    state = taken(edited(state, write(1, "eins zwei")), "l");
    expect(state.sent?.ops).toEqual([{ op: "insert", id: 1, at }]);
    state = acknowledged(state, answer(3));
    expect(state.isBehind).toBe(true);
    expect(wordsOf(rebased(state, copy(3, [1, "null eins"], [2, "da"])), 1)).toBe("null eins zwei");
  });

  it("in a section that is put back after others changed something else first", () => {
    let state = openOwner(owner, copy(1, [1, "eins"], [2, "da"]));
    state = edited(state, { op: "remove", sections: [1] });
    state = acknowledged(taken(state, "k"), answer(2));
    state = edited(edited(state, { op: "insert", id: 1, at }), write(1, "eins zwei"));
    // the call met another one: all of it is put upon a copy without the section
    state = taken(rebased(state, copy(5, [2, "dort"])), "l");
    state = acknowledged(state, answer(6));
    expect(wordsOf(rebased(state, copy(6, [2, "dort"], [1, "null eins"])), 1)).toBe(
      "null eins zwei",
    );
  });
});

describe("a section whose answer came late, and that stood here twice", () => {
  const opened = () => {
    const first = edited(openOwner(owner, copy(1, [1, "eins"])), {
      op: "insert",
      ref: "new-1",
      model: "headline",
      at,
    });
    // the tab was killed before the answer: the server has the section, and what was typed since is in the journal
    const typed = edited(taken(first, "k"), write("new-1", "alpha"));
    return openOwner(
      owner,
      copyOf([headline(1, "eins"), section(40, { texts: { de: {}, en: {} } })], 2),
      typed,
    );
  };
  const answered = (state: OwnerState) => acknowledged(state, answer(2, { "new-1": 40 }));

  it("asks where both hold words in one field", () => {
    const state = answered(edited(opened(), write(40, "beta")));
    expect(state.conflicts).toMatchObject([{ section: 40, mine: "alpha", theirs: "beta" }]);
    expect(wordsOf(state, 40)).toBe("beta");
  });

  it("keeps the words of both in other fields", () => {
    const state = answered(edited(opened(), write(40, "beta", "en")));
    expect(state.conflicts).toEqual([]);
    // where they stood: nothing else has to wait for them
    expect(state.pending).toEqual([write(40, "alpha"), write(40, "beta", "en")]);
  });

  it.each(["move", "remove"] as const)("is named once where both were chosen: %s", (op) => {
    const both = { sections: ["new-1", 40, 1] };
    const state = answered(edited(opened(), op === "move" ? { op, ...both, at } : { op, ...both }));
    // the server refuses a call that names a section twice
    expect(state.pending.at(-1)).toMatchObject({ op, sections: [40, 1] });
  });
});

describe("what is unsaved", () => {
  const held = { section: 1, locale: null, field: "link", value: "x", problems: {} } as const;
  const conflict = { kind: "removed", section: 1, words: [] } as const;

  it.each([
    ["on its way", { sent: { key: "k", base: 1, ops: [] } }],
    ["waiting", { pending: [write(1, "x")] }],
    ["held back", { held: [held] }],
    ["a question", { conflicts: [conflict] }],
  ])("is there where something is %s", (_name, part) => {
    expect(hasUnsaved(nothingUnsaved)).toBe(false);
    expect(hasUnsaved({ ...nothingUnsaved, ...part })).toBe(true);
  });
});

describe("the head", () => {
  const open = (title = "Besuch", revision = 1) =>
    openOwner(owner, copyOf([headline(1, "eins")], revision, headWith(title)));
  const title = (words: string): Op => ({
    op: "set",
    section: "head",
    locale: "de",
    fields: { title: words },
  });
  const shownTitle = ({ shown }: OwnerState) => shown.head?.texts.de.title;

  it("is what the server answers, with what was typed since", () => {
    const sent = taken(edited(open(), title("Besuch am")), "k");
    const typed = edited(sent, title("Besuch am Meer"));
    const state = acknowledged(typed, { ...answer(2), head: headWith("Besuch am", "Visit us") });
    expect([shownTitle(state), state.base.content.head?.texts.en.title]).toEqual([
      "Besuch am Meer",
      "Visit us",
    ]);
    expect(state.pending).toEqual([title("Besuch am Meer")]);
  });

  it("stays as it is here where an answer says nothing of it", () => {
    const sent = taken(edited(edited(open(), title("Anreise")), write(1, "zwei")), "k");
    expect(shownTitle(acknowledged(sent, answer(2)))).toBe("Anreise");
  });

  it("keeps a value that the server refuses, and its title comes back with the journal", () => {
    const sent = taken(edited(open(), title("")), "k");
    const state = refused(sent, { "ops.0.fields.title": "required" });
    expect(state.held).toMatchObject([
      { section: "head", locale: "de", field: "title", value: "" },
    ]);
    const again = openOwner(owner, copyOf([headline(1, "eins")], 1, headWith("Besuch")), state);
    expect(shownTitle(again)).toBe("");
  });

  it("is merged with what others wrote while the tab was closed", () => {
    const left = edited(open(), title("Besuch am Meer"));
    const copyNow = copyOf([headline(1, "eins")], 4, headWith("Ihr Besuch"));
    expect(shownTitle(openOwner(owner, copyNow, left))).toBe("Ihr Besuch am Meer");
  });
});

describe("an answer of the server", () => {
  it("changes nothing where nothing is on its way", () => {
    const state = edited(openOwner(owner, copy(1, [1, "eins"])), write(1, "zwei"));
    expect(acknowledged(state, answer(2))).toBe(state);
  });

  it("gives a new section in a new container the id of both", () => {
    const into = { parent: "box", column: 0, before: null };
    const made = [
      { op: "insert", ref: "box", model: "container", settings: { layout: "100" }, at },
      { op: "insert", ref: "in", model: "headline", at: into },
    ] satisfies Op[];
    const sent = taken(made.reduce(edited, openOwner(owner, copy(1, [1, "eins"]))), "k");
    const state = acknowledged(sent, answer(2, { box: 40, in: 41 }));
    const places = state.shown.sections.map(({ id, parent }) => [id, parent]);
    expect(places).toEqual([
      [1, null],
      [40, null],
      [41, 40],
    ]);
  });

  it("holds back a value that both languages share, of a section and of a new one", () => {
    const ops = [
      { op: "set", section: 1, locale: null, fields: { width: "wide", size: 9 } },
      { op: "insert", ref: "new", model: "image", settings: { width: "wide", size: 9 }, at },
    ] satisfies Op[];
    const sent = taken(ops.reduce(edited, openOwner(owner, copy(1, [1, "eins"]))), "k");
    const state = refused(sent, {
      "ops.0.fields.size": "out_of_range",
      "ops.1.settings.size": "out_of_range",
    });
    expect(state.held).toMatchObject([
      { section: 1, locale: null, field: "size", value: 9 },
      { section: "new", locale: null, field: "size", value: 9 },
    ]);
    expect(state.pending).toMatchObject([
      { op: "set", fields: { width: "wide" } },
      { op: "insert", settings: { width: "wide" } },
    ]);
    expect(state.pending.map((op) => JSON.stringify(op).includes("size"))).toEqual([false, false]);
  });

  it("leaves out an operation that cannot be done whatever field it names", () => {
    const open = openOwner(owner, copy(1, [1, "eins"], [2, "zwei"]));
    const move = { op: "move", sections: [2], at: { ...at, before: 1 } } satisfies Op;
    const back = { op: "insert", id: 9, at } satisfies Op;
    const sent = taken([move, back, write(1, "x")].reduce(edited, open), "k");
    const state = refused(sent, { "ops.0.fields.at": "unknown", "ops.1.fields.id": "unknown" });
    expect(state.held).toEqual([]);
    expect(state.pending).toEqual([write(1, "x")]);
  });
});
