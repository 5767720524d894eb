import type { RichText } from "@festival/contracts/api/common";
import type { Locale } from "@festival/contracts/locales";
import { Editor, EditorState, RichUtils } from "draft-js";
import "draft-js/dist/Draft.css";
import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { linkDecorator } from "../../fields/richText/linkDecorator.tsx";
import { fromRichText, toRichText } from "../../fields/richText/richText.ts";
import { TextToolbar } from "../../fields/richText/TextToolbar.tsx";
import styles from "./RichTextInput.module.css";
import { useProblem } from "./formContext.ts";
import { Problem } from "./Problem.tsx";

const none: RichText = { blocks: [], entityMap: {} };

interface RichTextInputProps {
  path: string;
  label: string;
  lang?: Locale | undefined;
}

/** Words with formats, written as in the page itself. Without a word the field is empty. */
export function RichTextInput({ path, label, lang }: RichTextInputProps) {
  const id = useId();
  const { field } = useController({ name: path });
  const problem = useProblem(path);
  const [hasFocus, setHasFocus] = useState(false);
  const [state, setState] = useState(() =>
    EditorState.createWithContent(
      fromRichText((field.value as RichText | null) ?? none),
      linkDecorator,
    ),
  );
  const change = (next: EditorState) => {
    const content = next.getCurrentContent();
    if (content !== state.getCurrentContent()) {
      field.onChange(content.hasText() ? toRichText(content) : null);
    }
    setState(next);
  };
  return (
    <div className={styles.richText} data-path={path} lang={lang} data-invalid={Boolean(problem)}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div
        className={styles.box}
        onFocus={() => setHasFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
        }}
      >
        {hasFocus && <TextToolbar state={state} places={[]} onChange={change} />}
        <Editor
          editorState={state}
          onChange={change}
          handleKeyCommand={(command) => {
            const next = RichUtils.handleKeyCommand(state, command);
            if (!next) return "not-handled";
            change(next);
            return "handled";
          }}
          spellCheck
          role="textbox"
          ariaMultiline
          ariaLabelledBy={id}
        />
      </div>
      <Problem id={id} words={problem} />
    </div>
  );
}
