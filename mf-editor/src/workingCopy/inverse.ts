import type { Target } from "@festival/contracts/api/editing/contentChanges";
import { idsIn } from "@festival/contracts/sections/places";
import {
  apply,
  findSection,
  storedValue,
  type Content,
  type LocalSection,
  type Op,
} from "./ops.ts";

/** Where a section stands, for an operation that puts it there again. */
export function targetOf({ sections }: Content, section: LocalSection): Target {
  const { parent, column, id } = section;
  const siblings = idsIn(sections, { parent, column });
  return { parent, column, before: siblings[siblings.indexOf(id) + 1] ?? null };
}

/** Puts sections where they stand, each before its next one; so the last one comes first. */
function movesBack(before: Content, sections: readonly LocalSection[]): Op[] {
  const order = (section: LocalSection) => before.sections.indexOf(section);
  return sections
    .toSorted((one, other) => order(other) - order(one))
    .map((section) => ({ op: "move", sections: [section.id], at: targetOf(before, section) }));
}

/** The operations that take an operation back, in their order; none where it changes nothing. */
export function inverse(before: Content, op: Op): Op[] {
  const after = apply(before, op);
  if (after === before) return [];
  switch (op.op) {
    case "set": {
      const section = findSection(before, op.section);
      if (!section) return [];
      const values = Object.keys(op.fields).map((name) => [
        name,
        storedValue(section, op.locale, name),
      ]);
      const moved = before.sections.filter((each) => {
        const now = findSection(after, each.id);
        return now?.parent === op.section && now.column !== each.column;
      });
      return [{ ...op, fields: Object.fromEntries(values) }, ...movesBack(before, moved)];
    }
    case "insert": {
      const id = "model" in op ? op.ref : op.id;
      return id === undefined ? [] : [{ op: "remove", sections: [id] }];
    }
    case "move":
      return movesBack(
        before,
        before.sections.filter(({ id }) => op.sections.includes(id)),
      );
    case "remove":
  }
  // each before its next one, which must be there already
  return before.sections
    .filter(({ id }) => op.sections.includes(id) && after.removed.has(id))
    .toReversed()
    .map((section) => ({ op: "insert", id: section.id, at: targetOf(before, section) }));
}

/** The operations that take several back: the last one first. */
export function inverseOf(before: Content, ops: readonly Op[]): Op[] {
  let content = before;
  const back: Op[][] = [];
  for (const op of ops) {
    back.unshift(inverse(content, op));
    content = apply(content, op);
  }
  return back.flat();
}
