import type { RichText } from "@festival/contracts/api/common";
import {
  ContentState,
  Modifier,
  SelectionState,
  type ContentBlock,
  type EditorState,
} from "draft-js";
import { toRichText } from "./richText.ts";

/** A text in two, and how many paragraphs the first part has; undefined where the caret stands within one. */
export interface SplitText {
  parts: [before: RichText, after: RichText];
  paragraphs: number | undefined;
}

const hasWords = (block: ContentBlock) => block.getText().trim() !== "";

function partOf(blocks: readonly ContentBlock[]): RichText {
  const from = blocks.findIndex(hasWords);
  const to = blocks.findLastIndex(hasWords);
  return toRichText(ContentState.createFromBlockArray(blocks.slice(from, to + 1)));
}

/** A text in two at its caret; undefined where one of them would have no words. */
export function splitText(state: EditorState): SplitText | undefined {
  const selection = state.getSelection();
  const key = selection.getStartKey();
  const content = state.getCurrentContent();
  const at = SelectionState.createEmpty(key).merge({
    anchorOffset: selection.getStartOffset(),
    focusOffset: selection.getStartOffset(),
  });
  const blocks = Modifier.splitBlock(content, at).getBlocksAsArray();
  const end = blocks.findIndex((block) => block.getKey() === key) + 1;
  const [before, after] = [blocks.slice(0, end), blocks.slice(end)];
  if (!before.some(hasWords) || !after.some(hasWords)) return undefined;
  const isWithin = [before.at(-1), after[0]].every((block) => block && hasWords(block));
  return {
    parts: [partOf(before), partOf(after)],
    paragraphs: isWithin ? undefined : before.findLastIndex(hasWords) + 1,
  };
}
