import { languageTag, type Locale } from "@festival/contracts/locales";
import { festivalZone } from "@festival/contracts/time/festivalTime";

// How values are written in lists and on pages that only show them.

/** A value as text; empty for what is none, such as an object. */
export function textOf(value: unknown): string {
  const isText =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isText ? String(value) : "";
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** @example instantInWords("2026-05-17T18:00:00.000Z", "de") => "So., 17.05.2026, 20:00" */
export function instantInWords(instant: string, locale: Locale): string {
  const known = formatters.get(locale);
  const formatter =
    known ??
    new Intl.DateTimeFormat(languageTag[locale], {
      timeZone: festivalZone,
      weekday: "short",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    });
  formatters.set(locale, formatter);
  return formatter.format(new Date(instant));
}

/** @example timeInWords("2026-05-17T18:00:00.000Z", "de") => "20:00" */
export const timeInWords = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: festivalZone,
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(instant));

export const numberInWords = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale).format(value);

export const moneyInWords = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(value);

/** @example bytesInWords(1_234_567, "de") => "1,23 MB" */
export function bytesInWords(bytes: number, locale: Locale): string {
  const [unit, size] = bytes < 1_000_000 ? ["kilobyte", 1000] : ["megabyte", 1_000_000];
  const style = { style: "unit", unit, maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(locale, style).format(bytes / size);
}

/** @example mediaTypeInWords("application/pdf") => "PDF" */
export const mediaTypeInWords = (type: string): string => type.replace(/^.*\//, "").toUpperCase();
