import type { Locale } from "@festival/contracts/locales";

/** By language, whose way of writing numbers and dates is meant. */
export const languageTag: Readonly<Record<Locale, string>> = { de: "de-DE", en: "en-GB" };
