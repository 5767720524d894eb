import { languageTag, type Locale } from "@festival/contracts/locales";

/** @example dayInWords(new Date("2025-08-30T17:30:00Z"), "Europe/Berlin", "de") => "Samstag, 30. August 2025" */
export function dayInWords(instant: Date, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag[locale], { dateStyle: "full", timeZone });
  const words = format.format(instant);
  // the site's English has no comma behind the weekday
  return locale === "en" ? words.replace(",", "") : words;
}

/** How an event's times are shown: whether the hour is known, and in which zone. */
interface EventClock {
  hasTime: boolean;
  timeZone: string;
}

/**
 * A moment as the site writes it; the day alone where the hour is not known.
 * @example "Samstag, 30. August 2025, 19:30 Uhr", "Saturday 30 August 2025, 7.30 pm"
 */
export function momentInWords(
  instant: Date,
  { hasTime, timeZone }: EventClock,
  locale: Locale,
): string {
  const day = dayInWords(instant, timeZone, locale);
  if (!hasTime) return day;
  const isGerman = locale === "de";
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    hour: isGerman ? "2-digit" : "numeric",
    minute: "2-digit",
    hourCycle: isGerman ? "h23" : "h12",
    timeZone,
  }).format(instant);
  return `${day}, ${isGerman ? `${time} Uhr` : time.replace(":", ".")}`;
}
