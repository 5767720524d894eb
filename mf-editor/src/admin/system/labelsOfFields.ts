import type { Locale } from "@festival/contracts/locales";
import { textOf } from "../data/words.ts";

const rowsOf = (value: unknown) =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
const wordsIn = (label: unknown, locale: Locale) =>
  textOf((label as Record<string, unknown> | undefined)?.[locale]);

/**
 * How a form calls what can be chosen in its fields, by their slugs and by what is stored.
 * @param fields of the form's record; a choice without words is left out
 */
export function choicesOfFields(
  fields: unknown,
  locale: Locale,
): Map<string, ReadonlyMap<string, string>> {
  return new Map(
    rowsOf(fields).map(({ slug, choices }) => {
      const named = rowsOf(choices).flatMap(({ value, label }) => {
        const words = wordsIn(label, locale);
        return words === "" ? [] : [[textOf(value), words] as const];
      });
      return [textOf(slug), new Map(named)];
    }),
  );
}

/**
 * How a form calls its fields, by their slugs.
 * @param fields of the form's record; what is none is left out
 */
export function labelsOfFields(fields: unknown, locale: Locale): Map<string, string> {
  return new Map(
    rowsOf(fields).flatMap(({ slug, label }) => {
      const words = wordsIn(label, locale);
      return typeof slug === "string" && words !== "" ? [[slug, words] as const] : [];
    }),
  );
}
