import { festivalZone } from "@festival/contracts/time/festivalTime";
import { languageTag, type Locale } from "@festival/contracts/locales";
import { readingAt } from "@festival/contracts/time/wallClock";

/**
 * Dates and times in words, for `load` on the server only: the browser's clock, zone and `Intl`
 * must never decide what a page says. Told in the festival's time zone, if no other is named.
 */
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

/** "+02:00" */
function offsetInWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

const half = (hour: number) => (hour < 12 ? "am" : "pm");

function englishClock(hour: number, minute: string): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}.${minute}`;
}

function clockTime(hour: string, minute: string, locale: Locale): string {
  if (locale === "de") return `${hour}:${minute}`;
  return `${englishClock(Number(hour), minute)}${unbroken}${half(Number(hour))}`;
}

/** The two stay on one line: "30. August", "30 August". */
function dayOfMonth(day: string, month: string, locale: Locale): string {
  return `${day}${locale === "de" ? "." : ""}${unbroken}${month}`;
}

/** A list of the programme tells of the same moments each time it is made. */
const moments = new Map<string, Readonly<Moment>>();
const mostMoments = 5000;

/**
 * A point in time in words.
 * @param iso an instant, ISO 8601
 * @param timeZone IANA name of the zone it is shown in
 * @throws RangeError when `iso` is no date, or the zone is not known
 * @example describeMoment("2025-08-30T17:30:00.000Z", "de").long => "Samstag, 30. August 2025, 19:30 Uhr"
 */
export function describeMoment(
  iso: string,
  locale: Locale,
  timeZone: string = festivalZone,
): Readonly<Moment> {
  const key = `${iso} ${locale} ${timeZone}`;
  const known = moments.get(key);
  if (known) return known;
  const described = Object.freeze(inWords(iso, locale, timeZone));
  if (moments.size === mostMoments) moments.clear();
  moments.set(key, described);
  return described;
}

function inWords(iso: string, locale: Locale, timeZone: string): Moment {
  const instant = new Date(iso);
  const word = (options: Intl.DateTimeFormatOptions) =>
    formatter(locale, timeZone, options).format(instant);
  const reading = readingAt(instant.getTime(), timeZone);
  const wallClock = new Date(reading).toISOString().slice(0, -".000Z".length);
  const [date = "", clock = ""] = wallClock.split("T");
  const [year = ""] = date.split("-");
  const [hour = "", minute = ""] = clock.split(":");
  const day = String(Number(date.slice(-2)));
  const weekday = word({ weekday: "long" });
  const month = word({ month: "long" });
  const time = clockTime(hour, minute, locale);
  const dateLong = `${dayOfMonth(day, month, locale)} ${year}`;
  const long =
    locale === "de" ? `${weekday}, ${dateLong}, ${time} Uhr` : `${weekday} ${dateLong}, ${time}`;
  return {
    iso,
    local: `${wallClock}${offsetInWords(reading - instant.getTime())}`,
    date,
    day,
    weekday,
    weekdayShort: word({ weekday: "short" }),
    month,
    // cut, since both languages write some months with four letters or a full stop
    monthShort: word({ month: "short" }).slice(0, 3),
    year,
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

/** A word, as screen readers pass over dashes. */
const until = { de: "bis", en: "to" } as const;

function dateRange(start: Moment, end: Moment, locale: Locale): string {
  const rest = `${until[locale]} ${end.dateLong}`;
  if (start.year !== end.year) return `${start.dateLong} ${rest}`;
  if (start.month !== end.month) return `${dayOfMonth(start.day, start.month, locale)} ${rest}`;
  return `${start.day}${locale === "de" ? "." : ""} ${rest}`;
}

function timeRange(
  start: Moment,
  end: Moment | null,
  severalDays: boolean,
  locale: Locale,
): string {
  if (!end) return locale === "de" ? `${start.time} Uhr` : start.time;
  const to = until[locale];
  if (severalDays) {
    const [from, last] = [start, end].map(({ weekdayShort, time }) => `${weekdayShort} ${time}`);
    return `${from} ${to} ${last}${locale === "de" ? " Uhr" : ""}`;
  }
  if (locale === "de") return `${start.time} ${to} ${end.time} Uhr`;
  const sameHalf = half(hourOf(start)) === half(hourOf(end));
  const from = sameHalf ? englishClock(hourOf(start), start.local.slice(14, 16)) : start.time;
  return `${from} ${to} ${end.time}`;
}

/**
 * From when to when in words. A night that ends in the small hours is
 * still one day; an end that is not after the start counts as unknown.
 * @param startIso an instant, ISO 8601
 * @param endIso an instant, ISO 8601, or null where the end is unknown
 * @param timeZone IANA name of the zone they are shown in
 * @throws RangeError when one of the two is no date, or the zone is not known
 * @example describeRange("2025-08-30T09:00:00Z", "2025-08-30T10:10:00Z", "en").times => "11.00 am to 12.10 pm"
 */
export function describeRange(
  startIso: string,
  endIso: string | null,
  locale: Locale,
  timeZone: string = festivalZone,
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

/** What an event says of its time, as a teaser has it. */
interface TimedEvent {
  /** Instants, ISO 8601. */
  date_and_time: string;
  ends_at?: string | null;
  /** IANA name; the festival's zone where absent. */
  time_zone?: string | undefined;
  /** False where only the day is known. */
  has_time: boolean;
}

/** When an event is, in words. Plain JSON. */
export interface EventTimes extends MomentRange {
  /** For `<time>` and JSON-LD: with offset, or the day alone where the time is not known. */
  dateTime: string;
  /** The same of its end; null where that is unknown. */
  endDateTime: string | null;
  /** When it begins, "19:30"; empty where only the day is known. */
  time: string;
  /** As in `MomentRange`; empty where only the day is known. */
  times: string;
  /** "Samstag, 30. August 2025, 19:30 Uhr"; the days alone where it lasts several, or no time is known. */
  when: string;
}

/**
 * When an event is, in words, in its own zone.
 * @throws RangeError when one of its instants is no date, or its zone is not known
 * @example describeEvent({ date_and_time: "2025-08-30T17:30:00Z", has_time: false }, "de").when => "Samstag, 30. August 2025"
 */
export function describeEvent(event: TimedEvent, locale: Locale): EventTimes {
  const { date_and_time, ends_at = null, time_zone, has_time } = event;
  const range = describeRange(date_and_time, ends_at, locale, time_zone);
  const { start, end, dates, severalDays } = range;
  const written = ({ local, date }: Moment) => (has_time ? local : date);
  return {
    ...range,
    dateTime: written(start),
    endDateTime: end && written(end),
    time: has_time ? start.time : "",
    times: has_time ? range.times : "",
    when: has_time && !severalDays ? start.long : dates,
  };
}
