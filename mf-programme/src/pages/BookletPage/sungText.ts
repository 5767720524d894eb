import type { Booklet } from "@festival/contracts/api/booklets";
import type { Locale } from "@festival/contracts/locales";
import type { SungTextData } from "./bookletData.ts";

const stanzas = (text: string) => text.trim().split(/\n\s*\n/);

/** The language's own tag where it has no known name. */
function languageName(tag: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Server only: `Intl`. */
export function sungText(
  { title, language, original, translation }: Booklet["works"][number]["sung_texts"][number],
  locale: Locale,
): SungTextData {
  const [sung, meant] = [stanzas(original), stanzas(translation)];
  const isPaired = translation !== "" && sung.length === meant.length;
  const isOwn = translation === "" && language.split("-")[0] === locale;
  return {
    title,
    language,
    languageNames: [
      isOwn ? "" : languageName(language, locale),
      translation === "" ? "" : languageName(locale, locale),
    ],
    pairs: isPaired
      ? sung.map((stanza, index) => ({ original: stanza, translation: meant[index] ?? "" }))
      : [{ original, translation }],
  };
}
