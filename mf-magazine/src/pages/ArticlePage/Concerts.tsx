import { useTranslation } from "@festival/shared-ui/i18n";
import type { MentionedConcert } from "./articleData.ts";
import styles from "./Concerts.module.css";

/** The concerts that the article speaks of, in few words: for want of the programme's own list. */
export function Concerts({ concerts }: { concerts: readonly MentionedConcert[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.concerts} aria-labelledby="article-concerts">
      <h2 id="article-concerts" className={styles.title}>
        {t("article.concerts")}
      </h2>
      <ul className={styles.list}>
        {concerts.map(({ id, title, language, when, href }) => (
          <li key={id}>
            <a href={href} lang={language}>
              {title}
            </a>
            <p className={styles.when}>{when}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
