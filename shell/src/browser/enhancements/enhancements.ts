import { fetchAhead } from "./fetchAhead.ts";
import { keepPages } from "./keepPages.ts";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import { noticeOffline } from "./offlineNotice.ts";
import { coverWhileWaiting } from "./placeholder.ts";
import { showProgress } from "./progress.ts";
import type { ShellBus } from "../../shellBus.ts";

const texts = { de, en };

/**
 * A service worker starts, and fetches what it keeps, on the processor and the line that the page's start
 * needs; it waits so long.
 */
const keepAfterMs = 2000;

export interface EnhancementOptions {
  bus: ShellBus;
  isStaff: boolean;
  /** Sets out for the code that an address needs. */
  prepare(url: string): void;
  /** Address of a navigation that has begun before this code was there. */
  awaited: string | undefined;
}

/**
 * Adds what a page works without: progress bar, placeholder, offline notice, and pages kept for reading
 * offline.
 */
export function startEnhancements({ bus, isStaff, prepare, awaited }: EnhancementOptions): void {
  const { locale } = bus.page$.value;
  const words = texts[locale];
  showProgress(bus.navigation$, words, awaited !== undefined);
  coverWhileWaiting(bus, awaited);
  noticeOffline(bus, locale, words);
  if (!isStaff) fetchAhead(bus, prepare);
  const keep = () =>
    keepPages(bus, isStaff).catch((error: unknown) => console.warn("Nothing is kept.", error));
  // what was stored before a user signed in is deleted at once
  if (isStaff) void keep();
  else setTimeout(() => void keep(), keepAfterMs);
}
