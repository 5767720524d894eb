import type { RichText } from "@festival/contracts/api/common";
import { styleLanguage } from "@festival/contracts/richText/languageMark";
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { TextStart } from "../../../fields/richText/startedAt.ts";
import { isRichText } from "../../../workingCopy/isRichText.ts";
import styles from "./ShownWords.module.css";

type Block = RichText["blocks"][number];

/** A block's words, cut where a format begins or ends. */
function runsOf({ text, inlineStyleRanges, entityRanges }: Block): ReactNode[] {
  const ranges = [...inlineStyleRanges, ...entityRanges];
  const ends = ranges.flatMap(({ offset, length }) => [offset, offset + length]);
  const cuts = [...new Set([0, ...ends, text.length])].toSorted((one, other) => one - other);
  return cuts.slice(1).map((end, index) => {
    const from = cuts[index] ?? 0;
    const covers = ({ offset, length }: { offset: number; length: number }) =>
      offset <= from && offset + length >= end;
    const looks: string[] = inlineStyleRanges.filter(covers).map(({ style }) => style);
    const language = looks.map(styleLanguage).find(Boolean);
    return (
      <span
        key={from}
        lang={language}
        data-bold={looks.includes("BOLD") || undefined}
        data-italic={looks.includes("ITALIC") || undefined}
        data-link={entityRanges.some(covers) || undefined}
      >
        {text.slice(from, end)}
      </span>
    );
  });
}

/** How many letters of a block stand before a place in it. */
function lettersBefore(block: Element, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(block);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Browsers name the place below the pointer in one of two ways. */
interface PlacesBelow {
  caretPositionFromPoint?: (x: number, y: number) => CaretPosition | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

function placeBelow(x: number, y: number): { node: Node; offset: number } | undefined {
  const page: PlacesBelow = document;
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** The letter that was pressed on. */
function pressedPlace({ target, clientX, clientY }: MouseEvent): Pick<TextStart, "key" | "offset"> {
  const below = placeBelow(clientX, clientY);
  const near = below && (below.node instanceof Element ? below.node : below.node.parentElement);
  const block = (near ?? (target as Element)).closest("[data-block]");
  const key = block?.getAttribute("data-block") ?? null;
  const isInside = block && below && block.contains(below.node);
  return { key, offset: isInside ? lettersBefore(block, below.node, below.offset) : 0 };
}

interface ShownWordsProps {
  value: unknown;
  label: string;
  /** They are to be written on: from where, and with what was typed since. */
  onStart(start: TextStart): void;
}

/** The words of a field that is not there yet, as it will show them. What is pressed or typed meanwhile is not lost. */
export function ShownWords({ value, label, onStart }: ShownWordsProps) {
  const start = useRef<TextStart>({ key: null, offset: 0, typed: "" });
  const blocks = isRichText(value) ? value.blocks : [];
  const startAt = (change: Partial<TextStart>) => {
    start.current = { ...start.current, ...change };
    onStart(start.current);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    // the field may be there in a moment, and takes the focus
    event.preventDefault();
    event.currentTarget.focus();
    startAt(pressedPlace(event));
  };
  const type = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    startAt({ typed: start.current.typed + event.key });
  };
  return (
    <div
      className={styles.words}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      onFocus={() => startAt({})}
      onMouseDown={press}
      onKeyDown={type}
    >
      {blocks.map((block) => (
        <div
          key={block.key}
          data-block={block.key}
          data-type={block.type}
          style={{
            marginInlineStart: `${(block.type === "unstyled" ? 0 : 1.5) * (block.depth + 1)}em`,
          }}
        >
          {runsOf(block)}
        </div>
      ))}
    </div>
  );
}
