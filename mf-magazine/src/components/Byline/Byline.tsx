import { useTranslation } from "@festival/shared-ui/i18n";
import type { ByLineData } from "../../articles/articleCardData.ts";
import styles from "./Byline.module.css";

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ author, date, dateLong, readingMinutes }: ByLineData) {
  const { t } = useTranslation();
  return (
    <p className={styles.byline}>
      {author && <span>{t("article.by", { author })}</span>}
      <time dateTime={date}>{dateLong}</time>
      {readingMinutes > 0 && <span>{t("article.minutes", { count: readingMinutes })}</span>}
    </p>
  );
}
