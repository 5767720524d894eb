const storageKey = "festival-take-along";
/** Tells this window of a change; `storage` events tell all others. */
const changed = "festival:take-along";

/** Whether the reader has asked for pages to be kept for reading without a network. */
export function takesAlong(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    // storage is forbidden, and so are service workers
    return false;
  }
}

/** Keeps the reader's wish on this device, or takes it back. */
export function takeAlong(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(storageKey, "1");
    else localStorage.removeItem(storageKey);
  } catch {
    // as above: then nothing is kept
  }
  dispatchEvent(new Event(changed));
}

/**
 * Calls back whenever the wish may have changed, in this window or in another one.
 * @returns what ends it
 */
export function onTakeAlong(listener: () => void): () => void {
  const fromOtherWindow = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  addEventListener(changed, listener);
  addEventListener("storage", fromOtherWindow);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", fromOtherWindow);
  };
}
