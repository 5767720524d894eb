import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import inputs from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";

interface RollBackProps {
  name: string;
  version: string;
  isBusy: boolean;
  onConfirm(): Promise<void>;
}

/** Makes an earlier release live again, once the name of its remote was typed: no press by mistake does it. */
export function RollBack({ name, version, isBusy, onConfirm }: RollBackProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const id = useId();
  const isConfirmed = typed.trim() === name;
  const open = () => {
    setTyped("");
    dialog.current?.showModal();
  };
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isConfirmed) return;
    dialog.current?.close();
    void onConfirm();
  };
  return (
    <>
      <button
        type="button"
        className={buttons.secondary}
        disabled={isBusy}
        onClick={open}
        aria-label={t("releases.rollBackOf", { name, version })}
      >
        {t("releases.rollBack")}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`}>
        <form onSubmit={confirm}>
          <h2 id={`${id}-title`}>{t("releases.question", { name, version })}</h2>
          <p id={`${id}-text`}>{t("releases.explain")}</p>
          <div className={inputs.input}>
            <label htmlFor={id}>{t("releases.type", { name })}</label>
            <input
              id={id}
              value={typed}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby={`${id}-text`}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <p className={styles.actions}>
            <button type="submit" className={buttons.danger} disabled={!isConfirmed}>
              {t("releases.confirm")}
            </button>
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => dialog.current?.close()}
            >
              {t("cancel")}
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
