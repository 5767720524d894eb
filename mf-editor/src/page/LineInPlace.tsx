import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from "react";
import styles from "./page.module.css";

interface LineInPlaceProps {
  /** What it begins with. */
  value: string;
  label: string;
  /** Whether it may have several lines. */
  isProse: boolean;
  style: CSSProperties;
  onChange(value: string): void;
  /** Leaves the words. */
  onClose(): void;
}

/** Where the caret stands among the letters of a box; undefined where it stands elsewhere. */
function caretIn(box: HTMLElement): number | undefined {
  const selection = getSelection();
  if (!selection?.anchorNode || !box.contains(selection.anchorNode)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(box);
  before.setEnd(selection.anchorNode, selection.anchorOffset);
  return before.toString().length;
}

function putCaret(box: HTMLElement, at: number): void {
  const text = box.firstChild;
  if (text) getSelection()?.collapse(text, Math.min(at, box.textContent.length));
  else getSelection()?.collapse(box, 0);
}

/** What is pasted into one line has no other ones. */
function inOneLine(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}

/** Words without formats, typed where they stand. */
export function LineInPlace(props: LineInPlaceProps) {
  const { value, label, isProse, style, onChange, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<string>(undefined);

  // words that come from elsewhere: of others, of undo, of another tab; React must not write into what is typed in
  useEffect(() => {
    const element = box.current;
    // a server that leaves out spaces at the end takes none away from who goes on to type
    if (!element || (told.current !== undefined && told.current.trim() === value.trim())) return;
    const isFirst = told.current === undefined;
    const caret = caretIn(element);
    told.current = value;
    element.textContent = value;
    if (isFirst) element.focus();
    if (isFirst) putCaret(element, value.length);
    else if (caret !== undefined) putCaret(element, caret);
  }, [value]);

  const keyDown = (event: KeyboardEvent) => {
    // a key that ends the choice of a sign is none of the box
    if (event.nativeEvent.isComposing) return;
    const leaves = event.key === "Escape" || (event.key === "Enter" && !isProse);
    if (!leaves) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={box}
      className={styles.line}
      style={style}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline={isProse}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onKeyDown={keyDown}
      onInput={({ currentTarget }) => {
        const text = currentTarget.textContent;
        const words = isProse ? text : inOneLine(text);
        told.current = words;
        onChange(words);
      }}
    />
  );
}
