import type { FieldValues, Form } from "@festival/contracts/api/forms";

/** The newsletter's form as another page holds it. Null where only the browser fetches it, as in a dialog, and where there is none. */
export type NewsletterFormData = {
  form: Form;
  /** Where it is posted to without scripts: the newsletter's own page. */
  address: string;
  values: FieldValues;
} | null;
