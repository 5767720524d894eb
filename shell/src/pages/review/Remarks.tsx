import type { Locale } from "@festival/contracts/locales";
import type { ShownRemark } from "./reviewData.ts";
import { reviewTexts } from "./reviewTexts.ts";
import styles from "./ReviewPage.module.css";

interface RemarksProps {
  remarks: readonly ShownRemark[];
  locale: Locale;
}

/** What readers wrote, in the order in which it came. */
export function Remarks({ remarks, locale }: RemarksProps) {
  const t = reviewTexts(locale);
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ id, kind, quote, text, by, isResolved }) => (
        <li key={id} className={styles.remark} data-kind={kind}>
          <p className={styles.by}>
            {by}
            {isResolved && ` (${t("review.remark.resolved")})`}
          </p>
          {quote && <blockquote className={styles.quote}>{quote}</blockquote>}
          {text && <p className={styles.words}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
