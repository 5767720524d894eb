import type { RichText } from "@festival/contracts/api/common";
import { fitsPattern } from "@festival/contracts/fields/fitsPattern";
import { languageStylePattern } from "@festival/contracts/richText/languageMark";
import { isSafeLink } from "@festival/contracts/safeLink";
import { ContentState, convertFromRaw, convertToRaw, type RawDraftContentState } from "draft-js";

type Block = RichText["blocks"][number];

const blockTypes: readonly string[] = [
  "unstyled",
  "unordered-list-item",
  "ordered-list-item",
] satisfies Block["type"][];
const isKnownStyle = (style: string) =>
  style === "BOLD" || style === "ITALIC" || fitsPattern(languageStylePattern, style);

/** What draft-js holds, cut down to what the contract allows: pasted text brings all kinds of things. */
export function toRichText(content: ContentState): RichText {
  const raw = convertToRaw(content);
  const entityMap: RichText["entityMap"] = {};
  for (const [key, { type, data }] of Object.entries(raw.entityMap)) {
    const url: unknown = data.url ?? data.href;
    if (type !== "LINK" || typeof url !== "string" || !isSafeLink(url)) continue;
    entityMap[key] = {
      type,
      mutability: "MUTABLE",
      data: data.newWindow === true ? { url, newWindow: true } : { url },
    };
  }
  const blocks = raw.blocks.map((block): Block => ({
    key: block.key,
    text: block.text,
    type: (blockTypes.includes(block.type) ? block.type : "unstyled") as Block["type"],
    depth: blockTypes.includes(block.type) ? Math.min(block.depth, 4) : 0,
    inlineStyleRanges: block.inlineStyleRanges.filter(({ style }) =>
      isKnownStyle(style),
    ) as Block["inlineStyleRanges"],
    entityRanges: block.entityRanges.filter(({ key }) => String(key) in entityMap),
  }));
  return { blocks, entityMap };
}

export function fromRichText(content: RichText): ContentState {
  if (content.blocks.length === 0) return ContentState.createFromText("");
  // its types name the styles that it draws by itself; it takes any others
  return convertFromRaw(content as RawDraftContentState);
}
