import { useEffect, useId, useRef, type ReactNode } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  title: ReactNode;
  /** Whether it holds lists with words to compare. */
  isWide?: boolean;
  /** Without it a dialog stays until it is answered. */
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog with a title. The browser gives the focus back where it was. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      // Escape closes it for good where it is pressed twice
      onClose={onClose ?? (({ currentTarget }) => currentTarget.showModal())}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
