import type { RichText } from "@festival/contracts/api/common";
import { isSafeLink } from "@festival/contracts/safeLink";

/**
 * What the schema of rich text cannot say.
 * @returns why it must not be stored, in English; undefined where all is well
 */
export function findRichTextProblem({ blocks, entityMap }: RichText): string | undefined {
  for (const block of blocks) {
    const ranges = [...block.inlineStyleRanges, ...block.entityRanges];
    if (ranges.some(({ offset, length }) => offset + length > block.text.length)) {
      return `A range of the block "${block.key}" ends behind its text.`;
    }
    if (block.entityRanges.some(({ key }) => !Object.hasOwn(entityMap, String(key)))) {
      return `The block "${block.key}" names an entity that does not exist.`;
    }
  }
  const links = Object.values(entityMap);
  if (links.length > 1000) return "There are more than 1000 links.";
  const unsafe = links.find(({ data }) => !isSafeLink(data.url));
  return unsafe && `The link "${unsafe.data.url.slice(0, 100)}" is not allowed.`;
}

/** The text alone: nothing but what the schema names, so that nothing else is ever stored. */
export function keepKnownFields({ blocks, entityMap }: RichText): RichText {
  return {
    blocks: blocks.map(({ key, text, type, depth, inlineStyleRanges, entityRanges }) => ({
      key,
      text,
      type,
      depth,
      inlineStyleRanges: inlineStyleRanges.map(({ offset, length, style }) => ({
        offset,
        length,
        style,
      })),
      entityRanges: entityRanges.map(({ offset, length, key: entity }) => ({
        offset,
        length,
        key: entity,
      })),
    })),
    entityMap: Object.fromEntries(
      Object.entries(entityMap).map(([key, { data }]) => {
        const { url, newWindow } = data;
        const kept = newWindow === undefined ? { url } : { url, newWindow };
        return [key, { type: "LINK", mutability: "MUTABLE", data: kept }];
      }),
    ),
  };
}
