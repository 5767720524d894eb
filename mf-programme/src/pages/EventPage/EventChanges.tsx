import { useTranslation } from "@festival/shared-ui/i18n";
import type { EventChange } from "./eventData.ts";
import styles from "./EventChanges.module.css";

interface EventChangesProps {
  changes: readonly EventChange[];
  /** All changes of the programme; empty where the page leads there already. */
  allHref: string;
}

/** What changed since it was announced; nothing where nothing did. */
export function EventChanges({ changes, allHref }: EventChangesProps) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h2 className={styles.heading}>{t("event.changes.title")}</h2>
      <ul className={styles.list}>
        {changes.map(({ id, date, dateLong, text }) => (
          <li key={id}>
            <time className={styles.date} dateTime={date}>
              {dateLong}
            </time>{" "}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {allHref && (
        <p>
          <a href={allHref}>{t("event.changes.all")}</a>
        </p>
      )}
    </section>
  );
}
