import type { Locale, Localized } from "../locales.ts";

/** What is known of a section's two languages, as `WorkingSection` has it. */
interface Twins {
  fieldRevisions: Localized<Record<string, number>>;
  twinSeen: Localized<number>;
}

export const otherLanguage = (locale: Locale): Locale => (locale === "de" ? "en" : "de");

/** Names of fields of the other language that were written after the words of this one were fine. */
export function staleSince({ fieldRevisions, twinSeen }: Twins, locale: Locale): string[] {
  return Object.entries(fieldRevisions[otherLanguage(locale)])
    .filter(([, revision]) => revision > twinSeen[locale])
    .map(([name]) => name);
}
