import type { ProgrammeFilters } from "../programmeFilters.ts";

/** What visitors type for concerts without an entrance fee, in both languages. */
const freeWords =
  /(?<!\p{L})(?:eintritt frei|freier eintritt|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|gratis|frei|free (?:admission|entry|of charge)|admission free|free)(?!\p{L})/giu;

const months = [
  ["januar", "january", "jan"],
  ["februar", "february", "feb"],
  ["märz", "march", "mar"],
  ["april", "apr"],
  ["mai", "may"],
  ["juni", "june", "jun"],
  ["juli", "july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["oktober", "october", "okt", "oct"],
  ["november", "nov"],
  ["dezember", "december", "dez", "dec"],
] as const;
/** "28. August", "28.8.", "28 August 2025", "28.08.2025"; the weekday before it says nothing more. */
const dayWords =
  /(?<![\p{L}\d])(?:(?:am|on) )?(?:\p{L}{2,12}(?:tag|day),? )?(\d{1,2})(?:\. ?|(?:st|nd|rd|th)? )(?:(\d{1,2})\.|(\p{L}{3,9})\.?)(?: ?(\d{4}))?(?![\p{L}\d])/giu;

/** YYYY-MM-DD; empty for what is no day, such as 31 June. */
function dayFrom(day: number, month: number, year: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : "";
}

/**
 * Makes filters of words that say when a concert is or that it is free: the search looks only for names and works.
 * @param year of a day without one
 * @returns null where no word means a filter
 */
export function wordsAsFilters(filters: ProgrammeFilters, year: number): ProgrammeFilters | null {
  let words = filters.q;
  const meant = { ...filters };
  const withoutFree = words.replaceAll(freeWords, " ");
  if (withoutFree !== words) {
    words = withoutFree;
    meant.free = true;
  }
  for (const [whole, day, number, name, ofYear] of words.matchAll(dayWords)) {
    const named = months.findIndex((names) => names.some((one) => one === name?.toLowerCase()));
    const month = number ? Number(number) : named + 1;
    const date = dayFrom(Number(day), month, ofYear ? Number(ofYear) : year);
    if (!date) continue;
    words = words.replace(whole, " ");
    meant.from_date = date;
    meant.to_date = date;
    break;
  }
  if (words === filters.q) return null;
  return { ...meant, q: words.replaceAll(/\s+/g, " ").trim() };
}
