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

const panel = (email: string) => keyOf(email, "in-page ");

/** What was typed in a panel of the page, for one field of a record. */
export const panelJournal = (
  email: string,
  { resource, id }: { resource: string; id: number },
  field: string,
) => journalOf(email, `in-page ${resource}/${id} ${field}`);

/** Keys of all that this person left unsaved in panels of pages; empty where storage is forbidden. */
function panelKeys(email: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(panel(email)));
  } catch {
    return [];
  }
}

/** Fields that this person left unsaved in panels of pages, on this device. */
export const unsavedPanels = (email: string): { resource: string; id: number; field: string }[] =>
  panelKeys(email).flatMap((key) => {
    const [record = "", field = ""] = key.slice(panel(email).length).split(" ");
    const [resource = "", id] = record.split("/");
    return field === "" ? [] : [{ resource, id: Number(id), field }];
  });

/** Drops what this person left unsaved in panels of pages. */
export function dropPanels(email: string): void {
  for (const key of panelKeys(email)) localStorage.removeItem(key);
}
