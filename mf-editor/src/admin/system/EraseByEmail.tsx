import type { eraseEntries } from "@festival/contracts/calls/forms";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { AskingButton } from "../frame/AskingButton.tsx";
import { useProblemWords } from "../frame/CallFailure.tsx";
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
    <AskingButton
      words={t("erase.button")}
      title={t("erase.title")}
      confirm={t("erase.confirm")}
      cancel={t("close")}
      onSubmit={() => void erase()}
    >
      <p>{t("erase.text")}</p>
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
    </AskingButton>
  );
}
