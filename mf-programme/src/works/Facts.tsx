import type { ReactNode } from "react";
import styles from "./Facts.module.css";

interface FactProps {
  label: string;
  children: ReactNode;
}

/** What is known, with what it is; one of `Facts`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      {children}
    </div>
  );
}

/** What is known of a work, side by side where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
