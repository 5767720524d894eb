import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import inputs from "../fields/fields.module.css";
import { AskingButton } from "../frame/AskingButton.tsx";

interface RollBackProps {
  name: string;
  version: string;
  isBusy: boolean;
  onConfirm(): Promise<void>;
}

/** Makes an earlier release live again, once the name of its remote was typed: no press by mistake does it. */
export function RollBack({ name, version, isBusy, onConfirm }: RollBackProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const id = useId();
  return (
    <AskingButton
      words={t("releases.rollBack")}
      label={t("releases.rollBackOf", { name, version })}
      look="secondary"
      isDisabled={isBusy}
      title={t("releases.question", { name, version })}
      confirm={t("releases.confirm")}
      mayConfirm={typed.trim() === name}
      onOpen={() => setTyped("")}
      onSubmit={(close) => {
        close();
        void onConfirm();
      }}
    >
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
    </AskingButton>
  );
}
