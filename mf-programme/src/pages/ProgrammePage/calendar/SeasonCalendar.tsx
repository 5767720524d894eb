import { Chip, VisuallyHidden } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import panelStyles from "../FilterPanel.module.css";
import type { CalendarMonth, ProgrammeData } from "../programmeData.ts";
import { dateIn, programmeHref } from "../programmeFilters.ts";
import styles from "./SeasonCalendar.module.css";

interface DayProps {
  month: CalendarMonth;
  /** Of the month, from 1. */
  day: number;
  weekday: string;
  filters: ProgrammeData["filters"];
}

function Day({ month, day, weekday, filters }: DayProps) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const count = month.counts[day - 1];
  if (!count) return <span>{day}</span>;
  const date = dateIn(month.month, day);
  const { from_date, to_date } = filters;
  const isChosen = (from_date || to_date) && date >= from_date && (!to_date || date <= to_date);
  return (
    <a
      href={programmeHref(locale, { ...filters, from_date: date, to_date: date })}
      aria-current={isChosen ? "true" : undefined}
      rel="nofollow"
    >
      <span aria-hidden="true">{day}</span>
      <VisuallyHidden>
        {t("programme.calendar.day", { weekday, day, month: month.title, count })}
      </VisuallyHidden>
    </a>
  );
}

/** From 0; they begin on Mondays. */
const weeksOf = ({ offset, counts }: CalendarMonth) =>
  Array.from({ length: Math.ceil((offset + counts.length) / 7) }, (_, week) => week);

/** The season's months; each day that has events leads to them. */
export function SeasonCalendar({
  data: {
    calendar: { today, shortcuts, weekdays, months },
    filters,
  },
}: {
  data: ProgrammeData;
}) {
  const { t } = useTranslation();
  return (
    <details className={panelStyles.panel} data-keep-position="">
      <summary className={panelStyles.summary}>{t("programme.calendar.title")}</summary>
      {shortcuts.length > 0 && (
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ title, href, isChosen }) => (
            <li key={title}>
              <Chip
                href={href}
                selected={isChosen}
                removeLabel={t("programme.filter.remove")}
                nofollow
              >
                {title}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.months}>
        {months.map((month) => (
          <table key={month.month} className={styles.month}>
            <caption>{month.title}</caption>
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
              {weeksOf(month).map((week) => (
                <tr key={week}>
                  {weekdays.map(({ long }, index) => {
                    const day = week * 7 + index - month.offset + 1;
                    const isToday = dateIn(month.month, day) === today;
                    return (
                      <td key={long} data-today={isToday ? "" : undefined}>
                        {day > 0 && day <= month.counts.length && (
                          <Day month={month} day={day} weekday={long} filters={filters} />
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
