import { Chip, VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import panelStyles from "./FilterPanel.module.css";
import type { CalendarDay, SeasonCalendarData } from "./programmeData.ts";
import styles from "./SeasonCalendar.module.css";

function Day({ day }: { day: CalendarDay }) {
  const { t } = useTranslation();
  if (!day.href) return <span className={styles.day}>{day.day}</span>;
  return (
    <a
      className={styles.day}
      href={day.href}
      aria-current={day.isChosen ? "true" : undefined}
      data-keep-position=""
      rel="nofollow"
    >
      <span aria-hidden="true">{day.day}</span>
      <VisuallyHidden>
        {t("programme.calendar.day", { date: day.long, count: day.count })}
      </VisuallyHidden>
    </a>
  );
}

/** The season's months; each day that has events leads to them. */
export function SeasonCalendar({
  calendar: { shortcuts, weekdays, months },
}: {
  calendar: SeasonCalendarData;
}) {
  const { t } = useTranslation();
  return (
    <details className={panelStyles.panel}>
      <summary className={panelStyles.summary}>{t("programme.calendar.title")}</summary>
      {shortcuts.length > 0 && (
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ title, href, isChosen }) => (
            <li key={title}>
              <Chip
                href={href}
                selected={isChosen}
                removeLabel={t("programme.filter.remove")}
                keepPosition
                nofollow
              >
                {title}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.months}>
        {months.map(({ title, weeks }) => (
          <table key={title} className={styles.month}>
            <caption>{title}</caption>
            <thead>
              <tr>
                {weekdays.map(({ short, long }) => (
                  <th key={long} scope="col" abbr={long}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, index) => (
                <tr key={week.find((day) => day)?.date ?? index}>
                  {week.map((day, weekday) => (
                    <td key={day?.date ?? weekday} data-today={day?.isToday ? "" : undefined}>
                      {day && <Day day={day} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
