import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef, type ReactNode } from "react";
import buttons from "./buttons.module.css";
import styles from "./dialog.module.css";

type Look = "primary" | "secondary" | "danger";

/** Ends the dialog. What was refused is told in it: it stays until this is called. */
type Close = () => void;

interface AskingButtonProps {
  /** Of the button, which asks in a dialog before anything is done. */
  words: string;
  /** Its name for screen readers, where its words say too little alone. */
  label?: string;
  look?: Look;
  isDisabled?: boolean;
  title: string;
  /** What is asked, and what went wrong. */
  children: ReactNode;
  /** Of the button that does it; without them it can't be done. */
  confirm: string | undefined;
  confirmLook?: Look;
  mayConfirm?: boolean;
  cancel?: string;
  onOpen?(): void;
  onConfirm?(close: Close): void;
  /** In place of `onConfirm` where the children have inputs: the dialog is a form, and can't stand in another one. */
  onSubmit?(close: Close, form: HTMLFormElement): void;
}

/** A button for what is done after a question alone: the question is a dialog, in which one confirms or cancels. */
export function AskingButton({ words, title, children, confirm, ...props }: AskingButtonProps) {
  const { look = "danger", confirmLook = "danger", mayConfirm = true, onSubmit } = props;
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  const open = () => {
    props.onOpen?.();
    dialog.current?.showModal();
  };
  const body = (
    <>
      {children}
      <p className={styles.actions}>
        {confirm !== undefined && (
          <button
            type={onSubmit ? "submit" : "button"}
            className={buttons[confirmLook]}
            disabled={!mayConfirm}
            onClick={() => props.onConfirm?.(close)}
          >
            {confirm}
          </button>
        )}
        <button type="button" className={buttons.secondary} onClick={close}>
          {props.cancel ?? t("cancel")}
        </button>
      </p>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={buttons[look]}
        disabled={props.isDisabled}
        aria-label={props.label}
        onClick={open}
      >
        {words}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {onSubmit ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (mayConfirm) onSubmit(close, event.currentTarget);
            }}
          >
            {body}
          </form>
        ) : (
          body
        )}
      </dialog>
    </>
  );
}
