import { Suspense, useEffect, useState, type CSSProperties } from "react";
import { RichField } from "../fields/RichInput.tsx";
import styles from "./page.module.css";
import type { Rect } from "./useRects.ts";

interface TextInPlaceProps {
  /** Of the section, as its owner has rendered it. */
  element: HTMLElement;
  rect: Rect;
  value: unknown;
  label: string;
  onChange(content: unknown): void;
  onClose(): void;
}

const inherited = ["color", "font", "letterSpacing", "textAlign", "hyphens"] as const;

/** The letters of the page's own text. */
function lettersOf(element: HTMLElement): CSSProperties {
  const words = element.querySelector<HTMLElement>("p, li") ?? element;
  const computed = getComputedStyle(words);
  return Object.fromEntries(inherited.map((name) => [name, computed[name]]));
}

/**
 * A text that is edited where it stands, in the page's own letters. The page's text stays below, unseen, and follows:
 * so the place grows with the words.
 */
export function TextInPlace({ element, rect, value, label, onChange, onClose }: TextInPlaceProps) {
  const [letters] = useState(() => lettersOf(element));
  useEffect(() => {
    element.toggleAttribute("data-edited", true);
    return () => element.removeAttribute("data-edited");
  }, [element]);
  const { left, top, width, height } = rect;
  return (
    <div className={styles.inPlace} style={{ left, top, width, minHeight: height, ...letters }}>
      <Suspense>
        <RichField takesFocus value={value} label={label} onChange={onChange} onEscape={onClose} />
      </Suspense>
    </div>
  );
}
