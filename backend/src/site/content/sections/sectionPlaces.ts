import type { FieldProblem } from "@festival/contracts/errors";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { isKnownModel } from "./missing.ts";
import { columnCount } from "./sections.ts";
import type { Place } from "../publishing/workingCopy.repository.ts";

/** Sections of one owner. */
export const mostSections = 300;
/** Columns around a section, counted from the outermost. */
const deepest = 3;

type Placed = Pick<StoredSection, "model" | "settings"> & Place & { id: number };

/** @returns undefined for a model of a newer version */
const describe = ({ model }: Pick<Placed, "model">): SectionDescription | undefined =>
  isKnownModel(model) ? sectionDescriptions[model] : undefined;
const holdsColumns = (section: Placed) => describe(section)?.hasColumns === true;

/** How many levels of columns a section is, its own included. */
function height(all: readonly Placed[], section: Placed): number {
  if (!holdsColumns(section)) return 0;
  const inside = all.filter(({ parent }) => parent === section.id);
  return 1 + Math.max(0, ...inside.map((child) => height(all, child)));
}

/** A section and those around it, from the inside. */
function withAncestors(all: readonly Placed[], section: Placed): Placed[] {
  const around = all.find(({ id }) => id === section.parent);
  return around ? [section, ...withAncestors(all, around)] : [section];
}

/**
 * Why sections may not stand in a place.
 * @param all the owner's, without those that are new
 */
export function placeProblem(
  all: readonly Placed[],
  moved: readonly Placed[],
  { parent, column }: Place,
): Record<string, FieldProblem> {
  if (parent === null) return column === 0 ? {} : { column: "out_of_range" };
  const around = all.find(({ id }) => id === parent);
  if (!around) return { parent: "unknown" };
  if (!holdsColumns(around)) return { parent: "invalid" };
  if (column >= columnCount(around.settings.layout ?? "100")) return { column: "out_of_range" };
  const outside = withAncestors(all, around);
  for (const section of moved) {
    // grounds of their own are for the whole width, and nothing stands in itself
    if (describe(section)?.atTopOnly || outside.some(({ id }) => id === section.id)) {
      return { parent: "invalid" };
    }
    if (outside.length + height(all, section) > deepest) return { parent: "out_of_range" };
  }
  return {};
}

/** A section with all that it holds, itself as the outermost. */
export function subtree<S extends Placed>(all: readonly S[], id: number): S[] {
  const inside = (parent: number): S[] =>
    all
      .filter((section) => section.parent === parent)
      .flatMap((child) => [child, ...inside(child.id)]);
  return all
    .filter((section) => section.id === id)
    .flatMap((root) => [{ ...root, parent: null }, ...inside(id)]);
}
