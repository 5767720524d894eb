import { translatorOf } from "../../owner/i18nFor.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The iframes' own words, as several owners show them. */
export const iframeTexts = translatorOf({ de, en });
