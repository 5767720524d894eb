import type { Locale } from "@festival/contracts/locales";
import { createI18n, type Texts } from "@festival/shared-ui/i18n";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const texts: Texts = { de, en };
const instances = new Map<Locale, ReturnType<typeof createI18n>>();

/** The layout's texts in one language. */
export function layoutI18n(locale: Locale): ReturnType<typeof createI18n> {
  const instance = instances.get(locale) ?? createI18n(locale, texts);
  instances.set(locale, instance);
  return instance;
}
