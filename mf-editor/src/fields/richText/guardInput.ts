import { type ContentState, EditorState, Modifier, RichUtils, SelectionState } from "draft-js";

/** draft-js reads what a composition wrote a moment after it ended. */
const afterCompositionMs = 40;

interface Guarded {
  state(): EditorState;
  change(next: EditorState): void;
  /** Draws the document again from the model. */
  redraw(): void;
}

/** A line break in the place of what is selected, for which draft-js' own throws. */
function withLineBreak(state: EditorState): EditorState {
  const content = Modifier.replaceText(
    state.getCurrentContent(),
    state.getSelection(),
    "\n",
    state.getCurrentInlineStyle(),
  );
  const next = EditorState.push(state, content, "insert-characters");
  return EditorState.forceSelection(next, content.getSelectionAfter());
}

/**
 * What a person means by a change. Chromium breaks a line for each Enter in texts without formats, as which draft-js
 * marks its own: a line is meant by Shift alone.
 */
const meant = (inputType: string, hasShift: boolean): string =>
  inputType === "insertLineBreak" && !hasShift ? "insertParagraph" : inputType;

/** What a change by the keyboard means for the model; undefined where draft-js does it well itself. */
function changeFor(inputType: string, state: EditorState): EditorState | undefined {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  switch (inputType) {
    case "insertParagraph":
      return EditorState.push(state, Modifier.splitBlock(content, selection), "split-block");
    case "insertLineBreak":
      return withLineBreak(state);
    case "formatBold":
      return RichUtils.toggleInlineStyle(state, "BOLD");
    case "formatItalic":
      return RichUtils.toggleInlineStyle(state, "ITALIC");
    case "deleteContentBackward": {
      const isAtStart = selection.isCollapsed() && selection.getStartOffset() === 0;
      return isAtStart ? joinWithBefore(state) : undefined;
    }
  }
  // formats that a text cannot have change nothing
  return inputType.startsWith("format") ? state : undefined;
}

/** Backspace at the start of a block: a list's item becomes a paragraph, a paragraph joins the one before. */
function joinWithBefore(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const key = state.getSelection().getStartKey();
  if (content.getBlockForKey(key).getType() !== "unstyled") {
    return RichUtils.onBackspace(state) ?? RichUtils.toggleBlockType(state, "unstyled");
  }
  const before = content.getBlockBefore(key);
  if (!before) return state;
  const range = SelectionState.createEmpty(before.getKey()).merge({
    anchorOffset: before.getLength(),
    focusKey: key,
    focusOffset: 0,
    // else the caret is not put where both meet
    hasFocus: true,
  });
  return EditorState.push(
    state,
    Modifier.removeRange(content, range, "backward"),
    "backspace-character",
  );
}

/** What shows a block; undefined where the document has lost it, or split it past the model. */
function blockElement(root: HTMLElement, key: string): HTMLElement | undefined {
  const found = root.querySelectorAll<HTMLElement>(`[data-block][data-offset-key="${key}-0-0"]`);
  return found.length === 1 ? found[0] : undefined;
}

/** The model with the words that the document shows, where the two differ; else the very same. */
export function withShownWords(state: EditorState, root: HTMLElement): EditorState {
  let content: ContentState = state.getCurrentContent();
  const before = content;
  for (const block of content.getBlocksAsArray()) {
    const element = blockElement(root, block.getKey());
    // a block that the document has lost stays in the model
    if (!element) continue;
    // an empty block and a soft break are shown as line breaks
    const shown = (element.textContent ?? "").replaceAll("\u200B", "");
    const text = block.getText();
    if (shown === text || shown === text.replaceAll("\n", "") || shown.replace(/\n$/, "") === text)
      continue;
    const all = SelectionState.createEmpty(block.getKey()).merge({ focusOffset: text.length });
    content = Modifier.replaceText(content, all, shown);
  }
  return content === before ? state : EditorState.push(state, content, "insert-characters");
}

/**
 * Keeps model and document of draft-js together where a keyboard changes the document by itself: on phones Enter
 * comes as `insertParagraph` without a key, and words were lost.
 * @returns ends it
 */
export function guardInput(root: HTMLElement, { state, change, redraw }: Guarded): () => void {
  /** Also for the moment in which draft-js has not read yet what was composed. */
  let isComposing = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const act = (inputType: string, isLater: boolean) => {
    const apply = () => {
      const next = changeFor(inputType, state());
      if (next) change(next);
    };
    if (isLater) setTimeout(apply, afterCompositionMs);
    else apply();
  };
  /** Whether Shift is held. */
  let hasShift = false;
  const key = (event: KeyboardEvent) => {
    hasShift = event.shiftKey;
  };
  const beforeInput = (event: InputEvent) => {
    const inputType = meant(event.inputType, hasShift);
    if (changeFor(inputType, state()) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(inputType, isComposing || event.isComposing);
  };
  const compare = () => {
    if (isComposing || !root.isConnected) return;
    const next = withShownWords(state(), root);
    if (next === state()) return;
    change(next);
    redraw();
  };
  const started = () => {
    clearTimeout(settling);
    isComposing = true;
  };
  const ended = () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      isComposing = false;
      compare();
    }, afterCompositionMs);
  };
  const input = (event: Event) => {
    const inputType = meant((event as InputEvent).inputType, hasShift);
    const next = isComposing ? undefined : changeFor(inputType, state());
    if (next === undefined || inputType.startsWith("format")) {
      setTimeout(compare, afterCompositionMs);
      return;
    }
    // the document was changed without asking: the model is changed as was meant, and drawn again
    event.stopPropagation();
    change(next);
    redraw();
  };
  root.addEventListener("keydown", key, { capture: true });
  root.addEventListener("beforeinput", beforeInput, { capture: true });
  root.addEventListener("compositionstart", started);
  root.addEventListener("compositionend", ended);
  root.addEventListener("input", input);
  return () => {
    clearTimeout(settling);
    root.removeEventListener("keydown", key, { capture: true });
    root.removeEventListener("beforeinput", beforeInput, { capture: true });
    root.removeEventListener("compositionstart", started);
    root.removeEventListener("compositionend", ended);
    root.removeEventListener("input", input);
  };
}
