import { EditorState, Modifier, SelectionState } from "draft-js";

/** Where a text was pressed on before its field was there, and what was typed since. */
export interface TextStart {
  /** Of the block; null for the first one. */
  key: string | null;
  /** How many letters of the block stand before. */
  offset: number;
  typed: string;
}

/** A text with the caret where it was pressed on, and what was typed there. */
export function startedAt(state: EditorState, { key, offset, typed }: TextStart): EditorState {
  const content = state.getCurrentContent();
  const named = key === null ? undefined : content.getBlockForKey(key);
  const block = named ?? content.getFirstBlock();
  const at = Math.min(offset, block.getLength());
  const caret = SelectionState.createEmpty(block.getKey()).merge({
    anchorOffset: at,
    focusOffset: at,
    hasFocus: true,
  });
  if (typed === "") return EditorState.forceSelection(state, caret);
  const written = Modifier.insertText(content, caret, typed);
  const after = written.getSelectionAfter().merge({ hasFocus: true });
  return EditorState.forceSelection(EditorState.push(state, written, "insert-characters"), after);
}
