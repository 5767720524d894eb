import { EditorState, Modifier, RichUtils, type SelectionState } from "draft-js";
import type { LinkValue } from "../../pickers/links/LinkDialog.tsx";

/** The link in which the selection begins. */
export function presentLink(state: EditorState): LinkValue | undefined {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const key = content
    .getBlockForKey(selection.getStartKey())
    .getEntityAt(selection.getStartOffset());
  if (!key) return undefined;
  const { url = "", newWindow } = content.getEntity(key).getData();
  return { url, newWindow: newWindow === true };
}

/** What a link is set on: the selection, and where nothing is selected the whole link around the caret. */
function linkedRange(state: EditorState): SelectionState {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const at = selection.getStartOffset();
  const key = block.getEntityAt(at);
  let range = selection;
  if (!selection.isCollapsed() || !key) return range;
  block.findEntityRanges(
    (character) => character.getEntity() === key,
    (start, end) => {
      if (start <= at && at < end)
        range = selection.merge({ anchorOffset: start, focusOffset: end });
    },
  );
  return range;
}

/** Sets a link on the selection; its address is written where no words are. */
export function withLink(state: EditorState, { url, newWindow }: LinkValue): EditorState {
  const data = newWindow ? { url, newWindow } : { url };
  const content = state.getCurrentContent().createEntity("LINK", "MUTABLE", data);
  const key = content.getLastCreatedEntityKey();
  const range = linkedRange(state);
  if (!range.isCollapsed()) {
    const linked = Modifier.applyEntity(content, range, key);
    return EditorState.push(state, linked, "apply-entity");
  }
  const written = Modifier.insertText(content, range, url, undefined, key);
  return EditorState.push(state, written, "insert-characters");
}

export const withoutLink = (state: EditorState): EditorState =>
  RichUtils.toggleLink(state, linkedRange(state), null);
