import type { Form } from "@festival/contracts/api/forms";

// What the admin area and the document of its preview tell each other; both are of the same origin.

/** The preview can show forms now. */
export const previewReady = "festival-form-preview-ready";
const previewForm = "festival-form-preview";

interface FormMessage {
  type: typeof previewForm;
  form: Form;
}

export const formMessage = (form: Form): FormMessage => ({ type: previewForm, form });

const isFormMessage = (data: unknown): data is FormMessage =>
  typeof data === "object" && data !== null && "type" in data && data.type === previewForm;

/** The form of a message from the document around; undefined for all else that arrives. */
export function formOfMessage({ data, origin, source }: MessageEvent): Form | undefined {
  const isFromAround = origin === window.location.origin && source === window.parent;
  return isFromAround && isFormMessage(data) ? data.form : undefined;
}
