import { addressField } from "@festival/contracts/resources/publicPath";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useWatch } from "react-hook-form";
import { addressChanges } from "./addressChanges.ts";
import styles from "./RecordForm.module.css";

interface AddressNoticeProps {
  resource: string;
  record: Readonly<Record<string, unknown>>;
}

/** Says before a record is saved that its address changes, and that the old one redirects to the new one. */
export function AddressNotice({ resource, record }: AddressNoticeProps) {
  const { t } = useTranslation();
  const typed: unknown = useWatch({ name: addressField(resource) });
  const changes = addressChanges(resource, record, typed);
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className={styles.hint}>
          <p>{t("address.changes")}</p>
          <ul>
            {changes.map(({ locale, from, to }) => (
              <li key={locale}>
                {t(`language.${locale}`)}: <code>{from}</code> → <code>{to}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
