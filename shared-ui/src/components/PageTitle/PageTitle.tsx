import type { ReactNode } from "react";
import styles from "./PageTitle.module.css";

interface PageTitleProps {
  /** `display` for short words such as a section's name. */
  size?: "large" | "display";
  /** A line above, part of the heading. */
  preline?: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  children: ReactNode;
}

/** Letters from which a word is long for a phone, and from which it is very long. */
const longWord = 13;
const veryLongWord = 19;

/** "Dramaturginnengespräch" must fit on a phone even where the browser can't hyphenate it. */
function wordLength(title: ReactNode): "long" | "veryLong" | undefined {
  if (typeof title !== "string") return undefined;
  const longest = Math.max(...title.split(/[\s\u00ad-]+/).map((word) => word.length));
  if (longest >= veryLongWord) return "veryLong";
  return longest >= longWord ? "long" : undefined;
}

/** The page's one h1. */
export function PageTitle({ size = "large", preline, language, children }: PageTitleProps) {
  return (
    <h1 className={styles.title} data-size={size} data-words={wordLength(children)}>
      {preline && <span className={styles.preline}>{preline} </span>}
      {language ? <span lang={language}>{children}</span> : children}
    </h1>
  );
}
