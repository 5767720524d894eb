import { type ProgrammeFilters, withoutDates } from "../programmeFilters.ts";

/** The filters with these days and those between, whichever of the two is the earlier one. */
export function withDays(filters: ProgrammeFilters, one: string, other: string): ProgrammeFilters {
  const [from_date, to_date] = one < other ? [one, other] : [other, one];
  return { ...filters, from_date, to_date };
}

/**
 * What a press on a day leads to: that day alone; all days again if it was chosen alone; and where only the first
 * day is set, the days up to it.
 */
export function afterPress(filters: ProgrammeFilters, date: string): ProgrammeFilters {
  const { from_date, to_date } = filters;
  if (from_date === date && to_date === date) return withoutDates(filters);
  if (from_date && !to_date && date > from_date) return withDays(filters, from_date, date);
  return withDays(filters, date, date);
}

/** The one day that is chosen, with nothing after it; empty where that is not so. */
export const onlyDay = ({ from_date, to_date }: ProgrammeFilters): string =>
  from_date === to_date ? from_date : "";
