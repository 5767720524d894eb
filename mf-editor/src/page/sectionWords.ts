import type { Locale } from "@festival/contracts/locales";
import { describeModel } from "../workingCopy/head.ts";
import { isRichText } from "../workingCopy/isRichText.ts";
import { shownValue, type LocalSection } from "../workingCopy/ops.ts";
import { isEmptyValue } from "./fields.ts";

/** Characters of a section's first words. */
const longest = 40;

/** What a type of section or a head is called; a newer version's by its own name. */
export const modelLabel = (model: string, locale: Locale): string =>
  describeModel(model)?.label[locale] ?? model;

/** The first words of a section in a language, by which people know it; empty where it has none. */
export function sectionWords({ texts }: Pick<LocalSection, "texts">, locale: Locale): string {
  for (const value of Object.values(texts[locale])) {
    const text = isRichText(value) ? value.blocks.map((block) => block.text).join(" ") : value;
    if (typeof text === "string" && text.trim() !== "") {
      const words = text.trim();
      return words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;
    }
  }
  return "";
}

/** Names of the fields without which a section cannot be published, and which are empty. */
export const missingFields = (section: LocalSection, locale: Locale): string[] =>
  Object.entries(describeModel(section.model)?.fields ?? {})
    .filter(
      ([name, { required, localized }]) =>
        required && isEmptyValue(shownValue(section, localized ? locale : null, name)),
    )
    .map(([, { label }]) => label[locale]);
