import { navigationTimes } from "./navigationTimes.ts";

const { delayMs, retryMs, retries, offsetPx, durationMs } = navigationTimes.hashScroll;

/** What says that readers scroll by themselves. */
const readersOwn = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Slow at both ends. */
const eased = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

/** Moves the window to a place; the place itself may move meanwhile, as pictures come. */
function glideTo(place: HTMLElement, signal: AbortSignal): void {
  const from = scrollY;
  const target = () => Math.max(0, place.getBoundingClientRect().top + scrollY - offsetPx);
  const jump = (top: number) => scrollTo({ top, behavior: "instant" });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return jump(target());
  let begun: number | undefined;
  const step = (now: number) => {
    if (signal.aborted) return;
    begun ??= now;
    const part = Math.min(1, (now - begun) / durationMs);
    jump(from + (target() - from) * eased(part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * Scrolls to the place that a hash names after a navigation, once the new page has settled, and
 * waits for it where it comes late. Readers who scroll by themselves are left alone.
 * @param left says that the page is being left
 */
export function scrollToHash(hash: string, left: AbortSignal): void {
  if (left.aborted) return;
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    clearTimeout(timer);
    ending.abort();
  };
  const look = (tries: number) => {
    const place = placeOf(hash);
    if (place) return glideTo(place, signal);
    if (tries > 0) timer = setTimeout(look, retryMs, tries - 1);
  };
  left.addEventListener("abort", end, { signal });
  for (const name of readersOwn) addEventListener(name, end, { passive: true, signal });
  timer = setTimeout(look, delayMs, retries);
}
