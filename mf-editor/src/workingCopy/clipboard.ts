import type { Target } from "@festival/contracts/api/editing/contentChanges";
import { withInner } from "@festival/contracts/sections/places";
import type { Content, LocalSection, Op } from "./ops.ts";

/** Sections without ids and owner, so that they can stand anywhere. Plain JSON. */
export interface Clip {
  sections: Pick<LocalSection, "model" | "settings" | "texts" | "column">[];
  /** The number of the section in which each stands; null for those that stand alone. */
  parents: (number | null)[];
}

/** A section with all that it holds, those around others first. */
export function toClip({ sections }: Pick<Content, "sections">, id: LocalSection["id"]): Clip {
  const all = withInner(sections, id);
  return {
    // a name is one section's alone
    sections: all.map(({ model, settings, texts, column }) => ({ model, settings, texts, column })),
    parents: all.map((section) => {
      const parent = all.findIndex((other) => other.id === section.parent);
      return section.id === id || parent < 0 ? null : parent;
    }),
  };
}

/** @param newRef gives each section a name until the server gives it an id */
export function pasteOps({ sections, parents }: Clip, at: Target, newRef: () => string): Op[] {
  const refs = sections.map(newRef);
  return sections.map(({ model, settings, texts, column }, index) => {
    const parent = refs[parents[index] ?? -1];
    return {
      op: "insert",
      ref: refs[index],
      model,
      settings,
      texts,
      at: parent === undefined ? at : { parent, column, before: null },
    };
  });
}
