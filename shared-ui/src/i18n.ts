import type { Locale, Localized } from "@festival/contracts/locales";
import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";

/**
 * i18next as the shell shares it at run time: the code is one, instances never are. Plain
 * TypeScript, since the shell's server hands the very same module to the owners' server bundles.
 */
export { I18nextProvider } from "react-i18next";

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
  rememberWords(instance);
  return instance;
}

/** Words without values in them are the same each time, and looking them up took a tenth of the server's time. */
function rememberWords(instance: i18n): void {
  const { t } = instance;
  const words = new Map<string, unknown>();
  const remembering = (...asked: Parameters<typeof t>) => {
    const [key] = asked;
    if (asked.length > 1 || typeof key !== "string") return t(...asked);
    const known = words.get(key) ?? t(key);
    words.set(key, known);
    return known;
  };
  instance.t = remembering as typeof t;
}

/**
 * The texts of the owner that a component stands in. In place of react-i18next's hook of that name, which
 * watches for other languages and copies the whole instance in each component: an instance is ready at once
 * here and never changes its language, and the copies took a ninth of the server's time.
 */
export function useTranslation(): Pick<i18n, "t"> & { i18n: i18n } {
  const { i18n } = useContext(I18nContext);
  return { t: i18n.t, i18n };
}
