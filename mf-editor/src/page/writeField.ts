import type { Locale } from "@festival/contracts/locales";
import { describeField, type LocalSection, type Op } from "../workingCopy/ops.ts";
import type { ActOptions, WorkingCopies } from "../workingCopy/store.ts";
import { sectionWords } from "./sectionWords.ts";

/** The last letter of a text, where a value is one. */
const endsWord = (value: unknown) => typeof value === "string" && /\s$/.test(value);

/** Writes one field of a section as an act that can be taken back. */
export function writeField(
  copies: WorkingCopies,
  owner: string,
  section: LocalSection,
  {
    name,
    value,
    locale,
    typing,
  }: { name: string; value: unknown; locale: Locale; typing?: boolean },
): void {
  const isLocalized = describeField(section.model, name)?.localized === true;
  const op: Op = {
    op: "set",
    section: section.id,
    locale: isLocalized ? locale : null,
    fields: { [name]: value },
  };
  const label = {
    act: "write" as const,
    model: section.model,
    field: name,
    words: sectionWords(section, locale),
  };
  const options: ActOptions = typing
    ? { label, typing: { at: Date.now(), endsWord: endsWord(value) } }
    : { label };
  copies.edit(owner, [op], options);
}
