import type { ReactNode } from "react";
import styles from "./HomeScreen.module.css";

interface PartProps {
  title: string;
  /** What it says where the list is empty. */
  none: string;
  children: ReactNode[];
}

/** One part of what the office must know: a list, or one line where there is nothing. */
export function Part({ title, none, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className={styles.none}>{none}</p>}
    </section>
  );
}
