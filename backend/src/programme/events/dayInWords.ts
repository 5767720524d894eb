import type { Locale } from "@festival/contracts/locales";

const languageTag = { de: "de-DE", en: "en-GB" } as const;

/** @example dayInWords(new Date("2025-08-30T17:30:00Z"), "Europe/Berlin", "de") => "Samstag, 30. August 2025" */
export function dayInWords(instant: Date, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag[locale], { dateStyle: "full", timeZone });
  const words = format.format(instant);
  // the site's English has no comma behind the weekday
  return locale === "en" ? words.replace(",", "") : words;
}
