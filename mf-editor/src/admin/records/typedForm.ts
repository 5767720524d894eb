import type { FieldSettings, Form, FormField } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { formFields } from "@festival/contracts/resources/forms/formField";
import { textOf } from "../data/words.ts";
import type { FormValues } from "../fields/formValues.ts";

// The preview comes with the form, and what reads a form with its first change: this does without that.

/** The text of one language, or of none. */
function wordsIn(value: unknown, locale: Locale): string {
  if (typeof value !== "object" || value === null) return "";
  return textOf((value as Record<string, unknown>)[locale]);
}

const rowsIn = (value: unknown): FormValues[] =>
  Array.isArray(value) ? value.filter(Boolean) : [];

/** The number that an input holds; undefined where it holds none. */
function numberIn(value: unknown): number | undefined {
  const text = textOf(value).trim().replace(",", ".");
  const number = Number(text);
  return text === "" || Number.isNaN(number) ? undefined : number;
}

/** The bounds of a field that are typed so far; the others are none. */
function boundsIn(value: unknown): FieldSettings {
  const typed = typeof value === "object" && value !== null ? (value as FormValues) : {};
  return Object.fromEntries(
    Object.entries(formFields.settings.fields).flatMap(([name, { kind }]) => {
      const bound = kind === "number" ? numberIn(typed[name]) : typed[name];
      const isNone = Array.isArray(bound) ? bound.length === 0 : textOf(bound) === "";
      return isNone ? [] : [[name, bound]];
    }),
  );
}

function fieldOf(row: FormValues, place: number, locale: Locale): FormField {
  const type = Number(row.field_type);
  return {
    id: place,
    // what has no name yet has one here: two fields of the same name would be one
    slug: textOf(row.slug) || `field-${place}`,
    label: wordsIn(row.label, locale),
    field_type: Object.values<number>(fieldType).includes(type) ? type : fieldType.text,
    required: row.required === true,
    visible: row.visible !== false,
    choices: rowsIn(row.choices).map((choice) => ({
      value: textOf(choice.value),
      label: wordsIn(choice.label, locale),
    })),
    default: type === fieldType.file ? "" : wordsIn(row.default, locale),
    placeholder_text: wordsIn(row.placeholder_text, locale),
    help_text: wordsIn(row.help_text, locale),
    role: "none",
    settings: boundsIn(row.settings),
  };
}

/** What is typed into the form of a form, as visitors would get it in one language, whether or not it is right yet. */
export function typedForm(typed: FormValues, locale: Locale): Form {
  const days = numberIn(typed.retention_days) ?? 0;
  return {
    // not the stored form's: what is tried out here is no draft of an entry
    id: 0,
    slug: textOf(typed.slug),
    title: wordsIn(typed.title, locale),
    intro: wordsIn(typed.intro, locale),
    submit_label: wordsIn(typed.submit_label, locale),
    success_title: wordsIn(typed.success_title, locale),
    success_text: wordsIn(typed.success_text, locale),
    fields: rowsIn(typed.fields).map((row, place) => fieldOf(row, place, locale)),
    retention_days: typed.purpose === "newsletter" || !(days > 0) ? null : days,
  };
}
