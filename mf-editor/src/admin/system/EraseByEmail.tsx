import type { eraseEntries } from "@festival/contracts/calls/forms";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import styles from "../frame/dialog.module.css";
import inputs from "../fields/fields.module.css";

interface EraseByEmailProps {
  call: typeof eraseEntries;
  onDone(): void;
}

/** Deletes all that is kept of a person, who is named by their address. */
export function EraseByEmail({ call, onDone }: EraseByEmailProps) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const wordsOf = useProblemWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [email, setEmail] = useState("");
  const [said, setSaid] = useState("");
  const erase = async () => {
    try {
      const { erased } = await answered(transport.send(call, {}, { email }));
      setSaid(t("erase.done", { count: erased }));
      onDone();
    } catch (error) {
      setSaid(wordsOf(error));
    }
  };
  return (
    <>
      <button type="button" className={buttons.danger} onClick={() => dialog.current?.showModal()}>
        {t("erase.button")}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t("erase.title")}</h2>
        <p>{t("erase.text")}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void erase();
          }}
        >
          <div className={inputs.input}>
            <label htmlFor={id}>{t("erase.email")}</label>
            <input
              id={id}
              type="email"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </div>
          <p role="status">{said}</p>
          <p className={styles.actions}>
            <button type="submit" className={buttons.danger}>
              {t("erase.confirm")}
            </button>
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => dialog.current?.close()}
            >
              {t("close")}
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
