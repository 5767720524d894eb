import { locales, type Locale } from "@festival/contracts/locales";
import { otherLanguage } from "@festival/contracts/sections/twins";
import { isEmptyValue } from "../page/fields.ts";
import { describeModel } from "../workingCopy/head.ts";
import { shownValue, type LocalSection } from "../workingCopy/ops.ts";

/** Names of fields that say something in the other language, and nothing in this one. */
export function lackingFields(section: LocalSection, language: Locale): string[] {
  const isEmpty = (name: string, locale: Locale) => isEmptyValue(shownValue(section, locale, name));
  return Object.entries(describeModel(section.model)?.fields ?? {})
    .filter(([, { localized }]) => localized)
    .map(([name]) => name)
    .filter((name) => isEmpty(name, language) && !isEmpty(name, otherLanguage(language)));
}

/** Whether a section says something in one language that it does not say in the other. */
export const isLacking = (section: LocalSection): boolean =>
  locales.some((language) => lackingFields(section, language).length > 0);
