import type { Field, Fields } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import type { FieldProblem } from "@festival/contracts/errors";
import { locales } from "@festival/contracts/locales";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { readingIn } from "@festival/contracts/time/wallClock";
import { textOf } from "../data/words.ts";

// A form holds what its inputs hold: numbers, moments and lists of addresses as text, so that what cannot be read
// stays as it was typed. Here values of records become values of a form; `readForm.ts` is the way back.

export type FormValues = Record<string, unknown>;
/** By path, such as "fields.2.label.de". */
export type Problems = Map<string, FieldProblem>;

/** The kinds of fields that hold a number, and whose inputs hold text. */
export const numbers: ReadonlySet<string> = new Set([
  "number",
  "money",
  "position",
  "numberedChoice",
]);

function oneToForm(field: Field, value: unknown): unknown {
  if (isTextField(field) || field.kind === "day") return value ?? "";
  if (numbers.has(field.kind)) return textOf(value);
  if (field.kind === "instant") {
    const instant = textOf(value);
    return instant === "" ? "" : readingIn(festivalZone, new Date(instant));
  }
  if (field.kind === "emails") return Array.isArray(value) ? value.join("\n") : "";
  if (field.kind === "group") {
    const inner = Object.entries(field.fields);
    // a bound that is not named is no bound, and not one of 0
    const none = inner.filter(([, { kind }]) => numbers.has(kind)).map(([name]) => [name, null]);
    return toForm(field.fields, { ...Object.fromEntries(none), ...(value as FormValues | null) });
  }
  if (field.kind !== "rows") return value;
  return Array.isArray(value) ? value.map((row: FormValues) => toForm(field.fields, row)) : [];
}

/** What a form's inputs hold for these values; for a value that is missing its default. */
export function toForm(fields: Fields, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name];
      if (!field.localized) {
        return [name, oneToForm(field, value === undefined ? defaultInOneLanguage(field) : value)];
      }
      const given = (value ?? {}) as Record<string, unknown>;
      const perLanguage = locales.map((locale) => [
        locale,
        oneToForm(field, given[locale] ?? defaultInOneLanguage(field)),
      ]);
      return [name, Object.fromEntries(perLanguage)];
    }),
  );
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
