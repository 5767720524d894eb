import { BlockMapBuilder, EditorState, Modifier } from "draft-js";
import { pastedHtml, pastedPlain } from "./pastedText.ts";
import { fromRichText } from "./richText.ts";

/**
 * Puts what was pasted in the place of the selection.
 * @returns undefined where draft-js does so itself: what comes from a text of the editor
 */
export function insertPasted(
  state: EditorState,
  text: string,
  html: string | undefined,
): EditorState | undefined {
  if (html?.includes("data-editor=")) return undefined;
  const pasted = html ? pastedHtml(html) : pastedPlain(text);
  // a picture alone, for instance, is nothing that a text can have
  if (pasted.blocks.length === 0) return state;
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const blocks = BlockMapBuilder.createFromArray(fromRichText(pasted).getBlocksAsArray());
  let next = Modifier.replaceWithFragment(content, selection, blocks);
  const [first] = pasted.blocks;
  const start = content.getBlockForKey(selection.getStartKey());
  if (start.getLength() === 0 && first && first.type !== "unstyled") {
    // an item that is pasted into an empty paragraph stays one
    const range = next.getSelectionAfter();
    const at = range.merge({
      anchorKey: start.getKey(),
      anchorOffset: 0,
      focusKey: start.getKey(),
      focusOffset: 0,
    });
    next = Modifier.setBlockType(next, at, first.type).merge({
      selectionAfter: range,
    }) as typeof next;
  }
  return EditorState.push(state, next, "insert-fragment");
}
