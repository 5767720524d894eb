import type { Journal, JournalEntry } from "./journal.ts";

/** What of the browser's locks is used. */
export type Locks = Pick<LockManager, "request">;

const nameOf = (tab: string) => `festival-editor/${tab}`;

/** Tells other tabs, for as long as this document lives, that its entries in the journal are not left over. */
export function holdTab(locks: Locks | undefined, tab: string): void {
  // where there are no locks, nothing of other tabs is taken over either
  void locks?.request(nameOf(tab), () => new Promise<never>(() => undefined));
}

/**
 * Takes over what tabs that are closed have left unsaved. Two tabs that ask at the same time do not both get it.
 * @param take keeps an entry as this tab's own; true once it does
 */
export async function adoptEntries(
  locks: Locks | undefined,
  journal: Journal,
  take: (entry: JournalEntry) => boolean | Promise<boolean>,
): Promise<void> {
  if (!locks) return;
  for (const tab of journal.otherTabs()) {
    await locks.request(nameOf(tab), { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      for (const entry of journal.entriesOf(tab)) {
        if (await take(entry)) journal.forget(tab, entry.owner);
      }
    });
  }
}
