import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { columnCount } from "@festival/contracts/sections/places";
import type { Content, LocalSection } from "../workingCopy/ops.ts";
import { mayStand, outermost } from "../workingCopy/several.ts";

/** A line of the list of places where sections can go. */
export type MovePlace = { depth: number } & (
  | /** Before a section. */ { kind: "before"; section: LocalSection; at: Target }
  /** At the end of a column, or of the page where there is no `box`. */
  | { kind: "end"; box: LocalSection | undefined; at: Target }
  /** Where one of them stands now. */
  | { kind: "here"; section: LocalSection }
);

export const hasColumns = ({ model }: Pick<LocalSection, "model">): boolean =>
  (sectionDescriptions as Record<string, SectionDescription>)[model]?.hasColumns === true;

export const columnsIn = (box: LocalSection): number[] =>
  hasColumns(box)
    ? Array.from({ length: columnCount(box.settings.layout ?? "100") }, (_, column) => column)
    : [];

/**
 * All places where sections may go, in the order of the page; those where they may not are left out.
 * @param top in which the sections of the owner stand
 */
export function movePlaces(
  content: Content,
  ids: readonly SectionRef[],
  top: SectionRef | null,
): MovePlace[] {
  const moved = outermost(content, ids);
  const may = (at: Target) => mayStand(content, moved, at);

  const inPlace = (
    place: Pick<Target, "parent" | "column">,
    box: LocalSection | undefined,
    depth: number,
  ): MovePlace[] => {
    const inside = content.sections.filter(
      ({ parent, column }) => parent === place.parent && column === place.column,
    );
    const lines = inside.flatMap((section): MovePlace[] => {
      if (moved.includes(section)) return [{ kind: "here", section, depth }];
      const at = { ...place, before: section.id };
      const own: MovePlace[] = may(at) ? [{ kind: "before", section, at, depth }] : [];
      const columns = columnsIn(section).flatMap((column) =>
        inPlace({ parent: section.id, column }, section, depth + 1),
      );
      return [...own, ...columns];
    });
    const at = { ...place, before: null };
    return [...lines, ...(may(at) ? [{ kind: "end" as const, box, at, depth }] : [])];
  };

  const around = content.sections.find(({ id }) => id === top);
  return inPlace({ parent: top, column: 0 }, around, 0);
}
