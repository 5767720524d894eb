import { useTranslation } from "@festival/shared-ui/i18n";
import { useId } from "react";
import type { PlanNews } from "../../plan/planNews.ts";
import { usePlanWords } from "./planWords.ts";
import styles from "./PlanPage.module.css";

/** What is no longer as it was when its visitor looked last. */
export function PlanNewsList({ news }: { news: readonly PlanNews[] }) {
  const { t } = useTranslation();
  const words = usePlanWords();
  const headingId = useId();
  if (news.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words("news.title")}
      </h2>
      <ul className={styles.newsList}>
        {news.map(({ key, event, kind, text }) => (
          <li key={key}>
            <p>
              <strong>{t(`changes.kind.${kind}`)}:</strong> <a href={event.href}>{event.title}</a>
            </p>
            <p>{text || words("news.otherDate")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
