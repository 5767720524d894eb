import { whenIdle } from "./whenIdle.ts";

/** An owner whose code can't be loaded hydrates no page; what waits for that begins after this time. */
const longestHydrationMs = 2000;
/** Once the page is taken over, a quiet moment is waited for so long. */
const longestBusyMs = 2000;

/**
 * Settles when the page's owner has taken its page over and the browser is idle: then begins what the
 * reader sees beside the page, such as the question of consent, whose frames would take the processor
 * from hydration. To be called before the owners start.
 */
export async function whenCalm(): Promise<void> {
  await new Promise<void>((resolve) => {
    addEventListener("single-spa:first-mount", () => resolve(), { once: true });
    setTimeout(resolve, longestHydrationMs);
  });
  await new Promise<void>((resolve) => whenIdle(resolve, longestBusyMs));
}
