import type { ReviewedChange } from "@festival/contracts/api/editing/reviews";
import type { Locale } from "@festival/contracts/locales";
import { reviewTexts } from "./reviewTexts.ts";
import styles from "./ReviewPage.module.css";

interface ChangeListProps {
  changes: readonly ReviewedChange[];
  locale: Locale;
}

/** What is different from the version that was approved, with the words that were there. */
export function ChangeList({ changes, locale }: ChangeListProps) {
  const t = reviewTexts(locale);
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, label, before }, at) => (
        <li key={at}>
          {t(`review.kind.${kind}`)}: {label}
          {before && (
            <p className={styles.before}>
              {t("review.before")} <del>{before}</del>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
