import type { RichText } from "@festival/contracts/api/common";
import { fitsPattern } from "@festival/contracts/fields/fitsPattern";
import { languageStylePattern } from "@festival/contracts/richText/languageMark";
import { isSafeLink } from "@festival/contracts/safeLink";

type Block = RichText["blocks"][number];

const types: readonly unknown[] = [
  "unstyled",
  "unordered-list-item",
  "ordered-list-item",
] satisfies Block["type"][];
const mostBlocks = 500;
const mostLetters = 20_000;
const longestUrl = 2000;
const deepest = 4;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isStyle = (style: unknown): style is Block["inlineStyleRanges"][number]["style"] =>
  style === "BOLD" ||
  style === "ITALIC" ||
  (typeof style === "string" && fitsPattern(languageStylePattern, style));

/** Ranges that lie within a text. */
const within = (ranges: unknown, text: string) =>
  listOf(ranges).flatMap(({ offset, length, ...rest }) =>
    isCount(offset) && isCount(length) && offset + length <= text.length
      ? [{ offset, length, ...rest }]
      : [],
  );

function readBlock(block: Record<string, unknown>, index: number, links: RichText["entityMap"]) {
  const text = typeof block.text === "string" ? block.text.slice(0, mostLetters) : "";
  const { depth, type } = block;
  return {
    key: `p${index}`,
    text,
    type: (types.includes(type) ? type : "unstyled") as Block["type"],
    depth: isCount(depth) && types.includes(type) ? Math.min(depth, deepest) : 0,
    inlineStyleRanges: within(block.inlineStyleRanges, text).flatMap(
      ({ offset, length, ...rest }) =>
        "style" in rest && isStyle(rest.style) ? [{ offset, length, style: rest.style }] : [],
    ),
    entityRanges: within(block.entityRanges, text).flatMap(({ offset, length, ...rest }) =>
      "key" in rest && isCount(rest.key) && Object.hasOwn(links, String(rest.key))
        ? [{ offset, length, key: rest.key }]
        : [],
    ),
  } satisfies Block;
}

/**
 * Rich text of a strange hand, cut down to what the contract allows.
 * @returns undefined for what is none at all
 */
export function readRichText(value: unknown): RichText | undefined {
  if (!isObject(value) || !Array.isArray(value.blocks)) return undefined;
  const entities = isObject(value.entityMap) ? Object.entries(value.entityMap) : [];
  const entityMap: RichText["entityMap"] = Object.fromEntries(
    entities.flatMap(([key, entity]) => {
      const { url, newWindow } = isObject(entity) && isObject(entity.data) ? entity.data : {};
      if (typeof url !== "string" || url.length > longestUrl || !isSafeLink(url)) return [];
      const data = newWindow === true ? { url, newWindow } : { url };
      return [[key, { type: "LINK" as const, mutability: "MUTABLE" as const, data }]];
    }),
  );
  const blocks = listOf(value.blocks)
    .slice(0, mostBlocks)
    .map((block, index) => readBlock(block, index, entityMap));
  return { blocks, entityMap };
}
