import { richTextTexts } from "../fields/richText/richTextTexts.ts";
import { pickerTexts } from "../pickers/pickerTexts.ts";
import helpDe from "./help/locales/de.json" with { type: "json" };
import helpEn from "./help/locales/en.json" with { type: "json" };
import importDe from "./imports/locales/de.json" with { type: "json" };
import importEn from "./imports/locales/en.json" with { type: "json" };
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

export const texts = {
  de: { ...de, ...richTextTexts.de, ...pickerTexts.de, ...importDe, ...helpDe },
  en: { ...en, ...richTextTexts.en, ...pickerTexts.en, ...importEn, ...helpEn },
};
