import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import { mostSections, withInner } from "@festival/contracts/sections/places";
import type { Content, LocalSection, Op } from "./ops.ts";
import { mayStand, outermost } from "./several.ts";

/** Sections without ids and owner, so that they can stand anywhere. Plain JSON. */
export interface Clip {
  sections: Pick<LocalSection, "model" | "settings" | "texts" | "column">[];
  /** The number of the section in which each stands, which comes before it; null for those that stand alone. */
  parents: (number | null)[];
}

/** Sections with all that they hold, those around others first. */
export function toClip(content: Pick<Content, "sections">, ids: readonly SectionRef[]): Clip {
  const roots = outermost(content, ids);
  const all = roots.flatMap(({ id }) => withInner(content.sections, id));
  return {
    // a name is one section's alone
    sections: all.map(({ model, settings, texts, column }) => ({ model, settings, texts, column })),
    parents: all.map((section) => {
      const parent = all.findIndex((other) => other.id === section.parent);
      return parent < 0 ? null : parent;
    }),
  };
}

/**
 * The operations that put a clip at a place, those of one place in their order.
 * @param newRef gives each section a name until the server gives it an id
 */
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

/** Names of the sections of pasted ones that stand in none of the others. */
export const rootsOf = ({ parents }: Clip, ops: readonly Op[]): string[] =>
  ops.flatMap((op, index) =>
    parents[index] === null && op.op === "insert" && "model" in op && op.ref ? [op.ref] : [],
  );

/** Why a clip can't stand at a place: there is no room for so many, or not for such sections, or not in a block. */
export type PasteProblem = "too_many" | "not_here" | "in_block";

export function pasteProblem(
  content: Pick<Content, "sections">,
  { sections, parents }: Clip,
  at: Target,
): PasteProblem | undefined {
  if (content.sections.length + sections.length > mostSections) return "too_many";
  const made = sections.map((section, index): LocalSection => {
    const parent = parents[index] ?? null;
    return {
      ...section,
      slug: null,
      id: `c${index}`,
      parent: parent === null ? null : `c${parent}`,
    };
  });
  const inner = made.filter(({ parent }) => parent !== null);
  const roots = made.filter(({ parent }) => parent === null);
  const all = { sections: [...content.sections, ...inner] };
  return mayStand(all, roots, at) ? undefined : "not_here";
}
