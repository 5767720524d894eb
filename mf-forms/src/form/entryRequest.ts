import type { Form, FormEntryRequest } from "@festival/contracts/api/forms";
import { hiddenNames, honeypotName } from "@festival/contracts/formFields";
import { collectValues } from "./fieldValues.ts";

/**
 * What a form's controls hold, as the API takes it: the same for a post and for scripts.
 * @param read all values of one control's name, in order
 */
export function entryOf(form: Form, read: (name: string) => readonly string[]): FormEntryRequest {
  const control = (name: string) => read(name)[0] || undefined;
  return {
    form: form.id,
    field_values: collectValues(form.fields, read),
    website_confirm: control(honeypotName),
    confirm_human: control(hiddenNames.confirmHuman),
    consent_version: control(hiddenNames.consentVersion),
  };
}
