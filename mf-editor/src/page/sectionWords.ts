import type { Locale } from "@festival/contracts/locales";
import type { Field } from "@festival/contracts/fields/field";
import { describeModel } from "../workingCopy/head.ts";
import { isRichText } from "../workingCopy/isRichText.ts";
import { shownValue, type LocalSection } from "../workingCopy/ops.ts";
import { isEmptyValue } from "./fields.ts";

/** Characters of a section's first words. */
const longest = 40;

/** What a type of section or a head is called; a newer version's by its own name. */
export const modelLabel = (model: string, locale: Locale): string =>
  describeModel(model)?.label[locale] ?? model;

/** What a section says, before what stands around it, such as the line above a title or who is quoted. */
const first = ["content", "headline", "title"];
const spoken: ReadonlySet<Field["kind"]> = new Set(["line", "prose", "richText"]);

/** Names of fields that hold words, those by which people know a section first. */
function wordFields(model: string, texts: Readonly<Record<string, unknown>>): string[] {
  const described = describeModel(model)?.fields;
  // a newer version's may hold words anywhere
  if (!described) return Object.keys(texts);
  const names = Object.keys(described).filter((name) =>
    spoken.has(described[name]?.kind ?? "flag"),
  );
  return [...first.filter((name) => names.includes(name)), ...names];
}

/** The first words of a section in a language, by which people know it; empty where it has none. */
export function sectionWords(
  { model, texts }: Pick<LocalSection, "model" | "texts">,
  locale: Locale,
): string {
  for (const name of wordFields(model, texts[locale])) {
    const { [name]: value } = texts[locale];
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
