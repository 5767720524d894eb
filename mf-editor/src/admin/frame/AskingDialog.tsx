import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, type ReactNode, type RefObject } from "react";
import buttons from "./buttons.module.css";
import styles from "./dialog.module.css";

export type Look = "primary" | "secondary" | "danger";

/** Ends the dialog. What was refused is told in it: it stays until this is called. */
type Close = () => void;

export interface Question {
  title: string;
  /** What is asked, and what went wrong. */
  children: ReactNode;
  /** Of the button that does it; without them it can't be done. */
  confirm: string | undefined;
  confirmLook?: Look;
  mayConfirm?: boolean;
  cancel?: string | undefined;
  onConfirm?(close: Close): void;
  /** In place of `onConfirm` where the children have inputs: the dialog is a form, and can't stand in another one. */
  onSubmit?(close: Close, form: HTMLFormElement): void;
}

interface AskingDialogProps extends Question {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose?(): void;
}

/** A question before something is done, which one confirms or cancels. */
export function AskingDialog({ dialog, title, children, confirm, ...props }: AskingDialogProps) {
  const { confirmLook = "danger", mayConfirm = true, onSubmit } = props;
  const { t } = useTranslation();
  const id = useId();
  const close = () => dialog.current?.close();
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
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={props.onClose}>
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
  );
}
