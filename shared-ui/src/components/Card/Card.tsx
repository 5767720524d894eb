import type { ElementType, ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  children: ReactNode;
  /** Element; an article if not given. */
  as?: ElementType;
  /** Lays out picture and words where they do not stand below each other. */
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Something that leads to a page of its own, in a list: picture, title, a few words. The link in its
 * `CardTitle` covers all of it, with the focus ring; another link or button in it needs `position: relative`.
 */
export function Card({ children, as: Element = "article", className, ...data }: CardProps) {
  return (
    <Element {...data} className={[styles.card, className].filter(Boolean).join(" ")}>
      {children}
    </Element>
  );
}
