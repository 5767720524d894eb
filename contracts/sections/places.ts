import type { FieldProblem } from "../errors.ts";
import type { SectionDescription } from "./section.ts";
import { sectionDescriptions } from "./sectionDescriptions.ts";

/** What names a section: its id, or what an editor calls it until it has one. */
type Name = number | string;

/** Where a section stands: in a column of another one, or at the top, which is column 0 of nothing. */
export interface Place<Id extends Name = number> {
  parent: Id | null;
  column: number;
}

/** Sections of one owner stand in one list; those of one place are in their order there. */
interface Placed<Id extends Name> extends Place<Id> {
  id: Id;
}
interface PlacedModel<Id extends Name> extends Placed<Id> {
  model: string;
  settings: Record<string, unknown>;
}

/** Sections of one owner. */
export const mostSections = 300;
/** Columns around a section, counted from the outermost. */
const deepest = 3;

const isIn = <Id extends Name>(section: Place<Id>, { parent, column }: Place<Id>) =>
  section.parent === parent && section.column === column;

/** Ids of the sections of a place, in their order. */
export const idsIn = <Id extends Name>(
  sections: readonly Placed<Id>[],
  place: Place<NoInfer<Id>>,
): Id[] => sections.filter((section) => isIn(section, place)).map(({ id }) => id);

/**
 * Puts sections, new ones or others, into a place.
 * @param before null, or a section that stands elsewhere, for the end of the place
 */
export function placeSections<Id extends Name, S extends Placed<Id>>(
  sections: readonly S[],
  placed: readonly S[],
  place: Place<Id>,
  before: Id | null,
): S[] {
  const ids = new Set(placed.map(({ id }) => id));
  const rest = sections.filter(({ id }) => !ids.has(id));
  const { parent, column } = place;
  const moved = placed.map((section) =>
    isIn(section, place) ? section : { ...section, parent, column },
  );
  const index = rest.findIndex((section) => section.id === before && isIn(section, place));
  return rest.toSpliced(index < 0 ? rest.length : index, 0, ...moved);
}

/** A section and all that it holds, however deep. */
export function withInner<Id extends Name, S extends { id: Id; parent: Id | null }>(
  sections: readonly S[],
  id: Id,
): S[] {
  return sections
    .filter((section) => section.id === id)
    .concat(
      sections
        .filter(({ parent }) => parent === id)
        .flatMap((inner) => withInner(sections, inner.id)),
    );
}

/** How many columns a layout has. */
export const columnCount = (layout: unknown): number => String(layout).split("-").length;

/** @returns undefined for a model of a newer version */
const describe = ({ model }: { model: string }): SectionDescription | undefined =>
  (sectionDescriptions as Record<string, SectionDescription>)[model];
const holdsColumns = (section: { model: string }) => describe(section)?.hasColumns === true;

/** How many levels of columns a section is, its own included. */
function height<Id extends Name>(
  all: readonly PlacedModel<Id>[],
  section: PlacedModel<Id>,
): number {
  if (!holdsColumns(section)) return 0;
  const inside = all.filter(({ parent }) => parent === section.id);
  return 1 + Math.max(0, ...inside.map((child) => height(all, child)));
}

/** A section and those around it, from the inside. */
function withAncestors<Id extends Name>(
  all: readonly PlacedModel<Id>[],
  section: PlacedModel<Id>,
): PlacedModel<Id>[] {
  const around = all.find(({ id }) => id === section.parent);
  return around ? [section, ...withAncestors(all, around)] : [section];
}

/**
 * Why sections may not stand in a place.
 * @param all the owner's, without those that are new
 * @returns empty where they may
 */
export function placeProblem<Id extends Name>(
  all: readonly PlacedModel<Id>[],
  moved: readonly PlacedModel<Id>[],
  { parent, column }: Place<Id>,
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
