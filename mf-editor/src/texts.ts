import { richTextTexts } from "./fields/richText/richTextTexts.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import { pickerTexts } from "./pickers/pickerTexts.ts";

export const texts = {
  de: { ...de, ...richTextTexts.de, ...pickerTexts.de },
  en: { ...en, ...richTextTexts.en, ...pickerTexts.en },
};
