import { useEffect, useId, useRef, type ReactNode } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  title: ReactNode;
  /** Whether it holds lists with words to compare. */
  isWide?: boolean;
  /** Whether it is there to be read: the focus begins at its title, and not at a button below the words. */
  isRead?: boolean;
  /** Without it a dialog stays until it is answered. */
  onClose?: () => void;
  /** What stays in sight at its end while all else is scrolled. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A modal dialog with a title. The focus goes back where it was. */
export function Dialog({ title, isWide = false, isRead = false, ...props }: DialogProps) {
  const { onClose, foot, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    if (isRead) heading.current?.focus();
    return () => {
      // browsers do so for dialogs that are closed, not for those that are taken away
      const isLost = document.activeElement === document.body || !document.activeElement;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isRead]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      // keys that are meant for the dialog are none for the page below, nor for a field around it
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      // Escape closes it for good where it is pressed twice
      onClose={onClose ?? (({ currentTarget }) => currentTarget.showModal())}
    >
      <h2 id={id} ref={heading} className={styles.title} tabIndex={isRead ? -1 : undefined}>
        {title}
      </h2>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}
