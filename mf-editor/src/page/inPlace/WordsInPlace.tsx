import { Suspense, useEffect, useId, useRef, useState, type CSSProperties } from "react";
import { RichField } from "../../fields/lazyRichField.ts";
import type { SplitText } from "../../fields/richText/splitText.ts";
import type { WordsKind } from "../fields.ts";
import { LineInPlace } from "./LineInPlace.tsx";
import styles from "../page.module.css";
import type { Rect } from "../elements/useRects.ts";
import { useRoomBelow } from "./useRoomBelow.ts";

interface WordsInPlaceProps {
  kind: WordsKind;
  /** As its owner has rendered it. */
  element: HTMLElement;
  rect: Rect;
  value: unknown;
  /** Whether the page shows nothing of it: what stands in the element is something else. */
  isUnseen: boolean;
  label: string;
  /** What is wrong with them, in the reader's words. */
  problem: string | undefined;
  onChange(value: unknown): void;
  onClose(): void;
  /** Makes two sections of a text at the caret; absent where it is part of something else. */
  onSplit?: ((split: SplitText) => void) | undefined;
}

const inherited = [
  "color",
  "font",
  "letterSpacing",
  "textAlign",
  "textTransform",
  "hyphens",
] as const;
/** Of the element itself: where its first letter stands. */
const ownBox = ["padding", "textIndent"] as const;

/** How wide the page lets the lines of a text become, where they begin at the edge of their element. */
function measureOf(words: HTMLElement, element: HTMLElement): string {
  const { left } = element.getBoundingClientRect();
  for (let each = words; element.contains(each); each = each.parentElement ?? document.body) {
    const { maxInlineSize } = getComputedStyle(each);
    const isAtEdge = each.getBoundingClientRect().left - left < 1;
    if (maxInlineSize.endsWith("px")) return isAtEdge ? maxInlineSize : "none";
  }
  return "none";
}

/** Styles, and how wide lines become. */
type Letters = CSSProperties & { "--measure"?: string };

/** The letters of the page's own text. */
function lettersOf(element: HTMLElement, kind: WordsKind): Letters {
  const isRich = kind === "richText";
  const words = (isRich && element.querySelector<HTMLElement>("p, li")) || element;
  const computed = getComputedStyle(words);
  const names = isRich ? inherited : [...inherited, ...ownBox];
  return {
    ...Object.fromEntries(names.map((name) => [name, computed[name]])),
    ...(isRich && { "--measure": measureOf(words, element) }),
  };
}

/** The words of an element that are not those of another one inside, such as the line above a title. */
const ownTexts = (element: HTMLElement): ChildNode[] =>
  [...element.childNodes].filter(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );

/** How far below the top of their element its own words begin, in pixels. */
function topOfWords(element: HTMLElement): number {
  const [first] = ownTexts(element);
  if (!first || element.childElementCount === 0) return 0;
  const range = document.createRange();
  range.selectNodeContents(first);
  const [line] = range.getClientRects();
  const lineHeight = parseFloat(getComputedStyle(element).lineHeight) || (line?.height ?? 0);
  const { top } = element.getBoundingClientRect();
  return line ? line.top - top - (lineHeight - line.height) / 2 : 0;
}

/**
 * Words that are edited where they stand, in the page's own letters. The page's own words stay below, unseen, and
 * follow: so the place grows with them.
 */
export function WordsInPlace(props: WordsInPlaceProps) {
  const { kind, element, rect, value, isUnseen, label, problem, onChange, onClose, onSplit } =
    props;
  const id = useId();
  const problemId = problem === undefined ? undefined : id;
  const said = useRef<HTMLParagraphElement>(null);
  useRoomBelow(element, said, problem);
  const told = problem !== undefined && (
    <p ref={said} id={id} role="alert" className={styles.fault}>
      {problem}
    </p>
  );
  const [letters] = useState(() => lettersOf(element, kind));
  // a field that was never written may show other words of the page, such as its title
  const [first] = useState(() => {
    if (isUnseen) return "";
    const own = ownTexts(element).map(({ textContent }) => textContent);
    return own.length > 0 ? own.join("").trim() : element.textContent;
  });
  const [above] = useState(() => (kind === "richText" ? 0 : topOfWords(element)));
  const [isWritten, setWritten] = useState(false);
  useEffect(() => {
    element.setAttribute("data-edited", kind === "richText" ? "all" : "words");
    return () => element.removeAttribute("data-edited");
  }, [element, kind]);
  const { left, top, width, height } = rect;
  const minHeight = Math.max(0, height - above);
  const place = { left, top: top + above, width, minHeight };
  if (kind !== "richText") {
    const text = typeof value === "string" ? value : "";
    return (
      <section className={styles.inPlace} style={place} aria-label={label}>
        <LineInPlace
          value={text === "" && !isWritten ? first : text}
          label={label}
          isProse={kind === "prose"}
          problemId={problemId}
          style={{ ...letters, minHeight }}
          onChange={(words) => {
            setWritten(true);
            onChange(words);
          }}
          onClose={onClose}
        />
        {told}
      </section>
    );
  }
  return (
    <section
      className={styles.inPlace}
      data-rich-in-place=""
      style={{ ...place, ...letters }}
      aria-label={label}
    >
      <Suspense>
        <RichField
          takesFocus
          value={value}
          label={label}
          describedBy={problemId}
          onChange={onChange}
          onEscape={onClose}
          onSplit={onSplit}
        />
      </Suspense>
      {told}
    </section>
  );
}
