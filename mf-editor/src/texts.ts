import { richTextTexts } from "./fields/richText/richTextTexts.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

export const texts = { de: { ...de, ...richTextTexts.de }, en: { ...en, ...richTextTexts.en } };
