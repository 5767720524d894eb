import { ButtonLink } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { DatedLine } from "../../components/DatedLine/DatedLine.tsx";
import type { HighlightEventsData } from "./highlightEventsData.ts";
import styles from "./HighlightEvents.module.css";

/** The events one should not miss, as staff has picked them. */
export function HighlightEvents({ data }: { data: HighlightEventsData }) {
  const { t } = useTranslation();
  return (
    <section className={styles.highlights} aria-label={t("highlights.title")}>
      <h2 className={styles.heading}>{t("highlights.title")}</h2>
      {data.events.length === 0 ? (
        <p className={styles.empty}>{t("highlights.empty")}</p>
      ) : (
        <ul className={styles.events}>
          {data.events.map((event) => (
            <li key={event.id}>
              <DatedLine event={event}>
                {!event.isPast && <AccessWords features={event.access} />}
              </DatedLine>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={data.programmeHref} variant="ink" arrow>
        {t("highlights.all")}
      </ButtonLink>
    </section>
  );
}
