import type { EventCalendar } from "@festival/contracts/api/programme";
import type { Season } from "@festival/contracts/api/programme/season";
import type { Locale } from "@festival/contracts/locales";
import { describeMoment, type Moment } from "@festival/shared-ui/datesInWords";
import { translate } from "../../../texts.ts";
import type { SeasonMonth, DayShortcut, SeasonDays } from "../programmeData.ts";
import { dateIn, programmeHref, type ProgrammeFilters } from "../programmeFilters.ts";
import { switchDays } from "./dayRange.ts";

/** More than a festival lasts; who looks for more has the fields for dates. */
const mostMonths = 4;

/** At noon it is the same day everywhere in Germany, summer and winter. */
const noon = (date: string) => `${date}T11:00:00.000Z`;

/** The first days of the months from the one to the other. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  const month = new Date(`${first.slice(0, 7)}-01T00:00Z`);
  while (months.length < mostMonths && month.toISOString().slice(0, 7) <= last.slice(0, 7)) {
    months.push(month.toISOString().slice(0, 10));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}

/** @param month its first day */
function daysIn(month: string): number {
  const start = new Date(`${month}T00:00Z`);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Monday is 0. */
const weekdayOf = (date: string) => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;

/** From Monday; 1 January 2024 was one. */
function weekdays(locale: Locale): SeasonDays["weekdays"] {
  return Array.from({ length: 7 }, (_, index): Moment =>
    describeMoment(noon(`2024-01-0${index + 1}`), locale),
  ).map(({ weekday, weekdayShort }) => ({ short: weekdayShort.slice(0, 2), long: weekday }));
}

function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Today, and the weekends of this week and the next, as far as there are events. */
function shortcuts(
  counts: ReadonlyMap<string, number>,
  filters: ProgrammeFilters,
  today: string,
  locale: Locale,
): DayShortcut[] {
  const t = translate(locale);
  const saturday = later(today, 5 - weekdayOf(today));
  const sunday = later(saturday, 1);
  const spans = [
    { title: t("loaded.programme.today"), from: today, to: today },
    // on Sunday only today is left of it
    ...(today < sunday
      ? [{ title: t("loaded.programme.weekend"), from: saturday, to: sunday }]
      : []),
    { title: t("loaded.programme.nextWeekend"), from: later(saturday, 7), to: later(sunday, 7) },
  ];
  return spans
    .filter(({ from, to }) => [...counts.keys()].some((date) => date >= from && date <= to))
    .map(({ title, from, to }) => {
      const { isChosen, next } = switchDays(filters, from, to);
      return { title, href: programmeHref(locale, next), isChosen };
    });
}

/**
 * The season's days, by months, with those that have events under the other filters.
 * @param calendar the season's days; without it there is nothing to show
 * @param now the festival's clock
 */
export function seasonDays(
  calendar: EventCalendar | undefined,
  season: Season | undefined,
  filters: ProgrammeFilters,
  { locale, now }: { locale: Locale; now: string },
): SeasonDays {
  const days = calendar?.days ?? [];
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const first = season?.starts_on ?? days[0]?.date;
  const { date: today } = describeMoment(now, locale);
  const last = season?.ends_on ?? days.at(-1)?.date;
  if (!calendar || !first || !last)
    return { today, from: "", to: "", shortcuts: [], weekdays: [], months: [] };
  const monthOf = (start: string): SeasonMonth => {
    const month = start.slice(0, 7);
    const { month: name, monthShort: short, year } = describeMoment(noon(start), locale);
    return {
      month,
      short,
      title: `${name} ${year}`,
      offset: weekdayOf(start),
      counts: Array.from(
        { length: daysIn(start) },
        (_, index) => counts.get(dateIn(month, index + 1)) ?? 0,
      ),
    };
  };
  return {
    today,
    from: first,
    to: last,
    shortcuts: shortcuts(counts, filters, today, locale),
    weekdays: weekdays(locale),
    months: monthsBetween(first, last).map(monthOf),
  };
}
