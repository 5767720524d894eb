import type { Locale } from "@festival/contracts/locales";

/**
 * Dates and times in words, for `load` on the server only: the browser's clock, zone and `Intl`
 * must never decide what a page says. Told in the festival's time zone, if no other is named.
 */
const festivalTimeZone = "Europe/Berlin";
const languageTag = { de: "de-DE", en: "en-GB" } as const;

/** A point in time, in words. Plain JSON. */
export interface Moment {
  /** The instant as it was given. */
  iso: string;
  /** Wall-clock time with its offset, "2025-08-30T19:30:00+02:00", for `<time>` and JSON-LD. */
  local: string;
  /** Calendar day, "2025-08-30". */
  date: string;
  /** "30" */
  day: string;
  /** "Samstag", "Saturday" */
  weekday: string;
  /** "Sa", "Sat" */
  weekdayShort: string;
  /** "August" */
  month: string;
  /** "Aug" */
  monthShort: string;
  /** "2025" */
  year: string;
  /** As it stands in a timetable: "19:30", "7.30 pm". */
  time: string;
  /** "30. August 2025", "30 August 2025" */
  dateLong: string;
  /** "Samstag, 30. August 2025, 19:30 Uhr", "Saturday 30 August 2025, 7.30 pm" */
  long: string;
}

/** From when to when, in words. Plain JSON. */
export interface MomentRange {
  start: Moment;
  /** Null where the end is unknown. */
  end: Moment | null;
  /** True where it ends on a later day than the night of its first. */
  severalDays: boolean;
  /** "Samstag, 30. August 2025", "28.–30. August 2025" */
  dates: string;
  /** "19:30–21:10 Uhr", "7.30–9.10 pm"; over several days "Sa 18:00 – So 13:00 Uhr". */
  times: string;
}

/** A night that ends before this hour still belongs to the day it began on. */
const endOfNight = 6;
const unbroken = "\u00a0";

type Part = "year" | "month" | "day" | "hour" | "minute" | "second";

const wallClockOptions: Intl.DateTimeFormatOptions = {
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
};

/** Making one costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageTag[locale], { timeZone, ...options });
  formatters.set(key, made);
  return made;
}

function offsetOf(instant: Date, wall: Record<Part, string>): string {
  const told = Date.UTC(
    Number(wall.year),
    Number(wall.month) - 1,
    Number(wall.day),
    Number(wall.hour),
    Number(wall.minute),
    Number(wall.second),
  );
  const minutes = Math.round((told - instant.getTime()) / 60_000);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

const half = (hour: number) => (hour < 12 ? "am" : "pm");

function englishClock(hour: number, minute: string): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}.${minute}`;
}

function clockTime(wall: Record<Part, string>, locale: Locale): string {
  if (locale === "de") return `${wall.hour}:${wall.minute}`;
  const hour = Number(wall.hour);
  return `${englishClock(hour, wall.minute)}${unbroken}${half(hour)}`;
}

function wallClockOf(instant: Date, timeZone: string): Record<Part, string> {
  const told = formatter("en", timeZone, wallClockOptions).formatToParts(instant);
  const parts = Object.fromEntries(told.map(({ type, value }) => [type, value]));
  const part = (name: Part) => parts[name] ?? "";
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second"),
  };
}

/**
 * A point in time in words.
 * @param iso an instant, ISO 8601
 * @param timeZone IANA name of the zone it is told in
 * @throws RangeError when `iso` is no date, or the zone is not known
 * @example describeMoment("2025-08-30T17:30:00.000Z", "de").long => "Samstag, 30. August 2025, 19:30 Uhr"
 */
export function describeMoment(
  iso: string,
  locale: Locale,
  timeZone: string = festivalTimeZone,
): Moment {
  const instant = new Date(iso);
  const word = (options: Intl.DateTimeFormatOptions) =>
    formatter(locale, timeZone, options).format(instant);
  const wall = wallClockOf(instant, timeZone);
  const date = `${wall.year}-${wall.month}-${wall.day}`;
  const day = String(Number(wall.day));
  const weekday = word({ weekday: "long" });
  const month = word({ month: "long" });
  const time = clockTime(wall, locale);
  const dateLong = `${day}${locale === "de" ? "." : ""} ${month} ${wall.year}`;
  const long =
    locale === "de" ? `${weekday}, ${dateLong}, ${time} Uhr` : `${weekday} ${dateLong}, ${time}`;
  return {
    iso,
    local: `${date}T${wall.hour}:${wall.minute}:${wall.second}${offsetOf(instant, wall)}`,
    date,
    day,
    weekday,
    weekdayShort: word({ weekday: "short" }),
    month,
    // cut, since both languages write some months with four letters or a full stop
    monthShort: word({ month: "short" }).slice(0, 3),
    year: wall.year,
    time,
    dateLong,
    long,
  };
}

function hourOf(moment: Moment): number {
  return Number(moment.local.slice(11, 13));
}

function daysBetween(from: Moment, to: Moment): number {
  return Math.round((Date.parse(to.date) - Date.parse(from.date)) / 86_400_000);
}

function lastsSeveralDays(start: Moment, end: Moment): boolean {
  const days = daysBetween(start, end);
  return days > 1 || (days === 1 && hourOf(end) >= endOfNight);
}

function dateRange(start: Moment, end: Moment, locale: Locale): string {
  const dot = locale === "de" ? "." : "";
  if (start.year !== end.year) return `${start.dateLong} – ${end.dateLong}`;
  if (start.month !== end.month) {
    return `${start.day}${dot} ${start.month} – ${end.dateLong}`;
  }
  return `${start.day}${dot}–${end.dateLong}`;
}

function timeRange(
  start: Moment,
  end: Moment | null,
  severalDays: boolean,
  locale: Locale,
): string {
  if (!end) return locale === "de" ? `${start.time} Uhr` : start.time;
  if (severalDays) {
    const [from, to] = [start, end].map(({ weekdayShort, time }) => `${weekdayShort} ${time}`);
    return `${from} – ${to}${locale === "de" ? " Uhr" : ""}`;
  }
  if (locale === "de") return `${start.time}–${end.time} Uhr`;
  const sameHalf = half(hourOf(start)) === half(hourOf(end));
  return sameHalf
    ? `${englishClock(hourOf(start), start.local.slice(14, 16))}–${end.time}`
    : `${start.time} – ${end.time}`;
}

/**
 * From when to when in words. A night that ends in the small hours is
 * still one day; an end that is not after the start counts as unknown.
 * @param startIso an instant, ISO 8601
 * @param endIso an instant, ISO 8601, or null where the end is unknown
 * @param timeZone IANA name of the zone they are told in
 * @throws RangeError when one of the two is no date, or the zone is not known
 * @example describeRange("2025-08-30T09:00:00Z", "2025-08-30T10:10:00Z", "en").times => "11.00 am – 12.10 pm"
 */
export function describeRange(
  startIso: string,
  endIso: string | null,
  locale: Locale,
  timeZone: string = festivalTimeZone,
): MomentRange {
  const start = describeMoment(startIso, locale, timeZone);
  const known = endIso !== null && new Date(endIso) > new Date(startIso);
  const end = known ? describeMoment(endIso, locale, timeZone) : null;
  const severalDays = end !== null && lastsSeveralDays(start, end);
  const oneDay =
    locale === "de" ? `${start.weekday}, ${start.dateLong}` : `${start.weekday} ${start.dateLong}`;
  return {
    start,
    end,
    severalDays,
    dates: severalDays ? dateRange(start, end, locale) : oneDay,
    times: timeRange(start, end, severalDays, locale),
  };
}
