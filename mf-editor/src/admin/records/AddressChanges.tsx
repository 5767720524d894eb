import { useTranslation } from "@festival/shared-ui/i18n";
import { addressChanges } from "./addressChanges.ts";
import type { AddressNoticeProps } from "./AddressNotice.tsx";
import styles from "./RecordForm.module.css";

/** How the addresses of a record change by what is typed; nothing where they stay. */
export function AddressChanges({
  resource,
  record,
  typed,
}: AddressNoticeProps & { typed: unknown }) {
  const { t } = useTranslation();
  const changes = addressChanges(resource, record, typed);
  if (changes.length === 0) return null;
  return (
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
  );
}
