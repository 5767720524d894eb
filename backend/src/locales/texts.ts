import type { Locale } from "@festival/contracts/locales";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

type TextKey = keyof typeof de;
const texts: Record<Locale, Record<TextKey, string>> = { de, en };

/** One of the few words that the backend itself says to visitors. */
export function text(locale: Locale, key: TextKey): string {
  return texts[locale][key];
}
