import type { Difference } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import dialog from "../dialog/dialog.module.css";
import { partLabel } from "../publish/labels.ts";
import styles from "../publish/publish.module.css";
import { Words } from "../publish/Words.tsx";
import { keyOfOwner } from "../workingCopy/unsaved.ts";

interface DifferenceListProps {
  owner: OwnerKey;
  difference: Difference;
  locale: Locale;
  /** What can be done about one section; nothing where absent. */
  restore?: { label: string; run(section: number): void };
}

/** What is different between two versions, section by section and word by word. */
export function DifferenceList({ owner, difference, locale, restore }: DifferenceListProps) {
  const { t } = useTranslation();
  const { sections, fields } = difference;
  const key = keyOfOwner(owner);
  if (sections.length + fields.length === 0) return <p>{t("history.same")}</p>;
  return (
    <ul className={styles.list}>
      {fields.length > 0 && (
        <li className={styles.change}>
          <p className={styles.name}>{partLabel({ owner: key, model: null }, locale)}</p>
          {fields.map((field) => (
            <Words
              key={`${field.locale}/${field.name}`}
              owner={key}
              model={null}
              field={field}
              locale={locale}
            />
          ))}
        </li>
      )}
      {sections.map(({ id, model, texts, kinds, fields: changed }) => (
        <li key={id} className={styles.change}>
          <p className={styles.name}>
            {partLabel({ owner: key, model, texts }, locale)} –{" "}
            {kinds.map((kind) => t(`kind.${kind}`)).join(", ")}{" "}
            {restore && (
              <button type="button" className={dialog.small} onClick={() => restore.run(id)}>
                {restore.label}
              </button>
            )}
          </p>
          {changed.map((field) => (
            <Words
              key={`${field.locale}/${field.name}`}
              owner={key}
              model={model}
              field={field}
              locale={locale}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
