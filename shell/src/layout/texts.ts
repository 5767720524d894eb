import type { Locale } from "@festival/contracts/locales";
import type { Texts } from "@festival/shared-ui/i18n";
import { i18nFor } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const texts: Texts = { de, en };

/** The layout's texts in one language. */
export const layoutI18n = (locale: Locale) => i18nFor(locale, texts);
