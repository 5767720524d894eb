import { localize, type Locale, type Localized } from "../locales.ts";
import { slugify } from "../slug.ts";

// Works and composers are known by their ids. What their addresses say besides is made of what they are called in
// the language of the page, so none is kept, none is missing in imported programmes, and a corrected name leads on
// from the old address.

/** @example workSlug("Streichquartett cis-Moll op. 131", "de") => "streichquartett-cis-moll-op-131" */
export function workSlug(title: string, locale: Locale): string {
  return slugify(title, locale === "de" ? "werk" : "work");
}

/** @example composerSlug("Antonín Dvořák") => "antonin-dvorak" */
export function composerSlug(name: string): string {
  return slugify(name, "name");
}

/** The same in all languages, for answers of the API. */
export const slugsOf = (text: Localized, slugOf: (text: string, locale: Locale) => string) =>
  localize((locale) => slugOf(text[locale], locale));
