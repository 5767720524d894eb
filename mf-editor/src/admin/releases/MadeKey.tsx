import type { NewReleaseKey } from "@festival/contracts/api/editing/releaseKeys";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useId, useRef } from "react";
import inputs from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import styles from "./releases.module.css";

interface MadeKeyProps {
  made: NewReleaseKey;
  onDone(): void;
}

/** A key that was just made, which nothing shows a second time. */
export function MadeKey({ made, onDone }: MadeKeyProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.made}>
      <div className={inputs.input}>
        <label htmlFor={id}>
          {t("releaseKeys.made", { remote: made.remote, label: made.label })}
        </label>
        <input
          id={id}
          ref={field}
          value={made.secret}
          readOnly
          aria-describedby={`${id}-once`}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <p id={`${id}-once`}>{t("releaseKeys.once")}</p>
      <button type="button" className={buttons.secondary} onClick={onDone}>
        {t("releaseKeys.noted")}
      </button>
    </div>
  );
}
