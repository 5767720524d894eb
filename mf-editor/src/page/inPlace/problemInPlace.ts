import type { Locale } from "@festival/contracts/locales";
import { fieldProblem, faultWords, type Say } from "../../fields/fieldProblem.ts";
import { describeField, type LocalSection } from "../../workingCopy/ops.ts";
import type { OwnerState } from "../../workingCopy/unsaved.ts";

interface Written {
  section: LocalSection;
  /** Of the field. */
  name: string;
  value: unknown;
  locale: Locale;
  t: Say;
}

/**
 * What is wrong with words that are typed where they stand, of this editor or of the server, which has refused them.
 * That there are none yet is no fault while they may still be written.
 */
export function problemInPlace(
  { section, name, value, locale, t }: Written,
  state: OwnerState | undefined,
): string | undefined {
  const field = describeField(section.model, name);
  const held = state?.held.find(
    (each) => each.section === section.id && each.field === name && each.locale === locale,
  );
  const own = field && fieldProblem(field, value);
  const fault = own === undefined || own === "required" ? held?.problems[name] : own;
  return field && fault && faultWords(field, fault, { value, locale, t });
}
