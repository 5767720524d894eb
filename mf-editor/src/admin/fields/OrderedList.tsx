import { useEffect, useRef, type ReactNode } from "react";
import styles from "./fields.module.css";
import { useProblem } from "./formContext.ts";
import { Problem } from "./Problem.tsx";

interface OrderedListProps {
  path: string;
  label: string;
  /** `<li>` each, with a `Grip` at the beginning of its head; none for an empty list. */
  items: readonly ReactNode[];
  /** What adds one more; absent where the list is full. */
  children: ReactNode;
  /** An item was dragged from one place to another. */
  onMove(from: number, to: number): void;
}

/** By what an item is dragged with a pointer; buttons and keys beside it do the same for everyone. */
export function Grip() {
  return (
    <span className={styles.grip} data-grip aria-hidden="true">
      ⠿
    </span>
  );
}

/** A list in the order that staff give it, with what is wrong with it. */
export function OrderedList({ path, label, items, children, onMove }: OrderedListProps) {
  const problem = useProblem(path);
  const list = useRef<HTMLOListElement>(null);
  const move = useRef(onMove);
  const wantsDrag = useRef(false);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const element = list.current;
    if (!element || items.length < 2) return undefined;
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    const start = async () => {
      wantsDrag.current = true;
      const { startRowDrag } = await import("./rowDrag.ts");
      if (!isOver) end = startRowDrag(element, (from, to) => move.current(from, to));
    };
    // its code is for pointers alone, and one comes over the list before it drags
    const come = () => void start().catch(() => undefined);
    if (wantsDrag.current) come();
    else element.addEventListener("pointerover", come, { once: true });
    return () => {
      element.removeEventListener("pointerover", come);
      end();
    };
  }, [items]);
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
      {items.length > 0 && (
        <ol ref={list} className={styles.rows}>
          {items}
        </ol>
      )}
      {children}
      <Problem id={path} words={problem} />
    </div>
  );
}
