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

/** The first is deleted with the tab; the second keeps drafts for `draftDays`, for those who ask for it. */
const stores = (): [session: Storage, device: Storage] => [sessionStorage, localStorage];

function readKept(store: Storage, key: string): FieldValues | null {
  try {
    return valuesOf(store.getItem(key));
  } catch {
    // Not what was written here: there is no draft.
    return null;
  }
}

/**
 * Keeps what was typed until it is sent: reload and back lose nothing.
 * @param isKeptLonger as the visitor ticked it: a closed tab loses nothing either
 */
export function keepDraft(formId: number, values: FieldValues, isKeptLonger: boolean): void {
  try {
    const [session, device] = stores();
    const draft: Draft = { version, keptAt: Date.now(), values };
    const [chosen, other] = isKeptLonger ? [device, session] : [session, device];
    other.removeItem(keyOf(formId));
    chosen.setItem(keyOf(formId), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the form works without.
  }
}

export function forgetDraft(formId: number): void {
  try {
    for (const store of stores()) store.removeItem(keyOf(formId));
  } catch {
    // As above.
  }
}

/** A draft that was found. */
export interface FoundDraft {
  values: FieldValues;
  isKeptLonger: boolean;
}

/** Reads a form's draft, and takes away those of all forms that are too old or can't be read. */
export function readDraft(formId: number): FoundDraft | null {
  try {
    const [session, device] = stores();
    for (const key of Object.keys(device)) {
      if (key.startsWith(prefix) && !readKept(device, key)) device.removeItem(key);
    }
    const kept = readKept(device, keyOf(formId));
    const values = kept ?? readKept(session, keyOf(formId));
    return values && { values, isKeptLonger: kept !== null };
  } catch {
    // As above.
    return null;
  }
}
