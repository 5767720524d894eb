import type { ReactNode, Ref } from "react";
import styles from "./NoticeLine.module.css";

interface NoticeLineProps {
  /** What is said; null where nothing is. */
  text: string | null;
  /** What can be done about it. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A line below the header that moves nothing else, and is read out when it comes. */
export function NoticeLine({ text, children, ref }: NoticeLineProps) {
  return (
    <div ref={ref} className={styles.place} role="status">
      {text && (
        <div className={styles.line}>
          <p className={styles.text}>{text}</p>
          <div className={styles.buttons}>{children}</div>
        </div>
      )}
    </div>
  );
}
