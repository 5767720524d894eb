import type { Form } from "@festival/contracts/api/forms";
import { honeypotName, signNames } from "@festival/contracts/formFields";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./EntrySigns.module.css";

/** What goes with every form, unseen: the text that is agreed to, and a control for programs alone. */
export function EntrySigns({ form }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <>
      <input type="hidden" name={signNames.consentVersion} value={form.consent_version ?? ""} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t("form.leaveEmpty")}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
