import type { Locks } from "../sync/tabs.ts";
import type { Desk } from "./desk.ts";
import type { MemoryStorage } from "./memoryStorage.ts";

/** The locks of one browser: a tab holds its own until it is killed. */
export class BrowserLocks {
  readonly held = new Set<string>();
  readonly locks: Locks = {
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: unknown) => unknown;
      const { ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      if (ifAvailable) return work(this.held.has(name) ? null : { name });
      this.held.add(name);
      return work({ name });
    },
  };
}

/** One person's browser, with one open tab at a time. */
export interface Browser {
  person: number;
  storage: MemoryStorage;
  locks: BrowserLocks;
  tab: string;
  desk: Desk;
}

/** Closes a tab without a word: it writes and sends nothing more, and holds no lock. */
export function killTab({ desk, tab, locks }: Browser): void {
  desk.kill();
  locks.held.delete(`festival-editor/${tab}`);
}
