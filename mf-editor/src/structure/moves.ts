import type { Target } from "@festival/contracts/api/editing/contentChanges";
import { columnCount, idsIn, placeProblem } from "@festival/contracts/sections/places";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { findSection, type Content, type LocalSection } from "../workingCopy/ops.ts";

export type Direction = "up" | "down" | "left" | "right";

const holdsColumns = ({ model }: LocalSection) =>
  (sectionDescriptions as Record<string, SectionDescription>)[model]?.hasColumns === true;

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
 * Where a section goes by one step of the keyboard: along its place, out of the columns that it stands in, to the
 * column beside it, and into columns beside it.
 * @returns undefined where there is no such place, or it may not stand there
 */
export function stepTarget(
  content: Content,
  section: LocalSection,
  direction: Direction,
): Target | undefined {
  const target = targetFor(content, section, direction);
  if (!target) return undefined;
  const place = { parent: target.parent, column: target.column };
  const problem = placeProblem(content.sections, [section], place);
  return Object.keys(problem).length > 0 ? undefined : target;
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
