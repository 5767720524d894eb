import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useRef, useState } from "react";
import buttons from "../frame/buttons.module.css";
import styles from "./events.module.css";

/** A text to take along into a mail; it is selected where the browser does not let it be copied. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t("act.copied"));
    } catch {
      area.current?.select();
      setSaid(t("act.selected"));
    }
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} ref={area} readOnly rows={5} value={text} />
      <p>
        <button type="button" className={buttons.secondary} onClick={() => void copy()}>
          {t("act.copy")}
        </button>{" "}
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
