/**
 * Whole years of age on a day; both are days, YYYY-MM-DD.
 * @example ageOn("2010-06-01", "2026-05-31") => 15
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
