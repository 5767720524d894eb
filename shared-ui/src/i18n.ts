import type { Locale, Localized } from "@festival/contracts/locales";
import { createInstance, type i18n, type ResourceLanguage } from "i18next";

/**
 * i18next as the shell shares it at run time: the code is one, instances never are. Plain
 * TypeScript, since the shell's server hands the very same module to the owners' server bundles.
 */
export { I18nextProvider, useTranslation } from "react-i18next";

/** An owner's texts, one tree per language, as its `locales/*.json` hold them. */
export type Texts = Localized<ResourceLanguage>;

/**
 * An instance for one owner in one language. It is ready at once and never changes its language:
 * another language is another document.
 */
export function createI18n(locale: Locale, texts: Partial<Texts>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: texts[locale] ?? {} } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}
