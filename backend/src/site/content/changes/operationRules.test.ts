import { describe, expect, it } from "@jest/globals";
import type { Operation } from "@festival/contracts/api/editing/contentChanges";
import { idsIn } from "@festival/contracts/sections/places";
import fc from "fast-check";
import { applyOperations } from "./applyOperations.ts";
import type { ContentState, DraftSection } from "./contentState.ts";
import { newRevisions } from "./fieldRevisions.ts";
import type { OperationContext, OperationRun } from "./operationRun.ts";

const owner = { ownerType: "page", ownerId: 1 } as const;
const context = (given: Partial<OperationContext> = {}): OperationContext => ({
  owner,
  base: 1,
  next: 2,
  settings: { starmate_domain: "" },
  unknownIds: new Map(),
  foreignSlugs: new Set(),
  foreignIds: new Set(),
  newIds: [],
  ...given,
});

const draft = (id: number, given: Partial<DraftSection>): DraftSection => {
  const values = {
    slug: null,
    settings: {},
    texts: { de: { content: `Wort ${id}` }, en: { content: `Word ${id}` } },
  };
  const place = { parent: null, column: 0 };
  return { id, model: "headline", ...values, ...place, ...newRevisions(values, 1), ...given };
};

const none = { de: {}, en: {} };
/** Headlines at the top, and two containers, one in the other, with headlines in their columns. */
const start: ContentState = {
  sections: [
    draft(1, {}),
    draft(2, { model: "container", settings: { layout: "33-33-33" }, texts: none }),
    draft(3, { parent: 2, column: 0 }),
    draft(4, { parent: 2, column: 1 }),
    draft(5, { parent: 2, column: 2 }),
    draft(6, { parent: 2, column: 2 }),
    draft(7, {
      model: "container",
      parent: 2,
      column: 1,
      settings: { layout: "50-50" },
      texts: none,
    }),
    draft(8, { parent: 7, column: 1 }),
    draft(9, {}),
  ],
  removed: new Map(),
  head: {
    settings: { og_image_id: null },
    texts: {
      de: { title: "Haus", headline: "", meta_title: "" },
      en: { title: "House", headline: "", meta_title: "" },
    },
    fieldRevisions: { settings: {}, de: {}, en: {} },
    twinSeen: { de: 0, en: 0 },
  },
};

/** What readers of the working copy could tell apart: values, and the order of each place. */
function contentOf({ sections, head }: ContentState) {
  const places = [...new Set(sections.map(({ parent, column }) => `${parent}/${column}`))];
  return {
    head: head && { settings: head.settings, texts: head.texts },
    sections: Object.fromEntries(
      sections.map(({ id, model, slug, settings, texts, parent, column }) => [
        id,
        { model, slug, settings, texts, parent, column },
      ]),
    ),
    places: Object.fromEntries(
      places
        .toSorted()
        .map((place) => [
          place,
          sections.filter((each) => `${each.parent}/${each.column}` === place).map(({ id }) => id),
        ]),
    ),
  };
}

const placeOf = ({ sections }: ContentState, id: number) => {
  const { parent = null, column = 0 } = sections.find((section) => section.id === id) ?? {};
  const siblings = idsIn(sections, { parent, column });
  return { parent, column, before: siblings[siblings.indexOf(id) + 1] ?? null };
};

const depth = (state: ContentState, id: number): number => {
  const parent = state.sections.find((section) => section.id === id)?.parent ?? null;
  return parent === null ? 0 : 1 + depth(state, parent);
};

/** Sections in the order in which each can be put before the one that followed it. */
const fromTheEnd = (state: ContentState, ids: readonly number[]) => {
  const order = state.sections.map(({ id }) => id);
  return ids.toSorted(
    (one, other) =>
      depth(state, one) - depth(state, other) || order.indexOf(other) - order.indexOf(one),
  );
};

/** What takes an operation back, as an editor's undo does. */
function inverseOf(operation: Operation, before: ContentState, run: OperationRun): Operation[] {
  switch (operation.op) {
    case "set": {
      const section = before.sections.find(({ id }) => id === operation.section);
      const values = operation.locale ? section?.texts[operation.locale] : section?.settings;
      const names = Object.keys(operation.fields);
      const fields = Object.fromEntries(names.map((name) => [name, values?.[name] ?? null]));
      return [
        { ...operation, fields },
        ...run.lostColumns.map(({ section: id, parent, fromColumn: column }): Operation => {
          return { op: "move", sections: [id], at: { parent, column, before: null } };
        }),
      ];
    }
    case "insert":
      return run.inserted.size === 0
        ? []
        : [
            {
              op: "remove",
              sections: [
                [...run.inserted].find((id) => !before.sections.some((each) => each.id === id)) ??
                  0,
              ],
            },
          ];
    case "head": {
      const { locale } = operation;
      const values = locale ? before.head?.texts[locale] : before.head?.settings;
      const names = Object.keys(operation.fields);
      const fields = Object.fromEntries(names.map((name) => [name, values?.[name] ?? null]));
      return [{ ...operation, fields }];
    }
    case "move":
      return fromTheEnd(before, operation.sections.map(Number)).map((id) => ({
        op: "move",
        sections: [id],
        at: placeOf(before, id),
      }));
    case "remove":
  }
  // all of them: what stood in another one may have been removed singly since, and stays away then
  const ids = [...run.removed];
  return fromTheEnd(before, ids).map((id) => ({ op: "insert", id, at: placeOf(before, id) }));
}

const hasFailed = ({ problems, conflicts, gone }: OperationRun) =>
  Object.keys(problems).length + conflicts.length + gone.size > 0;

/** An operation of whatever sections there are when it is done. */
const anyOperation = fc
  .record({
    kind: fc.constantFrom("words", "head", "layout", "insert", "move", "remove", "bring back"),
    places: fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)),
    column: fc.nat(2),
    locale: fc.constantFrom("de", "en"),
    text: fc.constantFrom(null, "", "Haus", "House", "Garten"),
    layout: fc.constantFrom("100", "50-50", "33-33-33", null),
  })
  .map(
    ({ kind, places: [first, second, third], column, locale, text, layout }) =>
      ({ sections, removed }: ContentState): Operation => {
        const pick = (from: readonly { id: number }[], index: number) =>
          from[index % Math.max(1, from.length)]?.id ?? 1;
        const containers = sections.filter(({ model }) => model === "container");
        const parent = second % 3 === 0 ? null : pick(containers, second);
        const place = { parent, column: parent === null ? 0 : column };
        const siblings = idsIn(sections, place);
        const before = siblings[third % (siblings.length + 1)] ?? null;
        const at = { ...place, before };
        const section = pick(sections, first);
        const two = [...new Set([section, pick(sections, third)])];
        if (kind === "words") {
          const fields = third % 2 === 0 ? { content: text } : { preline: text, content: text };
          return { op: "set", section, locale: locale === "de" ? "de" : "en", fields };
        }
        if (kind === "head") {
          const fields = third % 2 === 0 ? { title: text } : { headline: text, meta_title: text };
          return { op: "head", locale: locale === "de" ? "de" : "en", fields };
        }
        if (kind === "layout") {
          const fields = { layout };
          return { op: "set", section: pick(containers, first), locale: null, fields };
        }
        if (kind === "insert") {
          return { op: "insert", model: "headline", texts: { de: { content: "Neu" } }, at };
        }
        if (kind === "bring back") {
          return { op: "insert", id: pick([...removed.values()], first), at };
        }
        return kind === "move"
          ? { op: "move", sections: two, at }
          : { op: "remove", sections: two };
      },
  );

describe("operations", () => {
  it("are taken back by their inverse: the working copy is as it was", () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(anyOperation, { minLength: 1, maxLength: 12 }), (list) => {
        let state = start;
        const done: { operation: Operation; before: ContentState; run: OperationRun }[] = [];
        for (const [index, makeOperation] of list.entries()) {
          const operation = makeOperation(state);
          const given = context({ base: index + 1, next: index + 2, newIds: [100 + index] });
          const run = applyOperations(state, [operation], given);
          if (hasFailed(run)) continue;
          kinds.set(operation.op, (kinds.get(operation.op) ?? 0) + 1);
          done.push({ operation, before: state, run });
          ({ state } = run);
        }
        for (const { operation, before, run } of done.toReversed()) {
          const inverse = inverseOf(operation, before, run);
          const undone = applyOperations(state, inverse, context({ base: 99, next: 100 }));
          expect(undone).toMatchObject({ problems: {}, conflicts: [], gone: new Set() });
          ({ state } = undone);
          expect(contentOf(state)).toEqual(contentOf(before));
        }
      }),
      { numRuns: 400 },
    );
    // it is about all of them
    for (const kind of ["set", "head", "insert", "move", "remove"]) {
      expect(kinds.get(kind)).toBeGreaterThan(100);
    }
  });

  it("commute where they set different fields, and none of them is a conflict", () => {
    const fields = fc.record({
      section: fc.constantFrom(1, 3, 8, 9),
      locale: fc.constantFrom("de" as const, "en" as const),
      name: fc.constantFrom("content", "preline", "subline"),
      text: fc.constantFrom(null, "", "Haus", "House"),
    });
    const list = fc.uniqueArray(fields, {
      maxLength: 20,
      selector: ({ section, locale, name }) => `${section} ${locale} ${name}`,
    });
    fc.assert(
      fc.property(list, fc.nat(20), (all, cut) => {
        const operations = all.map(({ section, locale, name, text }): Operation => {
          return { op: "set", section, locale, fields: { [name]: text } };
        });
        const lists = [operations.slice(0, cut), operations.slice(cut)];
        const [first, second] = [lists, lists.toReversed()].map((order) => {
          let state = start;
          for (const [index, each] of order.entries()) {
            // both started from the same revision
            const run = applyOperations(state, each, context({ base: 1, next: 2 + index }));
            expect(run.conflicts).toEqual([]);
            ({ state } = run);
          }
          return contentOf(state);
        });
        expect(first).toEqual(second);
      }),
    );
  });

  it("are a conflict exactly where another value of the same field was written after the base", () => {
    const written = fc.record({
      name: fc.constantFrom("content", "preline"),
      text: fc.constantFrom("Haus", "House", "Garten"),
    });
    fc.assert(
      fc.property(written, written, fc.integer({ min: 1, max: 2 }), (theirs, mine, base) => {
        const set = ({ name, text }: typeof mine): Operation[] => [
          { op: "set", section: 1, locale: "de", fields: { [name]: text } },
        ];
        const { state } = applyOperations(start, set(theirs), context());
        const run = applyOperations(state, set(mine), context({ base, next: 3 }));
        const isConflict = base === 1 && theirs.name === mine.name && theirs.text !== mine.text;
        expect(run.conflicts).toEqual(
          isConflict
            ? [
                {
                  op: 0,
                  section: 1,
                  part: "de",
                  field: mine.name,
                  current: theirs.text,
                  revision: 2,
                },
              ]
            : [],
        );
      }),
    );
  });

  it("are a conflict in a head exactly where another value of the same field was written after the base", () => {
    const written = fc.record({
      locale: fc.constantFrom("de" as const, "en" as const),
      name: fc.constantFrom("title", "headline"),
      text: fc.constantFrom("Hof", "Yard", "Garten"),
    });
    fc.assert(
      fc.property(written, written, fc.integer({ min: 1, max: 2 }), (theirs, mine, base) => {
        const write = ({ locale, name, text }: typeof mine): Operation[] => [
          { op: "head", locale, fields: { [name]: text } },
        ];
        const { state } = applyOperations(start, write(theirs), context());
        const run = applyOperations(state, write(mine), context({ base, next: 3 }));
        const isSame = theirs.name === mine.name && theirs.locale === mine.locale;
        const conflict = {
          op: 0,
          section: null,
          part: mine.locale,
          field: mine.name,
          current: theirs.text,
          revision: 2,
        };
        const isConflict = base === 1 && isSame && theirs.text !== mine.text;
        expect(run.conflicts).toEqual(isConflict ? [conflict] : []);
      }),
    );
  });

  it("leave the content that they were given as it is", () => {
    const before = structuredClone(contentOf(start));
    applyOperations(
      start,
      [
        { op: "set", section: 2, locale: null, fields: { layout: "100" } },
        { op: "remove", sections: [7] },
        { op: "move", sections: [9], at: { parent: null, column: 0, before: 1 } },
      ],
      context(),
    );
    expect(contentOf(start)).toEqual(before);
  });
});
