import type { Section, SectionColumn } from "@festival/contracts/api/sections";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { dependOn } from "../../../platform/plugins/cacheTags.ts";

/** Larger than every id of a section. */
const idsOfOne = 2 ** 31;

/** A block that is shown once more: an id stands in a document once, so these are below 0. */
function shownAgain(section: Section, times: number): Section {
  const own = { ...section, id: section.id - times * idsOfOne };
  if (!("columns" in own)) return own;
  const columns = own.columns.map((column) => ({
    ...column,
    sections: column.sections.map((inner) => shownAgain(inner, times)),
  }));
  return { ...own, columns };
}

/** The reusable blocks to which sections refer, each once. */
export const blocksIn = (stored: readonly StoredSection[]): number[] => {
  const ids = stored.flatMap(({ model, settings: { block_id: id } }) =>
    model === "blockref" && typeof id === "number" ? [id] : [],
  );
  return [...new Set(ids)];
};

/**
 * Reads the reusable blocks to which sections refer, each once.
 * @param read gives the container of a block; undefined where it is not public
 */
export async function readBlocks(
  stored: readonly StoredSection[],
  read: (block: number) => Promise<Section | undefined>,
) {
  const found = new Map<unknown, Section>();
  for (const id of blocksIn(stored)) {
    // also one that is not public yet
    dependOn(`section:${id}`);
    const root = await read(id);
    if (root) found.set(id, root);
  }
  const shown = new Map<unknown, number>();
  return {
    /** The column of a section that refers to a block; undefined where there is nothing to show. */
    show(id: unknown): SectionColumn[] | undefined {
      const root = found.get(id);
      if (!root) return undefined;
      const times = shown.get(id) ?? 0;
      shown.set(id, times + 1);
      return [{ classes: "", sections: [times > 0 ? shownAgain(root, times) : root] }];
    },
  };
}
