import type { Target } from "@festival/contracts/api/editing/contentChanges";
import { columnCount, idsIn } from "@festival/contracts/sections/places";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { findSection, type Content, type LocalSection } from "../workingCopy/ops.ts";
import { mayStand, without } from "../workingCopy/several.ts";

export type Direction = "up" | "down" | "left" | "right";

const holdsColumns = ({ model }: LocalSection) =>
  (sectionDescriptions as Record<string, SectionDescription>)[model]?.hasColumns === true;

const directions: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Which way a key of the keyboard moves a section; undefined for other keys. */
export const directionOf = ({ altKey, key }: { altKey: boolean; key: string }) =>
  altKey ? directions[key] : undefined;

/** The place right before a section. */
export const targetBefore = ({ id, parent, column }: LocalSection): Target => ({
  parent,
  column,
  before: id,
});

/** The place right after a section. */
export function targetAfter({ sections }: Content, section: LocalSection): Target {
  const { id, parent, column } = section;
  const siblings = idsIn(sections, section);
  return { parent, column, before: siblings[siblings.indexOf(id) + 1] ?? null };
}

function targetFor(
  content: Content,
  section: LocalSection,
  direction: Direction,
): Target | undefined {
  const { sections } = content;
  const { id, parent, column } = section;
  const siblings = idsIn(sections, section);
  const index = siblings.indexOf(id);
  const around = parent === null ? undefined : findSection(content, parent);
  const out = (before: LocalSection["id"] | null): Target | undefined =>
    around && { parent: around.parent, column: around.column, before };
  switch (direction) {
    case "up":
      return index > 0
        ? { parent, column, before: siblings[index - 1] ?? null }
        : out(around?.id ?? null);
    case "down":
      return index < siblings.length - 1
        ? { parent, column, before: siblings[index + 2] ?? null }
        : around && targetAfter(content, around);
    case "left":
      return column > 0 ? { parent, column: column - 1, before: null } : out(around?.id ?? null);
    case "right":
  }
  if (around && column + 1 < columnCount(around.settings.layout ?? "100")) {
    return { parent, column: column + 1, before: null };
  }
  // into columns that stand right beside it
  const box = [siblings[index + 1], siblings[index - 1]]
    .flatMap((beside) => (beside === undefined ? [] : (findSection(content, beside) ?? [])))
    .find(holdsColumns);
  return box && { parent: box.id, column: 0, before: null };
}

/**
 * Where sections go by one step of the keyboard: along their place, out of the columns that they stand in, to the
 * column beside it, and into columns beside it. Several go together, led by the one that comes first that way.
 * @param moved such as `outermost` gives them
 * @returns undefined where there is no such place, or they may not stand there
 */
export function stepTarget(
  content: Content,
  moved: readonly LocalSection[],
  direction: Direction,
): Target | undefined {
  const isForward = direction === "down" || direction === "right";
  const leader = isForward ? moved.at(-1) : moved[0];
  if (!leader) return undefined;
  const others = moved.flatMap(({ id }) => (id === leader.id ? [] : [id]));
  const target = targetFor(without(content, others), leader, direction);
  return target && mayStand(content, moved, target) ? target : undefined;
}

/** Where a section stands, for those who do not see it: its number among those of its place. */
export function standing({ sections }: Content, section: LocalSection) {
  const siblings = idsIn(sections, section);
  return {
    place: siblings.indexOf(section.id) + 1,
    places: siblings.length,
    column: section.parent === null ? undefined : section.column + 1,
  };
}
