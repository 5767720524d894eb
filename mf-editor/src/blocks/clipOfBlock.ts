import { toClip, type Clip } from "../workingCopy/clipboard.ts";
import type { Content } from "../workingCopy/ops.ts";

/**
 * What a block holds, as a copy; its container comes along where it is more than one plain column.
 * @returns undefined for a block that is not read, or empty
 */
export function clipOfBlock(content: Content | undefined): Clip | undefined {
  const root = content?.sections.find(({ parent }) => parent === null);
  if (!content || !root) return undefined;
  const inner = content.sections.filter(({ parent }) => parent === root.id);
  if (inner.length === 0) return undefined;
  const { layout = "100", columns } = root.settings;
  const isPlain = layout === "100" && columns === undefined;
  return toClip(content, isPlain ? inner.map(({ id }) => id) : [root.id]);
}
