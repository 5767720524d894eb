import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import { idsIn, placeProblem, withInner } from "@festival/contracts/sections/places";
import type { Content, LocalSection } from "./ops.ts";

type Sections = Pick<Content, "sections">;

/** Sections in the order in which they are read: each before all that it holds. */
export function inReadingOrder({ sections }: Sections): LocalSection[] {
  const inside = Map.groupBy(sections, ({ parent }) => parent);
  const ids = new Set(sections.map(({ id }) => id));
  const from = (section: LocalSection): LocalSection[] => [
    section,
    ...(inside.get(section.id) ?? [])
      .toSorted((one, other) => one.column - other.column)
      .flatMap(from),
  ];
  // the root of a reusable block stands in nothing that is here
  return sections.filter(({ parent }) => parent === null || !ids.has(parent)).flatMap(from);
}

/** Of several sections those that stand in none of the others, in reading order. */
export function outermost(content: Sections, ids: readonly SectionRef[]): LocalSection[] {
  const inner = new Set(
    ids.flatMap((id) => withInner(content.sections, id).filter((each) => each.id !== id)),
  );
  return inReadingOrder(content).filter((each) => ids.includes(each.id) && !inner.has(each));
}

/** The same content without some sections and all that they hold. */
export function without<C extends Sections>(content: C, ids: readonly SectionRef[]): C {
  const out = new Set(ids.flatMap((id) => withInner(content.sections, id)));
  return { ...content, sections: content.sections.filter((section) => !out.has(section)) };
}

/**
 * Where sections go that are put before one of themselves: before the next one of that place that stays.
 */
export function settled({ sections }: Sections, ids: readonly SectionRef[], at: Target): Target {
  if (at.before === null || !ids.includes(at.before)) return at;
  const siblings = idsIn(sections, at);
  const next = siblings.slice(siblings.indexOf(at.before)).find((id) => !ids.includes(id));
  return { ...at, before: next ?? null };
}

/** Whether sections may stand together at a place. */
export function mayStand(
  { sections }: Sections,
  moved: readonly LocalSection[],
  { parent, column }: Target,
): boolean {
  return Object.keys(placeProblem(sections, moved, { parent, column })).length === 0;
}
