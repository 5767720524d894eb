import { monthNamed } from "@festival/contracts/time/monthNames";
import type { ProgrammeFilters } from "../programmeFilters.ts";

/** What visitors type for concerts without an entrance fee, in both languages. */
const freeWords =
  /(?<!\p{L})(?:eintritt frei|freier eintritt|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|gratis|frei|free (?:admission|entry|of charge)|admission free|free)(?!\p{L})/giu;

/** "28. August", "28.8.", "28 August 2025", "28.08.2025"; the weekday before it says nothing more. */
const dayWords =
  /(?<![\p{L}\d])(?:(?:am|on) )?(?:(?:\p{L}{2,12}(?:tag|day)|mittwoch|sonnabend),? )?(\d{1,2})(?:\. ?|(?:st|nd|rd|th)? )(?:(\d{1,2})\.|(\p{L}{3,9})\.?)(?: ?(\d{4}))?(?![\p{L}\d])/giu;

/** "heute Abend", "tonight"; not "morgen", which is a song as well. */
const todayWords = /(?<!\p{L})(?:heute(?: abend| nacht)?|today|tonight|this evening)(?!\p{L})/giu;

/** From Monday, as the filter counts them. */
const weekdays = [
  ["montag", "monday"],
  ["dienstag", "tuesday"],
  ["mittwoch", "wednesday"],
  ["donnerstag", "thursday"],
  ["freitag", "friday"],
  ["samstag", "sonnabend", "saturday"],
  ["sonntag", "sunday"],
] as const;
const weekend = ["wochenende", "weekend"];
/** "am Freitag", "freitags", "on Fridays", "nächstes Wochenende": what comes first is at the top of the list anyway. */
const weekdayWords =
  /(?<!\p{L})(?:(?:and|or|und|oder|am|an|on|at|the|this|next|every|dem|diesem|dieses|nächste[ns]|jeden) ){0,3}(montag|monday|dienstag|tuesday|mittwoch|wednesday|donnerstag|thursday|freitag|friday|samstag|sonnabend|saturday|sonntag|sunday|wochenende|weekend)(?:s|en)?(?!\p{L})/giu;

/** The days of the week that a word stands for, 1 for Monday. */
function weekdaysOf(word: string): number[] {
  const named = word.toLowerCase();
  if (weekend.includes(named)) return [6, 7];
  return [weekdays.findIndex((names) => names.some((one) => one === named)) + 1];
}

/** YYYY-MM-DD; empty for what is no day, such as 31 June. */
function dayFrom(day: number, month: number, year: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : "";
}

/**
 * Makes filters of words that say on which day a concert is or that it is free: the search looks only for names and works.
 * @param today YYYY-MM-DD in the festival's zone; a day without a year is one of the same
 * @returns null where no word means a filter
 */
export function wordsAsFilters(filters: ProgrammeFilters, today: string): ProgrammeFilters | null {
  let words = filters.q;
  const meant = { ...filters };
  const withoutFree = words.replaceAll(freeWords, " ");
  if (withoutFree !== words) {
    words = withoutFree;
    meant.free = true;
  }
  const withoutToday = words.replaceAll(todayWords, " ");
  if (withoutToday !== words) {
    words = withoutToday;
    meant.from_date = today;
    meant.to_date = today;
  }
  for (const [whole, day, number, name = "", ofYear] of words.matchAll(dayWords)) {
    const month = number ? Number(number) : monthNamed(name);
    const date = dayFrom(Number(day), month, Number(ofYear ?? today.slice(0, 4)));
    if (!date) continue;
    words = words.replace(whole, " ");
    meant.from_date = date;
    meant.to_date = date;
    break;
  }
  const named = [...words.matchAll(weekdayWords)].flatMap(([, word = ""]) => weekdaysOf(word));
  if (named.length > 0) {
    words = words.replaceAll(weekdayWords, " ");
    meant.weekdays = [...new Set([...filters.weekdays, ...named])].toSorted((a, b) => a - b);
  }
  if (words === filters.q) return null;
  return { ...meant, q: words.replaceAll(/\s+/g, " ").trim() };
}
