import type { Form, FormField } from "@festival/contracts/api/forms";
import { emailConfirmSlug, emailConfirmType, fieldType } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { text } from "../platform/locales/texts.ts";
import { consentTextOf, type ConsentText } from "./consentText.ts";
import type { FieldRow, FullForm } from "./forms.repository.ts";

function toField(field: FieldRow, locale: Locale): FormField {
  return {
    id: field.id,
    label: field.label[locale],
    slug: field.slug,
    field_type: field.fieldType,
    required: field.required,
    visible: field.visible,
    choices: field.choices.map(({ value, label }) => ({ value, label: label[locale] })),
    default: field.fieldType === fieldType.file ? "" : field.defaultValue[locale],
    placeholder_text: field.placeholderText[locale],
    help_text: field.helpText[locale],
    role: field.role,
    settings: field.settings,
  };
}

/**
 * The repeat of the email address, which every form has and only those with an address show. The newsletter's asks the
 * address itself by mail.
 */
function emailConfirmation({ form, fields }: FullForm, locale: Locale): FormField {
  return {
    id: 0,
    label: text(locale, "emailConfirmation.label"),
    slug: emailConfirmSlug,
    field_type: emailConfirmType,
    required: false,
    visible:
      form.purpose !== "newsletter" && fields.some((field) => field.fieldType === fieldType.email),
    choices: [],
    default: "",
    placeholder_text: "",
    help_text: text(locale, "emailConfirmation.help"),
  };
}

/** What a form asks people to agree to, and the field that asks. */
export function consentOf(
  fields: readonly FieldRow[],
  locale: Locale,
): { slug: string; text: ConsentText } | undefined {
  const field = fields.find(({ role }) => role === "consent");
  return field && { slug: field.slug, text: consentTextOf(field, locale) };
}

/** Days for which entries are kept; null for the newsletter's form, whose orders are no entries. */
export const retentionDaysOf = ({ purpose, retentionDays }: FullForm["form"]): number | null =>
  purpose === "newsletter" ? null : retentionDays;

export function toForm(full: FullForm, locale: Locale): Form {
  const { form, fields } = full;
  return {
    id: form.id,
    slug: form.slug,
    title: form.title[locale],
    intro: form.intro[locale],
    submit_label: form.submitLabel[locale],
    success_title: form.successTitle[locale],
    success_text: form.successText[locale],
    fields: [...fields.map((field) => toField(field, locale)), emailConfirmation(full, locale)],
    retention_days: retentionDaysOf(form),
    consent_version: consentOf(fields, locale)?.text.version ?? null,
  };
}
