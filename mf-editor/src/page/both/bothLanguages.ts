import type { Field, Fields } from "@festival/contracts/fields/field";
import { locales, localize, type Locale } from "@festival/contracts/locales";

type Values = Record<string, unknown>;

const isRows = (value: unknown): value is Values[] => Array.isArray(value);

const inside = (value: unknown, locale: Locale) => (value as Values | undefined)?.[locale];

/**
 * Fields with an input of their own for each language, those of rows too.
 * @param languages what each language is called, in words of the reader
 * @param first the language of which the inputs come first
 * @example inBothLanguages({ text }, …) => { "text.de", "text.en" }
 */
export function inBothLanguages(
  fields: Fields,
  languages: Record<Locale, string>,
  first: Locale,
): Fields {
  const ordered = locales.toSorted((one, other) => Number(other === first) - Number(one === first));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { localized, ...field }]): [string, Field][] => {
      if (field.kind === "rows") {
        return [[name, { ...field, fields: inBothLanguages(field.fields, languages, first) }]];
      }
      if (!localized) return [[name, field]];
      return ordered.map((locale) => {
        const label = localize((reader) => `${field.label[reader]} (${languages[locale]})`);
        return [`${name}.${locale}`, { ...field, label }];
      });
    }),
  );
}

/** Values as such fields hold them. */
export function splitValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { [name]: value } = values;
      if (field.kind === "rows") {
        const rows = isRows(value) ? value : [];
        return [[name, rows.map((row) => splitValues(field.fields, row))]];
      }
      if (!field.localized) return [[name, value]];
      return locales.map((locale) => [`${name}.${locale}`, inside(value, locale)]);
    }),
  );
}

/** Values as they are stored, of what such fields hold. */
export function joinValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === "rows") {
        const rows = isRows(values[name]) ? values[name] : [];
        return [name, rows.map((row) => joinValues(field.fields, row))];
      }
      if (!field.localized) return [name, values[name]];
      return [
        name,
        Object.fromEntries(locales.map((locale) => [locale, values[`${name}.${locale}`]])),
      ];
    }),
  );
}
