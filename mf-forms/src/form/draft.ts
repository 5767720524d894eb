import type { FieldValues } from "@festival/contracts/api/forms";

const keyOf = (formId: number): string => `festival-form-${formId}`;

/** Keeps what was typed on the device for as long as the tab lives, so that reload and back lose nothing. */
export function keepDraft(formId: number, values: FieldValues): void {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(values));
  } catch {
    // Full or forbidden: the form works without.
  }
}

export function forgetDraft(formId: number): void {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // As above.
  }
}

export function readDraft(formId: number): FieldValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "null");
    return typeof kept === "object" ? (kept as FieldValues | null) : null;
  } catch {
    return null;
  }
}

/** Fills a form's controls; hidden ones and those without a kept value stay as they are. */
export function fillControls(form: HTMLFormElement, values: FieldValues): void {
  for (const control of form.elements) {
    const name = control.getAttribute("name") ?? "";
    if (!Object.hasOwn(values, name)) continue;
    const kept = [values[name] ?? ""].flat();
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = kept.includes(option.value);
    } else if (control instanceof HTMLTextAreaElement) {
      control.value = kept[0] ?? "";
    } else if (control instanceof HTMLInputElement && control.type !== "hidden") {
      if (control.type === "checkbox" || control.type === "radio") {
        control.checked = kept.includes(control.value);
      } else {
        control.value = kept[0] ?? "";
      }
    }
  }
}
