import type { Locale } from "@festival/contracts/locales";
import { textOf } from "../data/words.ts";

/**
 * How a form calls its fields, by their slugs.
 * @param fields of the form's record; what is none is left out
 */
export function labelsOfFields(fields: unknown, locale: Locale): Map<string, string> {
  const rows = Array.isArray(fields) ? (fields as Record<string, unknown>[]) : [];
  return new Map(
    rows.flatMap(({ slug, label }) => {
      const words = textOf((label as Record<string, unknown> | undefined)?.[locale]);
      return typeof slug === "string" && words !== "" ? [[slug, words] as const] : [];
    }),
  );
}
