import { navigationTimes } from "./navigationTimes.ts";

const storageKey = "festival-reloaded";

let reloads = false;

/** Whether this document is about to be replaced: a way to another page has to open a document, too. */
export const isReloading = (): boolean => reloads;

/**
 * Reloads the document because a part of its code can't be loaded, which a new document may cure.
 * @returns false where that was tried within the last minute, or can't be remembered
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < navigationTimes.reloadGuardMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // without a memory it might go on for ever
    return false;
  }
  reloads = true;
  reload();
  return true;
}
