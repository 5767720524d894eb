import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { Content, LocalSection } from "../../workingCopy/ops.ts";
import { columnsIn } from "../movePlaces.ts";

/** A line of the outline: a section, or one of several columns. */
export type OutlineRow = {
  key: string;
  /** From 1, as a tree counts its levels. */
  level: number;
  /** Its number among those of its level, and how many there are. */
  place: number;
  places: number;
  /** Undefined where nothing stands in it. */
  isOpen: boolean | undefined;
  parent: string | undefined;
} & (
  | { kind: "section"; section: LocalSection }
  | { kind: "column"; box: LocalSection; column: number; at: Target }
);

interface OutlineOptions {
  /** Sections and columns whose inside is not shown, by their keys. */
  closed: ReadonlySet<string>;
  /** What is shown of them; all where undefined. */
  matches?: ((section: LocalSection) => boolean) | undefined;
}

export const sectionKey = (id: SectionRef): string => `section:${id}`;
const columnKey = (id: SectionRef, column: number): string => `column:${id}/${column}`;

/**
 * Sections as a tree, a line for each: columns of their own where there are several, or where one is empty.
 * @param top in which the sections of the owner stand
 */
export function outlineRows(
  { sections }: Pick<Content, "sections">,
  top: SectionRef | null,
  { closed, matches }: OutlineOptions,
): OutlineRow[] {
  const inside = (parent: SectionRef | null, column: number) =>
    sections.filter((each) => each.parent === parent && each.column === column);
  const isIn = (section: LocalSection): boolean =>
    !matches ||
    matches(section) ||
    columnsIn(section).some((column) => inside(section.id, column).some(isIn));

  const rowsOf = (
    list: readonly LocalSection[],
    level: number,
    parent: string | undefined,
  ): OutlineRow[] => {
    const shown = list.filter(isIn);
    return shown.flatMap((section, index) => {
      const key = sectionKey(section.id);
      const columns = columnsIn(section);
      const [only] = columns.length === 1 ? columns : [];
      const isFlat = only !== undefined && inside(section.id, only).length > 0;
      const isOpen = columns.length > 0 ? matches !== undefined || !closed.has(key) : undefined;
      const row: OutlineRow = {
        kind: "section",
        key,
        section,
        level,
        place: index + 1,
        places: shown.length,
        isOpen,
        parent,
      };
      if (!isOpen) return [row];
      const inner = isFlat
        ? rowsOf(inside(section.id, only), level + 1, key)
        : columns.flatMap((column) => columnRows(section, { column, columns, level, key }));
      return [row, ...inner];
    });
  };

  const columnRows = (
    box: LocalSection,
    around: { column: number; columns: readonly number[]; level: number; key: string },
  ): OutlineRow[] => {
    const { column, columns, level } = around;
    const key = columnKey(box.id, column);
    const list = inside(box.id, column);
    const isOpen = list.length > 0 ? matches !== undefined || !closed.has(key) : undefined;
    const row: OutlineRow = {
      kind: "column",
      key,
      box,
      column,
      at: { parent: box.id, column, before: null },
      level: level + 1,
      place: column + 1,
      places: columns.length,
      isOpen,
      parent: around.key,
    };
    return [row, ...(isOpen ? rowsOf(list, level + 2, key) : [])];
  };

  return rowsOf(inside(top, 0), 1, undefined);
}
