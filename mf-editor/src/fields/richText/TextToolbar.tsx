import { useTranslation } from "@festival/shared-ui/i18n";
import { EditorState, RichUtils } from "draft-js";
import type { MouseEvent } from "react";
import { LanguageTool } from "./LanguageTool.tsx";
import { splitText, type SplitText } from "./splitText.ts";
import styles from "./TextToolbar.module.css";

interface TextToolbarProps {
  state: EditorState;
  onChange(next: EditorState): void;
  onLink(): void;
  onSplit?: ((split: SplitText) => void) | undefined;
}

/** Pressing a tool must not take the selection out of the text. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

export function TextToolbar({ state, onChange, onLink, onSplit }: TextToolbarProps) {
  const { t } = useTranslation();
  const split = onSplit && splitText(state);
  const style = state.getCurrentInlineStyle();
  const blockType = RichUtils.getCurrentBlockType(state);
  const tools = [
    {
      name: t("text.bold"),
      pressed: style.has("BOLD"),
      apply: () => RichUtils.toggleInlineStyle(state, "BOLD"),
    },
    {
      name: t("text.italic"),
      pressed: style.has("ITALIC"),
      apply: () => RichUtils.toggleInlineStyle(state, "ITALIC"),
    },
    {
      name: t("text.list"),
      pressed: blockType === "unordered-list-item",
      apply: () => RichUtils.toggleBlockType(state, "unordered-list-item"),
    },
    {
      name: t("text.numberedList"),
      pressed: blockType === "ordered-list-item",
      apply: () => RichUtils.toggleBlockType(state, "ordered-list-item"),
    },
  ];
  const steps = [
    {
      name: t("text.undo"),
      disabled: state.getUndoStack().isEmpty(),
      apply: () => EditorState.undo(state),
    },
    {
      name: t("text.redo"),
      disabled: state.getRedoStack().isEmpty(),
      apply: () => EditorState.redo(state),
    },
  ];
  return (
    <div role="toolbar" aria-label={t("text.tools")} className={styles.toolbar}>
      {tools.map(({ name, pressed, apply }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-pressed={pressed}
          onMouseDown={keepSelection}
          onClick={() => onChange(apply())}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onMouseDown={keepSelection}
        onClick={onLink}
      >
        {t("text.link")}
      </button>
      <LanguageTool state={state} onChange={onChange} />
      {onSplit && (
        <button
          type="button"
          className={styles.tool}
          title={t("text.splitHint")}
          disabled={!split}
          onMouseDown={keepSelection}
          onClick={() => split && onSplit(split)}
        >
          {t("text.split")}
        </button>
      )}
      {steps.map(({ name, disabled, apply }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          disabled={disabled}
          onMouseDown={keepSelection}
          onClick={() => onChange(apply())}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
