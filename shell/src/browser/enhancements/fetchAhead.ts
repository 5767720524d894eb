import { match } from "@festival/contracts/routes";
import { mayFetchAhead } from "../navigation/mayFetchAhead.ts";
import type { ShellBus } from "../../shellBus.ts";

/** The signs that the visitor is reading, and not only passing by. */
const signsOfReading = ["pointermove", "touchstart", "scroll", "keydown"] as const;
/** Other screens whose code is fetched ahead for one page. */
const mostScreens = 3;

function isInWindow(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Addresses of the screens that the visible links lead to, one for each. */
function screensInSight(shown: string): string[] {
  const screens = new Map<string, string>();
  for (const link of document.links) {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) continue;
    const found = match(link.pathname);
    if (!found || found.locale !== document.documentElement.lang || found.name === shown) continue;
    if (!screens.has(found.name) && isInWindow(link)) screens.set(found.name, link.href);
  }
  return [...screens.values()].slice(0, mostScreens);
}

/**
 * Fetches, while the browser is idle, the code of the screens that visible links lead to, once
 * the visitor reads. Pages themselves are fetched when a pointer is over their link.
 * @param prepare sets out for the code that an address needs
 */
export function fetchAhead(
  { online$, page$, navigation$ }: Pick<ShellBus, "online$" | "page$" | "navigation$">,
  prepare: (url: string) => void,
): void {
  const look = () => {
    if (!mayFetchAhead(online$.value)) return;
    for (const url of screensInSight(page$.value.route.name)) prepare(url);
  };
  const lookWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(look);
    else setTimeout(look);
  };
  const reading = new AbortController();
  const begin = () => {
    reading.abort();
    lookWhenIdle();
    navigation$.subscribe(({ phase }) => {
      if (phase === "finished") lookWhenIdle();
    });
  };
  for (const name of signsOfReading) {
    addEventListener(name, begin, { passive: true, signal: reading.signal });
  }
}
