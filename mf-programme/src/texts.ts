import { localize } from "@festival/contracts/locales";
import type { Texts } from "@festival/shared-ui/i18n";
import { translatorOf } from "@festival/shared-ui/owner";
import loadedDe from "./loaded/locales/de.json" with { type: "json" };
import loadedEn from "./loaded/locales/en.json" with { type: "json" };
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The screens' words, which browsers fetch. */
export const texts: Texts = { de, en };

/** What `load` writes into a page: visitors read it there, and fetch none of these words. */
const loadedTexts: Texts = { de: loadedDe, en: loadedEn };

/** For `load`, which has the screens' words, too. */
export const translate = translatorOf(
  localize((locale) => Object.assign({}, texts[locale], loadedTexts[locale])),
);
