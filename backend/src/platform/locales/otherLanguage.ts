import type { Locale, Localized } from "@festival/contracts/locales";

/**
 * The language of a title, where it is not the reader's; nothing where staff named none.
 * @example otherLanguage({ de: "it", en: "it" }, "de") => "it"
 * @example otherLanguage({ de: "", en: "de" }, "de") => undefined
 */
export function otherLanguage(
  language: Localized | null | undefined,
  locale: Locale,
): string | undefined {
  const named = language?.[locale];
  return named && named.split("-")[0] !== locale ? named : undefined;
}
