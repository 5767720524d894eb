import type { Form, FormField } from "@festival/contracts/api/forms";
import { emailConfirmSlug, emailConfirmType, fieldType } from "@festival/contracts/formFields";

let nextId = 1;

/** A text field; `given` says what the test is about. */
export function testField(given: Partial<FormField> & Pick<FormField, "slug">): FormField {
  return {
    id: nextId++,
    label: given.slug,
    field_type: fieldType.text,
    required: false,
    visible: true,
    choices: [],
    default: "",
    placeholder_text: "",
    help_text: "",
    ...given,
  };
}

/** A form with a name, an email address and its repeat. */
export function testForm(given: Partial<Form> = {}): Form {
  return {
    id: 3,
    slug: "contact",
    title: "Kontakt",
    intro: "Schreiben Sie uns.",
    submit_label: "Nachricht senden",
    success_title: "Angekommen",
    success_text: "Wir antworten in zwei Tagen.",
    retention_days: 180,
    consent_version: "v1",
    fields: [
      testField({ slug: "name", label: "Name", required: true }),
      testField({
        slug: "email",
        label: "E-Mail",
        field_type: fieldType.email,
        help_text: "Nur für die Antwort.",
      }),
      testField({
        slug: emailConfirmSlug,
        label: "E-Mail wiederholen",
        field_type: emailConfirmType,
      }),
    ],
    ...given,
  };
}
