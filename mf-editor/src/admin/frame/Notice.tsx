import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface NoticeProps {
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says what happened in the place of what was expected. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <section className={styles.notice} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  );
}
