import { translatorOf } from "../../owner/i18nFor.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The renderer's own words, as sections are shown by several owners. */
export const sectionTexts = translatorOf({ de, en });
