import type { RichText } from "@festival/contracts/api/common";
import type { Check } from "@festival/contracts/api/editing/checks";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { locales, type Locale } from "@festival/contracts/locales";
import { styleLanguage } from "@festival/contracts/richText/languageMark";
import { textsOf } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { isKnownModel } from "../sections/missing.ts";
import type { ForeignTitle } from "./foreignTitles.repository.ts";
import { warn } from "./structureFindings.ts";

type Values = Record<string, unknown>;
type Block = RichText["blocks"][number];

interface Range {
  offset: number;
  length: number;
}

/** Words of a link that say nothing of where it leads, when they are read alone. */
const emptyWords: Record<Locale, ReadonlySet<string>> = {
  de: new Set(["hier", "mehr", "hier klicken", "klicken sie hier", "link", "dieser link"]),
  en: new Set(["here", "more", "click here", "link", "this link"]),
};

const isAddress = (words: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(words);

/** @example saysNothing("Hier …", "de") => true */
function saysNothing(words: string, locale: Locale): boolean {
  const trimmed = words.trim();
  const plain = trimmed.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return isAddress(trimmed) || emptyWords[locale].has(plain.trim());
}

/** Three letters or more of an alphabet that neither German nor English has: fewer may be a sign, such as Ω. */
const otherAlphabet = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}{3,}/gu;

const isWithin = ({ offset, length }: Range, outer: Range) =>
  outer.offset <= offset && offset + length <= outer.offset + outer.length;

/** Whether letters stand right before or behind: then it is part of a longer word. */
const isPartOfWord = (text: string, { offset, length }: Range) =>
  /\p{L}$/u.test(text.slice(0, offset)) || /^\p{L}/u.test(text.slice(offset + length));

function foreignRanges(text: string, locale: Locale, titles: readonly ForeignTitle[]): Range[] {
  const letters = [...text.matchAll(otherAlphabet)].map(({ 0: found, index }) => ({
    offset: index,
    length: found.length,
  }));
  const named = titles
    .filter((title) => title.locale === locale)
    .map(({ words }) => ({ offset: text.indexOf(words), length: words.length }))
    .filter((range) => range.offset >= 0 && !isPartOfWord(text, range));
  return [...letters, ...named];
}

function lacksLanguage(block: Block, locale: Locale, titles: readonly ForeignTitle[]): boolean {
  const marked = block.inlineStyleRanges.filter(({ style }) => styleLanguage(style));
  return foreignRanges(block.text, locale, titles).some(
    (range) => !marked.some((mark) => isWithin(range, mark)),
  );
}

const isRichText = (value: unknown): value is RichText =>
  typeof value === "object" && value !== null && "blocks" in value;

/** What one rich text lacks. */
function inRichText(
  { blocks }: RichText,
  locale: Locale,
  titles: readonly ForeignTitle[],
): Check["code"][] {
  const links = blocks.flatMap(({ text, entityRanges }) =>
    entityRanges.map(({ offset, length }) => text.slice(offset, offset + length)),
  );
  const hasEmptyLink = links.some((words) => saysNothing(words, locale));
  const isUnmarked = blocks.some((block) => lacksLanguage(block, locale, titles));
  return [
    ...(hasEmptyLink ? (["link_words"] as const) : []),
    ...(isUnmarked ? (["language_unmarked"] as const) : []),
  ];
}

/** Each code once for each field: an editor looks through the whole field. */
function* inValues(
  fields: Fields,
  values: Values,
  locale: Locale,
  titles: readonly ForeignTitle[],
  path = "",
): Generator<Pick<Check, "code" | "field">> {
  for (const [name, field] of Object.entries<Field>(fields)) {
    const value = values[name];
    if (field.kind === "richText" && isRichText(value)) {
      for (const code of inRichText(value, locale, titles)) yield { code, field: path + name };
    } else if (field.kind === "rows" && Array.isArray(value)) {
      for (const [index, row] of value.entries()) {
        yield* inValues(field.fields, row as Values, locale, titles, `${path}${name}.${index}.`);
      }
    }
  }
}

/**
 * Links whose words say nothing of where they lead, and words in another language without its mark. Told are certain
 * cases alone: letters of another alphabet, and titles of works of which staff said the language.
 */
export function wordFindings(
  sections: readonly StoredSection[],
  titles: readonly ForeignTitle[],
): Check[] {
  return sections.flatMap(({ id, model, settings, texts }) => {
    if (!isKnownModel(model)) return [];
    const fields = textsOf(sectionDescriptions[model]);
    return locales.flatMap((locale) => {
      const found = [...inValues(fields, texts[locale], locale, titles)];
      const { content, link } = { ...settings, ...texts[locale] };
      if (model === "link" && link && typeof content === "string" && saysNothing(content, locale)) {
        found.push({ code: "link_words", field: "content" });
      }
      return found.map(({ code, field }) => warn(code, { section: id, locale, field }));
    });
  });
}
