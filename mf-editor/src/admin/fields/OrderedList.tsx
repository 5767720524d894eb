import type { ReactNode } from "react";
import styles from "./fields.module.css";
import { useProblem } from "./formContext.ts";
import { Problem } from "./Problem.tsx";

interface OrderedListProps {
  path: string;
  label: string;
  /** `<li>` each; none for an empty list. */
  items: readonly ReactNode[];
  /** What adds one more; absent where the list is full. */
  children: ReactNode;
}

/** A list in the order that staff give it, with what is wrong with it. */
export function OrderedList({ path, label, items, children }: OrderedListProps) {
  const problem = useProblem(path);
  return (
    <div
      className={styles.list}
      role="group"
      aria-label={label}
      data-path={path}
      tabIndex={-1}
      aria-describedby={problem ? `${path}-problem` : undefined}
    >
      <h3>{label}</h3>
      {items.length > 0 && <ol className={styles.rows}>{items}</ol>}
      {children}
      <Problem id={path} words={problem} />
    </div>
  );
}
