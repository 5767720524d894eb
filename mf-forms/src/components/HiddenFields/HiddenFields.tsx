import type { Form } from "@festival/contracts/api/forms";
import { honeypotName, hiddenNames } from "@festival/contracts/formFields";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./HiddenFields.module.css";

/** Fields of every form that visitors do not see: the version of the consent text, and the honeypot. */
export function HiddenFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <>
      <input type="hidden" name={hiddenNames.consentVersion} value={form.consent_version ?? ""} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {t("form.leaveEmpty")}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
