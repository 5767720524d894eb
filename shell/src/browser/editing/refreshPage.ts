import type { startOwners } from "../owners/owners.ts";
import { keepSame } from "./keepSame.ts";
import type { ShellBus } from "../../shellBus.ts";

/** The outcome; `unfit` where the page needs a document of its own, as a release has gone live meanwhile. */
export type Refreshed = "shown" | "unfit" | "overtaken" | "signedOut" | "failed";

/**
 * Reads the page on the screen again and shows it in its place: history, scroll and focus stay. One that fails for
 * want of a network is tried again when there is one.
 * @returns a function that never throws
 */
export function createRefresh(
  bus: ShellBus,
  {
    fetchPage,
    fits,
    loadOwner,
    put,
  }: Pick<ReturnType<typeof startOwners>, "fetchPage" | "fits" | "loadOwner" | "put">,
): () => Promise<Refreshed> {
  let asking = new AbortController();
  let isOwed = false;
  // what comes first, by a navigation or a newer refresh, is as new
  bus.page$.subscribe(() => asking.abort());

  async function read(signal: AbortSignal): Promise<Refreshed> {
    const present = bus.page$.value;
    const fetched = await fetchPage(present.url, signal);
    const { page } = fetched;
    if (page.audience !== present.audience) {
      bus.loginNeeded$.next();
      return "signedOut";
    }
    if (!fits(fetched)) return "unfit";
    if (page.status >= 500) throw new Error(`${present.url} was answered with ${page.status}.`);
    await loadOwner(page.owner, page.route.name);
    if (signal.aborted) return "overtaken";
    await put(keepSame(present, page));
    return "shown";
  }

  async function refresh(): Promise<Refreshed> {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    isOwed = false;
    try {
      return await read(signal);
    } catch (error) {
      if (signal.aborted) return "overtaken";
      console.warn("The page could not be read again.", error);
      isOwed = true;
      return "failed";
    }
  }

  bus.online$.subscribe((isOnline) => {
    if (isOnline && isOwed) void refresh();
  });
  return refresh;
}
