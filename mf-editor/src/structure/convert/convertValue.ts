import type { RichText } from "@festival/contracts/api/common";
import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { readValue } from "../../clipboard/readValue.ts";
import { isSame } from "../../workingCopy/isSame.ts";
import { isRichText } from "../../workingCopy/isRichText.ts";

const paragraphsOf = (text: string): RichText => ({
  blocks: text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, index) => ({
      key: `p${index}`,
      text: line,
      type: "unstyled",
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
    })),
  entityMap: {},
});

/** Links and lists are more than words: they fit no plain field. */
const isPlain = ({ blocks }: RichText) =>
  blocks.every(({ type, entityRanges }) => type === "unstyled" && entityRanges.length === 0);

function plainOf(value: RichText, to: Field): string | undefined {
  const lines = value.blocks.map(({ text }) => text).filter((text) => text.trim() !== "");
  const fits = isPlain(value) && (lines.length < 2 || to.kind === "prose");
  return fits ? lines.join("\n") : undefined;
}

/**
 * A value of one field as another one holds it; bold and italics may go, words and what they lead to never.
 * @returns undefined where it does not fit whole
 */
export function convertValue(from: Field, to: Field, value: unknown): unknown {
  if (from.localized !== to.localized) return undefined;
  if (to.kind === "richText" && isTextField(from) && typeof value === "string") {
    return paragraphsOf(value);
  }
  if (from.kind === "richText" && isTextField(to) && isRichText(value)) {
    const text = plainOf(value, to);
    return text === undefined ? undefined : readValue(to, text);
  }
  if (from.kind === "richText" || to.kind === "richText") {
    return from.kind === to.kind ? value : undefined;
  }
  const read = readValue(to, value);
  return isSame(read, value) ? read : undefined;
}
