import type { RichText } from "@festival/contracts/api/common";
import {
  Editor,
  EditorState,
  getDefaultKeyBinding,
  KeyBindingUtil,
  RichUtils,
  type DraftHandleValue,
} from "draft-js";
import { filterEditorState } from "draftjs-filters";
import "draft-js/dist/Draft.css";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from "react";
import { languageStyle } from "@festival/contracts/richText/languageMark";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { isRichText } from "../../workingCopy/isRichText.ts";
import { isSame } from "../../workingCopy/isSame.ts";
import { guardInput } from "./guardInput.ts";
import { languageLook, spokenLanguages } from "./languages.ts";
import { linkDecorator } from "./linkDecorator.tsx";
import { presentLink, withLink, withoutLink } from "./links.ts";
import styles from "./RichField.module.css";
import { insertPasted } from "./insertPasted.ts";
import { startedAt, type TextStart } from "./startedAt.ts";
import { fromRichText, toRichText } from "./richText.ts";
import type { SplitText } from "./splitText.ts";
import { TextToolbar } from "./TextToolbar.tsx";

/** In a chunk of its own: it comes when a link is set. */
const LinkDialog = lazy(async () => {
  const { LinkDialog } = await import("../../pickers/links/LinkDialog.tsx");
  return { default: LinkDialog };
});

interface RichFieldProps {
  /** What is stored; nothing else than a rich text is an empty one. */
  value: unknown;
  label: string;
  /** Id of what says what is wrong with it. */
  describedBy?: string | undefined;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
  /** Where its words were pressed on before it was there: it takes the focus there. */
  start?: TextStart | undefined;
  onChange(content: RichText): void;
  /** Leaves the field. */
  onEscape?(): void;
  /** Makes two of it at the caret; absent where it is no section by itself. */
  onSplit?: ((split: SplitText) => void) | undefined;
}

const empty: RichText = { blocks: [], entityMap: {} };
const contentOf = (value: unknown) => (isRichText(value) ? value : empty);
const stateOf = (content: RichText) =>
  EditorState.createWithContent(fromRichText(content), linkDecorator);

/** The keys of a text: those of draft-js, and Ctrl+K for a link. */
function keyCommand(event: KeyboardEvent): string | null {
  const isLink = KeyBindingUtil.hasCommandModifier(event) && event.key.toLowerCase() === "k";
  return isLink ? "link" : getDefaultKeyBinding(event);
}

/** What a text may have of what is pasted from another text of the editor; `pastedText.ts` reads all else. */
const pasted: Parameters<typeof filterEditorState>[0] = {
  blocks: ["unordered-list-item", "ordered-list-item"],
  styles: ["BOLD", "ITALIC", ...spokenLanguages.map(languageStyle)],
  entities: [{ type: "LINK", attributes: ["url", "href"] }],
  maxNesting: 4,
  whitespacedCharacters: ["\t"],
};

/** Words with bold, italics, languages, lists and links, as they are typed. The one place that knows draft-js. */
export function RichField({
  value,
  label,
  describedBy,
  takesFocus = false,
  start,
  onChange,
  onEscape,
  onSplit,
}: RichFieldProps) {
  const editor = useRef<Editor>(null);
  const [state, setState] = useState(() => stateOf(contentOf(value)));
  const [drawing, setDrawing] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const { i18n } = useTranslation();
  const present = useRef({ state, onChange });
  const told = useRef<RichText>(contentOf(value));

  const change = useCallback((given: EditorState) => {
    const next =
      given.getLastChangeType() === "insert-fragment" ? filterEditorState(pasted, given) : given;
    const before = present.current.state;
    present.current.state = next;
    setState(next);
    if (next.getCurrentContent() === before.getCurrentContent()) return;
    const content = toRichText(next.getCurrentContent());
    told.current = content;
    present.current.onChange(content);
  }, []);

  useEffect(() => {
    present.current.onChange = onChange;
  }, [onChange]);

  // words that come from elsewhere: of others, of undo, of another tab
  useEffect(() => {
    const content = contentOf(value);
    if (isSame(content, told.current)) return;
    told.current = content;
    const next = stateOf(content);
    present.current.state = next;
    setState(next);
  }, [value]);

  useEffect(() => {
    if (takesFocus) editor.current?.focus();
  }, [takesFocus]);

  const [started] = useState(start);
  useEffect(() => {
    if (!started) return;
    editor.current?.editor?.focus();
    change(startedAt(present.current.state, started));
  }, [started, change]);

  useEffect(() => {
    const root = editor.current?.editor;
    if (drawing > 0) editor.current?.focus();
    return root
      ? guardInput(root, {
          state: () => present.current.state,
          change,
          redraw: () => setDrawing((count) => count + 1),
        })
      : undefined;
  }, [change, drawing]);

  const handleKeyCommand = (command: string): DraftHandleValue => {
    if (command === "link") {
      setIsLinking(true);
      return "handled";
    }
    // no formats of a text
    if (command === "underline" || command === "code") return "handled";
    const next = RichUtils.handleKeyCommand(state, command);
    if (!next) return "not-handled";
    change(next);
    return "handled";
  };

  const handlePastedText = (text: string, html: string | undefined): DraftHandleValue => {
    const next = insertPasted(present.current.state, text, html);
    if (!next) return "not-handled";
    change(next);
    return "handled";
  };

  const keyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && onEscape) {
      event.stopPropagation();
      onEscape();
    } else if (event.key === "Tab" && RichUtils.getCurrentBlockType(state) !== "unstyled") {
      const next = RichUtils.onTab(event, state, 4);
      if (next !== state) change(next);
    }
  };

  /** Leaves the dialog of a link: the text has the focus and the selection again. */
  const endLink = (next: EditorState = state) => {
    const selection = state.getSelection().merge({ hasFocus: true });
    setIsLinking(false);
    // the dialog is gone by then, and the text can have the focus
    setTimeout(() => {
      editor.current?.editor?.focus();
      change(EditorState.forceSelection(next, selection));
    });
  };

  const field = (
    <div className={styles.field} onKeyDownCapture={keyDown}>
      <TextToolbar
        state={state}
        onChange={change}
        onLink={() => setIsLinking(true)}
        onSplit={onSplit}
      />
      <div className={styles.text}>
        <Editor
          key={drawing}
          ref={editor}
          editorState={state}
          onChange={change}
          handleKeyCommand={handleKeyCommand}
          keyBindingFn={keyCommand}
          handlePastedText={handlePastedText}
          stripPastedStyles={false}
          customStyleFn={languageLook}
          spellCheck
          ariaLabel={label}
          {...(describedBy !== undefined && { ariaDescribedBy: describedBy })}
        />
      </div>
    </div>
  );
  return (
    <>
      {field}
      {isLinking && (
        <Suspense>
          <LinkDialog
            locale={i18n.language as Locale}
            present={presentLink(state)}
            onApply={(link) => endLink(withLink(state, link))}
            onRemove={() => endLink(withoutLink(state))}
            onClose={() => endLink()}
          />
        </Suspense>
      )}
    </>
  );
}
