import type { FieldValues } from "@festival/contracts/api/forms";

const isTick = (control: HTMLInputElement): boolean =>
  control.type === "checkbox" || control.type === "radio";

/** Whether a control holds something else than it began with. */
function isTouched(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLInputElement) {
    if (isTick(control)) return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  }
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  // a list for one choice begins with its first, where none is marked
  if (!control.multiple && !options.some((option) => option.defaultSelected)) {
    return control.selectedIndex > 0;
  }
  return options.some((option) => option.selected !== option.defaultSelected);
}

const nameOf = (control: Element): string => control.getAttribute("name") ?? "";

function fill(control: Element, kept: readonly string[]): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = kept.includes(option.value);
  } else if (control instanceof HTMLTextAreaElement) {
    control.value = kept[0] ?? "";
  } else if (control instanceof HTMLInputElement && control.type !== "hidden") {
    if (isTick(control)) control.checked = kept.includes(control.value);
    else control.value = kept[0] ?? "";
  }
}

/**
 * Fills a form's controls. Hidden ones, those without a value, and those in which the visitor typed before
 * the scripts came stay as they are.
 * @returns whether the form holds something else now
 */
export function fillControls(form: HTMLFormElement, values: FieldValues): boolean {
  const controls = [...form.elements];
  const touched = new Set(controls.filter(isTouched).map(nameOf));
  const free = controls.filter((control) => {
    const name = nameOf(control);
    return Object.hasOwn(values, name) && !touched.has(name);
  });
  for (const control of free) fill(control, [values[nameOf(control)] ?? ""].flat());
  return free.some(isTouched);
}
