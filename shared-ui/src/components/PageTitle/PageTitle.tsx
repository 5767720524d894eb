import type { ReactNode } from "react";
import styles from "./PageTitle.module.css";

interface PageTitleProps {
  /** `display` for short words such as a section's name. */
  size?: "large" | "display";
  /** A line above, part of the heading. */
  preline?: string;
  children: ReactNode;
}

/** The page's one h1. */
export function PageTitle({ size = "large", preline, children }: PageTitleProps) {
  return (
    <h1 className={styles.title} data-size={size}>
      {preline && <span className={styles.preline}>{preline} </span>}
      {children}
    </h1>
  );
}
