import { barTexts } from "./words/barTexts.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";

/** All words of both languages, for tests of parts that stand alone. */
export const texts = {
  de: { ...de, ...barTexts.de },
  en: { ...en, ...barTexts.en },
};
