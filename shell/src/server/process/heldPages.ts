import type { HeldPage } from "@festival/contracts/api/system";
import type { PageInWork } from "./messages.ts";

/** How long a page is held off, twice as long each time it ends a worker again. */
const shortestHoldMs = 10_000;
const longestHoldMs = 10 * 60_000;

interface Held extends PageInWork {
  /** Milliseconds since 1970. */
  until: number;
  holdMs: number;
}

/**
 * Pages that were being made when a worker got stuck or ended. They are held off for a while, so that one
 * page can't end worker after worker. Those that only happened to be made at the same time come through
 * when they are tried next, and are forgotten.
 */
export function createHeldPages(now = Date.now) {
  const held = new Map<string, Held>();

  return {
    holdOff(pages: Iterable<PageInWork>): void {
      for (const page of pages) {
        const before = held.get(page.key)?.holdMs;
        const holdMs = before ? Math.min(2 * before, longestHoldMs) : shortestHoldMs;
        held.set(page.key, { ...page, holdMs, until: now() + holdMs });
      }
    },

    /** Says that a page was made, with an answer or an error. @returns whether it was held off before */
    wasMade: (key: string): boolean => held.delete(key),

    /** Those that may not be made now. */
    list(): HeldPage[] {
      // what did well for so long was no page's fault
      for (const [key, { until }] of held) if (now() - until > longestHoldMs) held.delete(key);
      return [...held.values()]
        .filter(({ until }) => until > now())
        .map(({ key, page, release, until }) => ({ key, page, release, until }));
    },
  };
}
