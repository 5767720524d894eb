import type { ReleaseKeyRequest } from "@festival/contracts/api/editing/releaseKeys";
import { longestKeyLabel } from "@festival/contracts/requestBounds";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState, type SyntheticEvent } from "react";
import inputs from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import styles from "./releases.module.css";

interface NewKeyProps {
  isBusy: boolean;
  /** @returns whether it was made; what was typed stays where it was not */
  onMake(asked: ReleaseKeyRequest): Promise<boolean>;
}

/** Makes a key for one remote. */
export function NewKey({ isBusy, onMake }: NewKeyProps) {
  const { t } = useTranslation();
  const id = useId();
  const [remote, setRemote] = useState<RemoteName | "">("");
  const [label, setLabel] = useState("");
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (remote && (await onMake({ remote, label: label.trim() }))) setLabel("");
  };
  return (
    <form className={styles.newKey} onSubmit={(event) => void submit(event)}>
      <div className={inputs.input}>
        <label htmlFor={`${id}-remote`}>{t("releaseKeys.remote")}</label>
        <select
          id={`${id}-remote`}
          required
          value={remote}
          onChange={({ target }) => setRemote(target.value as RemoteName | "")}
        >
          <option value="">{t("releaseKeys.choose")}</option>
          {remoteNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className={inputs.input}>
        <label htmlFor={`${id}-label`}>{t("releaseKeys.label")}</label>
        <input
          id={`${id}-label`}
          required
          pattern=".*\S.*"
          maxLength={longestKeyLabel}
          value={label}
          autoComplete="off"
          onChange={({ target }) => setLabel(target.value)}
        />
      </div>
      <button type="submit" className={buttons.primary} disabled={isBusy}>
        {t("releaseKeys.make")}
      </button>
    </form>
  );
}
