import type { Form, FormEntryRequest } from "@festival/contracts/api/forms";
import { honeypotName, signNames } from "@festival/contracts/formFields";
import { collectValues } from "./fieldValues.ts";

/**
 * What a form's controls hold, as the API takes it: the same for a post and for scripts.
 * @param read all values of one control's name, in order
 */
export function entryOf(form: Form, read: (name: string) => readonly string[]): FormEntryRequest {
  const sign = (name: string) => read(name)[0] || undefined;
  return {
    form: form.id,
    field_values: collectValues(form.fields, read),
    website_confirm: sign(honeypotName),
    confirm_human: sign(signNames.confirmHuman),
    consent_version: sign(signNames.consentVersion),
  };
}
