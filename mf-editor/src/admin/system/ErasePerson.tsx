import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef } from "react";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";

interface ErasePersonProps {
  email: string;
  onErase(): Promise<void>;
}

/** Asks once more before all of a person is erased: it can't be undone. */
export function ErasePerson({ email, onErase }: ErasePersonProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const erase = () => {
    dialog.current?.close();
    void onErase();
  };
  return (
    <>
      <button type="button" className={buttons.danger} onClick={() => dialog.current?.showModal()}>
        {t("persons.erase")}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <h2 id={id}>{t("persons.eraseTitle", { email })}</h2>
        <p>{t("persons.eraseText")}</p>
        <p className={styles.actions}>
          <button type="button" className={buttons.danger} onClick={erase}>
            {t("persons.confirm")}
          </button>
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => dialog.current?.close()}
          >
            {t("close")}
          </button>
        </p>
      </dialog>
    </>
  );
}
