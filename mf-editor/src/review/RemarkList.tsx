import type { Remark, Review } from "@festival/contracts/api/editing/reviews";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import dialog from "../dialog/dialog.module.css";
import { momentOf } from "../publish/moments.ts";
import styles from "../publish/publish.module.css";

interface RemarkListProps {
  review: Review;
  locale: Locale;
  /** Whether the page on the screen shows what a remark is about. */
  isHere(remark: Remark): boolean;
  onGo(remark: Remark): void;
  onResolve(remark: Remark): void;
}

/** What readers outside wrote by a link, each with the way to its place. */
export function RemarkList({ review, locale, isHere, onGo, onResolve }: RemarkListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {review.remarks.map((remark) => {
        const { id, kind, name, at, quote, text, resolved_at: resolvedAt } = remark;
        return (
          <li key={id}>
            <p className={styles.by}>
              {t(`review.remark.${kind}`, { name, at: momentOf(at, locale) })}
              {resolvedAt !== null && ` (${t("review.resolved")})`}
            </p>
            {quote && <blockquote className={styles.words}>{quote}</blockquote>}
            {text && <p className={styles.words}>{text}</p>}
            <p className={styles.lineActions}>
              {isHere(remark) && (
                <button type="button" className={dialog.small} onClick={() => onGo(remark)}>
                  {t("publish.go")}
                </button>
              )}
              {kind !== "approved" && (
                <button type="button" className={dialog.small} onClick={() => onResolve(remark)}>
                  {t(resolvedAt === null ? "review.resolve" : "review.reopen")}
                </button>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
