import type { FieldValues } from "@festival/contracts/api/forms";

const prefix = "festival-form-";
const keyOf = (formId: number): string => `${prefix}${formId}`;

/** Of what is kept; raised with every change that old drafts do not fit. */
const version = 1;
/** How long a draft that is not sent stays on the device. */
export const draftDays = 30;
const draftMs = draftDays * 24 * 60 * 60 * 1000;

interface Draft {
  version: number;
  /** Milliseconds since 1970, by the device's clock. */
  keptAt: number;
  values: FieldValues;
}

const isValue = (value: unknown): boolean =>
  typeof value === "string" ||
  (Array.isArray(value) && value.every((one) => typeof one === "string"));

/** @returns null for what is no draft of today's kind, or an old one */
function valuesOf(text: string | null): FieldValues | null {
  const draft = JSON.parse(text ?? "null") as Partial<Draft> | null;
  if (draft?.version !== version || typeof draft.keptAt !== "number") return null;
  // a draft from the future is one from before the clock was put right
  if (Math.abs(Date.now() - draft.keptAt) > draftMs) return null;
  const { values } = draft;
  if (typeof values !== "object" || values === null) return null;
  return Object.values(values).every(isValue) ? values : null;
}

function readKept(key: string): FieldValues | null {
  try {
    return valuesOf(localStorage.getItem(key));
  } catch {
    // Forbidden, or not what was written here: there is no draft.
    return null;
  }
}

/** Keeps what was typed on the device until it is sent: reload, back and a closed tab lose nothing. */
export function keepDraft(formId: number, values: FieldValues): void {
  try {
    const draft: Draft = { version, keptAt: Date.now(), values };
    localStorage.setItem(keyOf(formId), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the form works without.
  }
}

export function forgetDraft(formId: number): void {
  try {
    localStorage.removeItem(keyOf(formId));
  } catch {
    // As above.
  }
}

/** Reads a form's draft, and takes away those of all forms that are too old or can't be read. */
export function readDraft(formId: number): FieldValues | null {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && !readKept(key)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
  return readKept(keyOf(formId));
}
