import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { AccessWords } from "../../components/AccessWords/AccessWords.tsx";
import { DatedLine } from "../../components/DatedLine/DatedLine.tsx";
import type { JoinedPages } from "./joinedPages.ts";
import { TimetableDay } from "./TimetableDay.tsx";
import styles from "./EventLists.module.css";

/** The events day by day, or, where words are looked for, the best match first. */
export function EventLists({
  pages: { days, matches, banners },
}: {
  pages: Pick<JoinedPages, "days" | "matches" | "banners">;
}) {
  const { t } = useTranslation();
  if (matches.length > 0)
    return (
      <section>
        <h2>
          <VisuallyHidden>{t("programme.search.matches")}</VisuallyHidden>
        </h2>
        <ol className={styles.matches}>
          {matches.map((event) => (
            <li key={event.id}>
              <DatedLine event={event}>
                <AccessWords features={event.access} />
              </DatedLine>
            </li>
          ))}
        </ol>
      </section>
    );
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <TimetableDay key={day.date} day={day} banners={banners} />
      ))}
    </div>
  );
}
