import { useTranslation } from "@festival/shared-ui/i18n";
import type { RowAccess } from "../../events/accessFeatures.ts";
import styles from "./AccessWords.module.css";

/** Access features as signs and words; nothing where there are none. */
export function AccessWords({ features }: { features: readonly RowAccess[] | undefined }) {
  const { t } = useTranslation();
  if (!features?.length) return null;
  return (
    <ul className={styles.words} aria-label={t("row.access")}>
      {features.map((feature) => (
        <li key={feature} data-feature={feature}>
          {t(`access.${feature}`)}
        </li>
      ))}
    </ul>
  );
}
