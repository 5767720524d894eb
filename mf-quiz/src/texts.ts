import type { Locale } from "@festival/contracts/locales";
import { createI18n, type Texts } from "@festival/shared-ui/i18n";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

export const texts: Texts = { de, en };

type Translate = ReturnType<typeof createI18n>["t"];

const translators: Partial<Record<Locale, Translate>> = {};

/** For the words that `load` writes into the head; screens use `useTranslation`. */
export function translate(locale: Locale): Translate {
  return (translators[locale] ??= createI18n(locale, texts).t);
}
