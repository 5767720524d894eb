import type { SectionModel } from "@festival/contracts/api/sections";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import type { Fields } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { StoredSection } from "../../../platform/database/schema/index.ts";

type Values = Record<string, unknown>;

const isList = (value: unknown): value is Values[] => Array.isArray(value);

/** Whether a value says nothing: no text, none but spaces, no record. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object" || !("blocks" in value) || !isList(value.blocks)) return false;
  return value.blocks.every(({ text }) => String(text).trim() === "");
}

/** Required fields that are empty; those of items as "items.0.title". */
export function missingIn(fields: Fields, values: Values, path = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name] ?? defaultInOneLanguage(field);
    if (field.kind !== "rows") return field.required && isBlank(value) ? [path + name] : [];
    if (!isList(value)) return [];
    return value.flatMap((row, index) => missingIn(field.fields, row, `${path}${name}.${index}.`));
  });
}

/** Whether this version knows the model. */
export const isKnownModel = (model: string): model is SectionModel =>
  Object.hasOwn(sectionDescriptions, model);

/**
 * Required fields of a section that are empty.
 * @param locale null for what both languages share
 */
export function missingOf(
  { model, settings, texts }: Pick<StoredSection, "model" | "settings" | "texts">,
  locale: Locale | null,
): string[] {
  if (!isKnownModel(model)) return [];
  const description = sectionDescriptions[model];
  return locale
    ? missingIn(textsOf(description), texts[locale])
    : missingIn(settingsOf(description), settings);
}

/** Whether a section says anything in a language. */
export const hasWords = (texts: Values): boolean =>
  Object.values(texts).some((value) => (isList(value) ? value.length > 0 : !isBlank(value)));
