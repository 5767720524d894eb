import type { FormValues } from "../fields/formValues.ts";

/** What was typed on a form and not saved, as this browser keeps it. */
export interface KeptForm {
  values: FormValues;
  /** Revision of the record on which it was typed; null for a new one. */
  revision: number | null;
  /** ISO 8601. */
  at: string;
}

const keyOf = (email: string, form: string) => `festival-admin-form ${email} ${form}`;

/**
 * The forms that this person left unsaved. Another person on the same browser does not see them.
 * @param form such as "events/12" or "events/new"
 */
export function journalOf(email: string, form: string, storage: Storage = localStorage) {
  const key = keyOf(email, form);
  return {
    read(): KeptForm | null {
      try {
        return JSON.parse(storage.getItem(key) ?? "null") as KeptForm | null;
      } catch {
        return null;
      }
    },
    /** @returns whether it is kept; a full or forbidden store keeps nothing */
    write(values: FormValues, revision: number | null): boolean {
      try {
        const kept: KeptForm = { values, revision, at: new Date().toISOString() };
        storage.setItem(key, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    clear(): void {
      try {
        storage.removeItem(key);
      } catch {
        // what cannot be written cannot have been kept
      }
    },
  };
}
