import type { PatternDetail, PatternSection } from "@festival/contracts/api/editing/patterns";
import { readClip } from "../clipboard/readClip.ts";
import type { Clip } from "../workingCopy/clipboard.ts";

/** Copied sections as a pattern keeps them. */
export const patternSections = ({ sections, parents }: Clip): PatternSection[] =>
  sections.map(({ model, settings, texts, column }, index) => {
    const parent = parents[index] ?? null;
    const shared = { model, settings, texts };
    // the column in which the outermost stood is not theirs
    return parent === null ? { ...shared, column: 0 } : { ...shared, column, parent };
  });

/**
 * A pattern as sections to paste, without what this release does not know.
 * @returns undefined where nothing is left
 */
export const clipOfPattern = ({ sections }: Pick<PatternDetail, "sections">): Clip | undefined =>
  readClip({ sections, parents: sections.map(({ parent }) => parent ?? null) });
