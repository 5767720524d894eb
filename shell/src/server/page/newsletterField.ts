import type { Form, FormField } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import type { FrameNewsletter } from "../../frame.ts";

const isAsked = ({ visible, field_type: type }: FormField) =>
  visible && type !== fieldType.hidden && type !== fieldType.notice;

/**
 * The newsletter's form as one field of the footer. Its sentence of consent stands beside the button, which is then what
 * people agree by. Null where the form asks for anything else, or says nothing of consent: it is filled in on its own page.
 */
export function newsletterField(form: Form | null): FrameNewsletter | null {
  if (!form?.consent_version) return null;
  const asked = form.fields.filter(isAsked);
  const email = asked.find((field) => field.field_type === fieldType.email);
  const consent = asked.find(({ role }) => role === "consent");
  if (!email || !consent || asked.length > 2) return null;
  return {
    email: email.slug,
    label: email.label,
    consent: consent.slug,
    // all that is kept as what was agreed to
    text: [consent.label, consent.help_text].filter(Boolean).join(" "),
    version: form.consent_version,
  };
}
