import type { Section } from "@festival/contracts/api/sections";
import type { SectionsPlace } from "@festival/contracts/editing";
import { sectionsAt } from "../page/places.ts";
import type { LocalSection } from "../workingCopy/ops.ts";

/** The block that a section shows by reference: it is its own owner, though it stands in a column. */
function blockIn(sections: readonly Section[]): Section | undefined {
  const [root, ...others] = sections;
  const isBlock = root?.content_type === null && root.parent === null && others.length === 0;
  return isBlock ? root : undefined;
}

/** The block that was shown of a section that refers to one; undefined where nothing was. */
export function shownBlock(section: Section | undefined): Section | undefined {
  if (!section || !("columns" in section)) return undefined;
  return blockIn(section.columns[0]?.sections ?? []);
}

/**
 * Where lists of sections show reusable blocks, each block once: a second time it has other ids, which cannot be edited.
 * @param data of the page
 */
export function blockPlaces(
  data: unknown,
  lists: readonly Pick<SectionsPlace, "in">[],
): SectionsPlace[] {
  const found = new Map<number, SectionsPlace>();
  const look = (path: SectionsPlace["in"]) => {
    for (const [index, section] of sectionsAt(data, path).entries()) {
      if (!("columns" in section)) continue;
      for (const [column, { sections }] of section.columns.entries()) {
        const inside = [...path, index, "columns", column, "sections"];
        const block = blockIn(sections);
        if (!block) look(inside);
        else if (block.id > 0 && !found.has(block.id)) {
          const selector = `[data-section-id="${block.id}"]`;
          found.set(block.id, { owner: { type: "block", id: block.id }, in: inside, selector });
        }
      }
    }
  };
  for (const list of lists) look(list.in);
  return [...found.values()];
}

/** The blocks to which sections refer. */
export const blocksNamed = (sections: readonly LocalSection[]): unknown[] =>
  sections.flatMap(({ model, settings }) => (model === "blockref" ? settings.block_id : []));

/** Whether an owner is a reusable block, in which no other one may stand. @param owner as `keyOfOwner` gives it */
export const isBlockKey = (owner: string): boolean => owner.startsWith("block:");
