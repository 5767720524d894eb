import type { ProgrammeData } from "../programmeData.ts";
import { dateIn } from "../programmeFilters.ts";

/** Saturday and Sunday. */
export interface Weekend {
  /** YYYY-MM-DD */
  from: string;
  to: string;
  /** Days of their months, and the short name of the month in which it ends. */
  saturday: number;
  sunday: number;
  month: string;
}

const saturday = 5;

/** The weekends that have events, in their order. */
export function weekendsOf({ months }: Pick<ProgrammeData["season"], "months">): Weekend[] {
  const days = months.flatMap(({ month, short, offset, counts }) =>
    counts.map((count, index) => ({
      date: dateIn(month, index + 1),
      day: index + 1,
      short,
      weekday: (offset + index) % 7,
      count,
    })),
  );
  return days.flatMap((day, index) => {
    const next = days[index + 1];
    if (day.weekday !== saturday || !next || day.count + next.count === 0) return [];
    const { date: to, day: sunday, short: month } = next;
    return [{ from: day.date, to, saturday: day.day, sunday, month }];
  });
}
