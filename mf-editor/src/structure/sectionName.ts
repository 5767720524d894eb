import type { Locale } from "@festival/contracts/locales";
import { modelLabel, sectionWords } from "../page/sectionWords.ts";
import type { LocalSection } from "../workingCopy/ops.ts";

/** What a section is called in a sentence: its kind and its first words. */
export const sectionName = (
  section: Pick<LocalSection, "model" | "texts">,
  locale: Locale,
): string => `${modelLabel(section.model, locale)} ${sectionWords(section, locale)}`.trim();
