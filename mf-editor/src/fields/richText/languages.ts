import { languageStyle, styleLanguage } from "@festival/contracts/richText/languageMark";
import { EditorState, Modifier, type DraftInlineStyle, type SelectionState } from "draft-js";
import type { CSSProperties } from "react";

/** Languages of which words are often found in texts on music, besides the site's own. */
export const spokenLanguages = [
  "de",
  "en",
  "fr",
  "it",
  "la",
  "es",
  "pt",
  "nl",
  "da",
  "sv",
  "no",
  "fi",
  "cs",
  "pl",
  "hu",
  "ru",
] as const;

/** Marked words are seen as such while one edits; visitors see no difference. */
export function languageLook(styles: DraftInlineStyle): CSSProperties {
  return styles.some((style) => styleLanguage(style ?? "") !== undefined)
    ? { textDecoration: "underline dotted", textUnderlineOffset: "0.2em" }
    : {};
}

/** The mark on the first letter of the selection, or on the letter after the caret; undefined for none. */
function presentStyle(state: EditorState): string | undefined {
  const selection = state.getSelection();
  return state
    .getCurrentContent()
    .getBlockForKey(selection.getStartKey())
    .getInlineStyleAt(selection.getStartOffset())
    .find((style) => styleLanguage(style ?? "") !== undefined);
}

/** The language of the selected words, or of those around the caret; empty where it is the text's. */
export const presentLanguage = (state: EditorState): string =>
  styleLanguage(presentStyle(state) ?? "") ?? "";

/** What a language is set on: the selection; where nothing is selected, the marked words around the caret. */
function markedRange(state: EditorState): SelectionState {
  const selection = state.getSelection();
  const style = presentStyle(state);
  let range = selection;
  if (!selection.isCollapsed() || !style) return range;
  const at = selection.getStartOffset();
  state
    .getCurrentContent()
    .getBlockForKey(selection.getStartKey())
    .findStyleRanges(
      (character) => character.hasStyle(style),
      (start, end) => {
        if (start <= at && at < end)
          range = selection.merge({ anchorOffset: start, focusOffset: end });
      },
    );
  return range;
}

/** Whether there are words whose language can be set. */
export const canHaveLanguage = (state: EditorState): boolean => !markedRange(state).isCollapsed();

/** All marks of the selected words, on whichever of them they are. */
function marksIn(state: EditorState, range: SelectionState): string[] {
  const content = state.getCurrentContent();
  const keys = content.getBlockMap().keySeq().toArray();
  const chosen = keys.slice(keys.indexOf(range.getStartKey()), keys.indexOf(range.getEndKey()) + 1);
  const styles = chosen.flatMap((key) =>
    content
      .getBlockForKey(key)
      .getCharacterList()
      .toArray()
      .flatMap((character) => character.getStyle().toArray()),
  );
  return [...new Set(styles)].filter((style) => styleLanguage(style) !== undefined);
}

/** Says in which language the selected words are; the empty text takes the mark away. */
export function withLanguage(state: EditorState, language: string): EditorState {
  const range = markedRange(state);
  if (range.isCollapsed()) return state;
  const bare = marksIn(state, range).reduce(
    (content, style) => Modifier.removeInlineStyle(content, range, style),
    state.getCurrentContent(),
  );
  const marked = language ? Modifier.applyInlineStyle(bare, range, languageStyle(language)) : bare;
  return EditorState.push(state, marked, "change-inline-style");
}
