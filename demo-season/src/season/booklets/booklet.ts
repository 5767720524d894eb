import type { Localized } from "@festival/contracts/locales";
import type { DemoBooklet, RichNotation } from "../types.ts";
import { both, none } from "../localized.ts";

type SungText = DemoBooklet["works"][number]["sungTexts"][number];

/** @param author Miriam Sternitz, the festival's dramaturge, where nothing else is said */
export function note(
  work: string,
  text: Localized<RichNotation>,
  { author = "Miriam Sternitz", sungTexts = [] }: { author?: string; sungTexts?: SungText[] } = {},
): DemoBooklet["works"][number] {
  return { work, note: text, author, sungTexts };
}

/** A German text, with its translation for English readers. */
export function germanText(title: Localized, original: string, english: string): SungText {
  return { title, language: "de", original, translation: { ...none, en: english } };
}

/** An English text, with its translation for German readers. */
export function englishText(title: Localized, original: string, german: string): SungText {
  return { title, language: "en", original, translation: { ...none, de: german } };
}

/** A text in a language that neither page is in. */
export function foreignText(
  language: string,
  title: Localized,
  original: string,
  [german, english]: [german: string, english: string],
): SungText {
  return { title, language, original, translation: both(german, english) };
}
