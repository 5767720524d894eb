import { VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Fragment, useId } from "react";
import { BannerRow } from "../../components/BannerRow/BannerRow.tsx";
import { EventLine } from "../../components/EventLine/EventLine.tsx";
import type { PlacedBanner, ProgrammeDay } from "./programmeData.ts";
import styles from "./TimetableDay.module.css";

/** Where a link can lead to what is on today. */
export const todayId = "today";

interface TimetableDayProps {
  day: ProgrammeDay;
  banners: readonly PlacedBanner[];
}

/** A day of the timetable; its date stays in sight while its events go by. */
export function TimetableDay({ day, banners }: TimetableDayProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section
      id={day.isToday ? todayId : undefined}
      className={styles.day}
      aria-labelledby={headingId}
      data-today={day.isToday ? "" : undefined}
    >
      <h2 id={headingId} className={styles.heading}>
        <time dateTime={day.date} className={styles.date}>
          <VisuallyHidden>{day.long}</VisuallyHidden>
          <span className={styles.number} aria-hidden="true">
            {day.day}
          </span>
          <span className={styles.name} aria-hidden="true">
            <span>{day.weekday}</span>
            <span>{[day.month, day.year].filter(Boolean).join(" ")}</span>
          </span>
        </time>
        {day.isToday && <span className={styles.today}> {t("programme.today")}</span>}
      </h2>
      <ol className={styles.events}>
        {day.events.map((event) => (
          <Fragment key={event.id}>
            <li>
              <EventLine event={event} />
            </li>
            {banners
              .filter(({ after }) => after === event.id)
              .map(({ banner }) => (
                <li key={banner.id}>
                  <BannerRow banner={banner} />
                </li>
              ))}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}
