import { locales, type Locale } from "@festival/contracts/locales";
import { missingFields, sectionWords } from "../page/sectionWords.ts";
import type { Selected } from "../page/useSelection.ts";
import { findSection } from "../workingCopy/ops.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";

/**
 * Leaves nothing of a section that was inserted and in which nothing was written since, where it can't be published so.
 * A line or a container needs no words: it stays.
 * @returns whether it is gone
 */
export function giveUpEmpty(
  copies: WorkingCopies,
  { owner, id }: Selected,
  locale: Locale,
): boolean {
  const shown = copies.get(owner)?.shown;
  const section = shown && findSection(shown, id);
  if (!section || missingFields(section, locale).length === 0) return false;
  // another person may have written in it
  if (locales.some((each) => sectionWords(section, each) !== "")) return false;
  return copies.giveUp(owner, id);
}
