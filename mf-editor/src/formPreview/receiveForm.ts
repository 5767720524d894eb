import type { FieldValues, Form, FormField } from "@festival/contracts/api/forms";
import { emailConfirmType, fieldType } from "@festival/contracts/formFields";
import type { Bus } from "../bus.ts";
import { formOfMessage, previewReady } from "./messages.ts";

type FormPage = Readonly<{ form: Form; values: FieldValues }>;

const isFormPage = (data: unknown): data is FormPage =>
  typeof data === "object" && data !== null && "form" in data && "values" in data;

/** The repeat of the email address is in every form, and shown beside an address alone. */
function withRepeat(fields: readonly FormField[], host: Form): FormField[] {
  const hasEmail = fields.some((field) => field.field_type === fieldType.email && field.visible);
  const repeat = host.fields.filter((field) => field.field_type === emailConfirmType);
  return [...fields, ...repeat.map((field) => ({ ...field, visible: hasEmail }))];
}

function startValues(fields: readonly FormField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.slug, field.default]));
}

/** Leaves nothing but the form to be seen: not what stands around it on every page. */
function hideSurroundings(): void {
  const main = document.querySelector("main");
  for (let part: Element | null = main; part && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other !== part && other instanceof HTMLElement) other.style.display = "none";
    }
  }
}

/**
 * Shows the forms that the document around sends in the place of the one of this page: a draft of the page, which its
 * owner renders as any other. Nothing is sent from here, and no link is followed.
 * @returns ends it
 */
export function receiveForm({ page$, showDraft }: Pick<Bus, "page$" | "showDraft">): () => void {
  const show = (message: MessageEvent) => {
    const form = formOfMessage(message);
    const page = page$.value;
    if (!form || !isFormPage(page.data)) return;
    const fields = withRepeat(form.fields, page.data.form);
    const data = { ...page.data, form: { ...form, fields }, values: startValues(fields) };
    showDraft({ ...page, data });
    hideSurroundings();
  };
  const refuse = (event: Event) => {
    const { target, type } = event;
    const isLink = target instanceof Element && target.closest("a[href]") !== null;
    if (type === "click" && !isLink) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("message", show);
  document.addEventListener("submit", refuse, { capture: true });
  document.addEventListener("click", refuse, { capture: true });
  window.parent.postMessage(previewReady, window.location.origin);
  return () => {
    window.removeEventListener("message", show);
    document.removeEventListener("submit", refuse, { capture: true });
    document.removeEventListener("click", refuse, { capture: true });
  };
}
