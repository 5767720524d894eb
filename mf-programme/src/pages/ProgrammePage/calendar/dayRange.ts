import { type ProgrammeFilters, withoutDates } from "../programmeFilters.ts";

/** The filters with these days and those between, whichever of the two is the earlier one. */
export function withDays(filters: ProgrammeFilters, one: string, other: string): ProgrammeFilters {
  const [from_date, to_date] = one < other ? [one, other] : [other, one];
  return { ...filters, from_date, to_date };
}

/** Whether just these days are chosen, and the filters a link to them sets: these days, or all days again. */
export function switchDays(
  filters: ProgrammeFilters,
  from_date: string,
  to_date: string,
): { isChosen: boolean; next: ProgrammeFilters } {
  const isChosen = filters.from_date === from_date && filters.to_date === to_date;
  return { isChosen, next: isChosen ? withoutDates(filters) : { ...filters, from_date, to_date } };
}

/**
 * What a press on a day leads to: that day alone; all days again if it was chosen alone; and where only the first
 * day is set, the days up to it.
 */
export function afterPress(filters: ProgrammeFilters, date: string): ProgrammeFilters {
  const { from_date, to_date } = filters;
  if (from_date && !to_date && date > from_date) return withDays(filters, from_date, date);
  return switchDays(filters, date, date).next;
}
