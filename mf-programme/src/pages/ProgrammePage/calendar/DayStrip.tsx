import { Chip } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { useEffect, useRef } from "react";
import type { ProgrammeData, SeasonMonth } from "../programmeData.ts";
import { dateIn, programmeHref } from "../programmeFilters.ts";
import { afterPress } from "./dayRange.ts";
import { useDayWords } from "./dayWords.ts";
import styles from "./DayStrip.module.css";
import { useDayRange } from "./useDayRange.ts";

interface DayProps {
  month: SeasonMonth;
  /** Of the month, from 1. */
  day: number;
  weekday: { short: string; long: string };
  filters: ProgrammeData["filters"];
  isToday: boolean;
}

function Day({ month, day, weekday, filters, isToday }: DayProps) {
  const words = useDayWords();
  const { locale } = usePage();
  const count = month.counts[day - 1];
  const { from_date, to_date } = filters;
  const look = { "data-weekday": weekday.short, "data-today": isToday ? "" : undefined };
  if (!count) {
    return (
      <span {...look} aria-hidden="true">
        <b>{day}</b>
      </span>
    );
  }
  const date = dateIn(month.month, day);
  const isChosen = (from_date || to_date) && date >= from_date && (!to_date || date <= to_date);
  return (
    <a
      {...look}
      href={programmeHref(locale, afterPress(filters, date))}
      aria-label={words("day", {
        weekday: weekday.long,
        day,
        month: month.title,
        count,
      })}
      // what was chosen weighs more than what day it is
      aria-current={isChosen ? "true" : isToday ? "date" : undefined}
      rel="nofollow"
    >
      <b>{day}</b>
    </a>
  );
}

/**
 * The days of the season in a row that stays in sight; each that has events leads to them, and back to all. Several
 * are chosen by drag, or by Shift and a press on the last.
 */
export function DayStrip({ data: { season, filters } }: { data: ProgrammeData }) {
  const { t } = useTranslation();
  const words = useDayWords();
  const { today, shortcuts, weekdays, months } = season;
  const { from_date } = filters;
  const strip = useRef<HTMLElement>(null);
  useDayRange(strip, filters);
  const leads = shortcuts.length > 0 || months.some(({ counts }) => counts.some(Boolean));

  const shownFrom = useRef(from_date);

  // on a phone the row runs off the edge, and the chosen day must be in sight
  useEffect(() => {
    const row = strip.current;
    if (shownFrom.current !== from_date) {
      shownFrom.current = from_date;
      // pressed from within the list: another one begins where this one began
      const above = row?.parentElement?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const top = above - (document.querySelector("header")?.offsetHeight ?? 0);
      if (top < 0) scrollBy({ top, behavior: "instant" });
    }
    const mark = from_date ? "[aria-current='true']" : "[data-today]";
    const day = row?.querySelector<HTMLElement>(`li > ${mark}`);
    if (!row || !day) return;
    const left = day.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += left - row.clientWidth / 3;
  }, [from_date]);

  return (
    <div className={styles.bar}>
      <nav
        ref={strip}
        className={styles.strip}
        aria-label={words("label")}
        // without a link in it, this is how the keyboard pushes it along
        tabIndex={leads ? undefined : 0}
      >
        {shortcuts.length > 0 && (
          <ul className={styles.shortcuts} data-keep-position="">
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
        {months.map((month) => (
          <ul
            key={month.month}
            className={styles.days}
            aria-label={month.title}
            data-keep-position=""
          >
            {month.counts.map((_, index) => {
              const day = index + 1;
              const date = dateIn(month.month, day);
              const weekday = weekdays[(month.offset + index) % 7];
              if (!weekday || date < season.from || date > season.to) return null;
              return (
                <li
                  key={date}
                  data-day={date}
                  data-month={date === season.from || day === 1 ? month.short : undefined}
                >
                  <Day {...{ month, day, weekday, filters }} isToday={date === today} />
                </li>
              );
            })}
          </ul>
        ))}
      </nav>
    </div>
  );
}
