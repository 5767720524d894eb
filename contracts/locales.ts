/** The site's languages; the language is the first path segment of every page. The first one is the default. */
export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];

/** By language, whose way of writing numbers and dates is meant. */
export const languageTag: Readonly<Record<Locale, string>> = { de: "de-DE", en: "en-GB" };

/** A text, or anything else, that exists once per language. */
export type Localized<T = string> = Record<Locale, T>;

export function isLocale(value: string | undefined): value is Locale {
  return (locales as readonly (string | undefined)[]).includes(value);
}

/** Builds a localised value by asking once per language. */
export function localize<T>(build: (locale: Locale) => T): Localized<T> {
  return { de: build("de"), en: build("en") };
}
