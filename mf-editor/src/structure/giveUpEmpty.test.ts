import { describe, expect, it } from "@jest/globals";
import { copyOf, owner, section } from "../testing/sections.ts";
import type { Op } from "../workingCopy/ops.ts";
import { WorkingCopies } from "../workingCopy/store.ts";
import { giveUpEmpty } from "./giveUpEmpty.ts";
import { SectionActs } from "./sectionActs.ts";

const at = { parent: null, column: 0, before: null };

function opened() {
  const copies = new WorkingCopies({ keep: () => undefined });
  copies.open(owner, copyOf([section(1, { texts: { de: { content: "A" }, en: {} } })], 1));
  return { copies, acts: new SectionActs(copies, "page:1", "de") };
}

describe("a new section that is left", () => {
  it("is gone where nothing was written in it, and is no act any more", () => {
    const { copies, acts } = opened();
    const id = acts.insert("quote", at);
    expect(acts.content?.sections).toHaveLength(2);
    expect(giveUpEmpty(copies, { owner: "page:1", id }, "de")).toBe(true);
    expect(acts.content?.sections.map((each) => each.id)).toEqual([1]);
    expect(copies.undo$.value).toEqual({ done: [], undone: [] });
  });

  it.each(["de", "en"] as const)("stays with what was written in it, in %s too", (locale) => {
    const { copies, acts } = opened();
    const id = acts.insert("headline", at);
    const write: Op = { op: "set", section: id, locale, fields: { content: "Neu" } };
    // as another person's words come: no act of this one
    copies.replace("page:1", (state) => ({
      ...state,
      shown: {
        ...state.shown,
        sections: state.shown.sections.map((each) =>
          each.id === id
            ? {
                ...each,
                texts: { ...each.texts, [locale]: write.fields },
              }
            : each,
        ),
      },
    }));
    expect(giveUpEmpty(copies, { owner: "page:1", id }, "de")).toBe(false);
    expect(acts.content?.sections).toHaveLength(2);
  });

  it("stays where something else was done since", () => {
    const { copies, acts } = opened();
    const id = acts.insert("quote", at);
    acts.move([id], { ...at, before: 1 });
    expect(giveUpEmpty(copies, { owner: "page:1", id }, "de")).toBe(false);
    expect(acts.content?.sections).toHaveLength(2);
  });

  it("stays where it needs no words: a container, a section that refers to a block", () => {
    const { copies, acts } = opened();
    for (const id of [acts.insert("container", at), acts.insertBlock(7, at)]) {
      expect(giveUpEmpty(copies, { owner: "page:1", id }, "de")).toBe(false);
    }
    expect(acts.content?.sections).toHaveLength(3);
  });

  it("leaves a section alone that was there before", () => {
    const { copies, acts } = opened();
    copies.edit("page:1", [{ op: "set", section: 1, locale: "de", fields: { content: null } }], {
      label: { act: "write", model: "headline", words: "A" },
    });
    expect(giveUpEmpty(copies, { owner: "page:1", id: 1 }, "de")).toBe(false);
    expect(acts.content?.sections).toHaveLength(1);
  });
});
