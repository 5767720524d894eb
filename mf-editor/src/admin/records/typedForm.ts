import type { Form, FormField } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { forms } from "@festival/contracts/resources/forms/forms";
import { textOf } from "../data/words.ts";
import type { FormValues } from "../fields/formValues.ts";
import { fromForm } from "../fields/readForm.ts";

/** The text of one language, or of none. */
function wordsIn(value: unknown, locale: Locale): string {
  if (typeof value !== "object" || value === null) return "";
  return textOf((value as Record<string, unknown>)[locale]);
}

const rowsOf = (value: unknown): FormValues[] =>
  Array.isArray(value)
    ? value.filter((row: unknown): row is FormValues => typeof row === "object" && row !== null)
    : [];

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
    choices: rowsOf(row.choices).map((choice) => ({
      value: textOf(choice.value),
      label: wordsIn(choice.label, locale),
    })),
    default: type === fieldType.file ? "" : wordsIn(row.default, locale),
    placeholder_text: wordsIn(row.placeholder_text, locale),
    help_text: wordsIn(row.help_text, locale),
    role: "none",
    settings: row.settings ?? {},
  };
}

/** What is typed into the form of a form, as visitors would get it in one language, whether or not it is right yet. */
export function typedForm(typed: FormValues, locale: Locale): Form {
  const { values } = fromForm(forms.fields, typed);
  const days = Number(values.retention_days);
  return {
    // not the stored form's: what is tried out here is no draft of an entry
    id: 0,
    slug: textOf(values.slug),
    title: wordsIn(values.title, locale),
    intro: wordsIn(values.intro, locale),
    submit_label: wordsIn(values.submit_label, locale),
    success_title: wordsIn(values.success_title, locale),
    success_text: wordsIn(values.success_text, locale),
    fields: rowsOf(values.fields).map((row, place) => fieldOf(row, place, locale)),
    retention_days: values.purpose === "newsletter" || !(days > 0) ? null : days,
  };
}
