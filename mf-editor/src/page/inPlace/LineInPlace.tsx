import { useEffect, useEffectEvent, useRef, type CSSProperties, type KeyboardEvent } from "react";
import { withoutUnseen } from "../../fields/unseen.ts";
import styles from "../page.module.css";

interface LineInPlaceProps {
  /** What it begins with. */
  value: string;
  label: string;
  /** Whether it may have several lines. */
  isProse: boolean;
  /** Id of what says what is wrong with them. */
  problemId: string | undefined;
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

const lineBreaks = new Set(["insertParagraph", "insertLineBreak"]);

/** What is pasted into one line has no other ones. */
function inOneLine(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}

/** Words without formats, typed where they stand. */
export function LineInPlace(props: LineInPlaceProps) {
  const { value, label, isProse, problemId, style, onChange, onClose } = props;
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

  const isComposing = useRef(false);
  /** Whether the words are left once what is composed is written. */
  const leavesThen = useRef(false);
  /** Leaves a single line where it was to be broken: keyboards of phones tell no key for Enter. */
  const leaveOnBreak = (event: Event) => {
    if (isProse || !lineBreaks.has((event as InputEvent).inputType)) return;
    event.preventDefault();
    leavesThen.current = isComposing.current;
    if (!isComposing.current) onClose();
  };
  const onBeforeInput = useEffectEvent(leaveOnBreak);
  useEffect(() => {
    const element = box.current;
    const asked = (event: Event) => onBeforeInput(event);
    element?.addEventListener("beforeinput", asked);
    return () => element?.removeEventListener("beforeinput", asked);
  }, []);

  const write = (element: HTMLElement, event: Event) => {
    const text = element.textContent;
    const words = withoutUnseen(isProse ? text : inOneLine(text));
    told.current = words;
    onChange(words);
    if (isComposing.current) return;
    if (words !== text) {
      const caret = caretIn(element);
      element.textContent = words;
      putCaret(element, caret ?? words.length);
    }
    // some change the document without asking
    leaveOnBreak(event);
  };

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
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget, nativeEvent }) => {
        isComposing.current = false;
        write(currentTarget, nativeEvent);
        if (leavesThen.current) onClose();
      }}
      onInput={({ currentTarget, nativeEvent }) => write(currentTarget, nativeEvent)}
    />
  );
}
