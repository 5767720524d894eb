import { newsletterSlug } from "@festival/contracts/formFields";
import type { FieldValues, Form } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import { initialValues } from "./fieldValues.ts";

/** What a form holds at first. The newsletter comes in the language of the page, unless the visitor chooses the other one. */
export function startValues(form: Form, locale: Locale): FieldValues {
  const values = initialValues(form.fields);
  return form.slug === newsletterSlug && values.language === ""
    ? { ...values, language: locale }
    : values;
}
