import type { Locale } from "@festival/contracts/locales";
import { createI18n, type Texts } from "@festival/shared-ui/i18n";

type I18n = ReturnType<typeof createI18n>;

const instances = new WeakMap<Partial<Texts>, Partial<Record<Locale, I18n>>>();

/** The same instance for all roots of one owner in one language. */
export function i18nFor(locale: Locale, texts: Partial<Texts>): I18n {
  const byLocale = instances.get(texts) ?? {};
  instances.set(texts, byLocale);
  return (byLocale[locale] ??= createI18n(locale, texts));
}

/** An owner's words for what its `load` writes, such as the head; screens use `useTranslation`. */
export function translatorOf(texts: Texts): (locale: Locale) => I18n["t"] {
  return (locale) => i18nFor(locale, texts).t;
}
