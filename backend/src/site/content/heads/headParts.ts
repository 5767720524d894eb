import type { Fields } from "@festival/contracts/fields/field";
import { headDescriptions, type HeadOwner } from "@festival/contracts/heads/head";
import { localize, locales, type Localized } from "@festival/contracts/locales";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import type { SectionPart } from "../../../platform/database/schema/index.ts";

type Values = Record<string, unknown>;

/** The values of a head, all of them: what both languages share, and what is of one. */
export interface HeadParts {
  settings: Values;
  texts: Localized<Values>;
}

/** Values by where they stand. */
export type ValuesByPart = Record<SectionPart, Values>;

export const headParts = ["settings", ...locales] as const;

export const headFields = (ownerType: HeadOwner): Fields => headDescriptions[ownerType].fields;

export const partOf = ({ settings, texts }: HeadParts, part: SectionPart): Values =>
  part === "settings" ? settings : texts[part];

const inLanguage = (value: unknown, locale: "de" | "en"): unknown =>
  typeof value === "object" && value !== null ? (value as Values)[locale] : undefined;

/** A head out of a record as staff's resources have it, in which localised values stand together. */
export function toParts(fields: Fields, record: Values): HeadParts {
  const pick = (names: Fields, valueOf: (value: unknown) => unknown) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, valueOf(record[name])]));
  return {
    settings: pick(settingsOf({ fields }), (value) => value),
    texts: localize((locale) => pick(textsOf({ fields }), (value) => inLanguage(value, locale))),
  };
}

/** The same as a record. */
export function toRecord(fields: Fields, { settings, texts }: HeadParts): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { localized }]) => [
      name,
      localized ? localize((locale) => texts[locale][name]) : settings[name],
    ]),
  );
}

/** The values of a head with some others over them. */
export const overlay = (
  { settings, texts }: HeadParts,
  over: { settings: Values; texts: Localized<Values> },
): HeadParts => ({
  settings: { ...settings, ...over.settings },
  texts: localize((locale) => ({ ...texts[locale], ...over.texts[locale] })),
});

/** The public values with those of a draft over them. */
export const withDraft = (head: HeadParts, { settings, de, en }: ValuesByPart): HeadParts =>
  overlay(head, { settings, texts: { de, en } });
