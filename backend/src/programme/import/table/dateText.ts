import { monthNamed } from "@festival/contracts/time/monthNames";

/** YYYY-MM-DD where the calendar has such a day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere && month > 0 ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * A day as people write it, in German or English.
 * @param order which of day and month comes first where both are numbers and slashes stand between them
 * @example dayIn("So., 17. Mai 2026", "dmy") => "2026-05-17"
 */
function dayIn(text: string, order: "dmy" | "mdy"): string | undefined {
  const [, year, month, day] = /(?:^|\D)(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(day));
  const dotted = /(?:^|\D)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/.exec(text);
  if (dotted) return dayOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /(?:^|\D)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/.exec(text);
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    const [dayNumber, monthNumber] = order === "dmy" ? [first, second] : [second, first];
    return dayOf(Number(slashed[3]), monthNumber, dayNumber);
  }
  const worded = /(?:^|\D)(\d{1,2})(?:\.|st|nd|rd|th)?\s+(\p{L}+)\.?,?\s+(\d{4})(?!\d)/iu.exec(
    text,
  );
  if (worded) return dayOf(Number(worded[3]), monthNamed(worded[2] ?? ""), Number(worded[1]));
  const american = /(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/iu.exec(text);
  return american
    ? dayOf(Number(american[3]), monthNamed(american[1] ?? ""), Number(american[2]))
    : undefined;
}

/**
 * A time as people write it.
 * @example timeIn("19.30 Uhr") => "19:30", timeIn("7:30 PM") => "19:30"
 */
function timeIn(text: string): string | undefined {
  const found =
    /(?:^|[\sT,])(\d{1,2})[:.h](\d{2})(?::\d{2})?\s*(?:uhr|h\b)?\s*([ap])?\.?(?:m\b)?/i.exec(
      text,
    ) ??
    /(?:^|[\s,])(\d{1,2})()\s*(?:uhr|h\b)/i.exec(text) ??
    /(?:^|[\s,])(\d{1,2})()\s*([ap])\.?m\b/i.exec(text);
  if (!found) return undefined;
  const half = found[3]?.toLowerCase();
  const hour = half ? (Number(found[1]) % 12) + (half === "p" ? 12 : 0) : Number(found[1]);
  const minute = Number(found[2] || 0);
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** What a cell tells of a moment; undefined for what it does not tell. */
export function momentIn(
  text: string,
  order: "dmy" | "mdy",
): { day: string | undefined; time: string | undefined } {
  const day = dayIn(text, order);
  // the numbers of a day are no time
  const rest = text.replaceAll(
    /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})(?!\d)/g,
    " ",
  );
  return { day, time: timeIn(rest.trim()) };
}
