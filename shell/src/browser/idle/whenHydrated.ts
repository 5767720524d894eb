import { whenIdle } from "./whenIdle.ts";

/** An owner whose code can't be loaded hydrates no page; what waits for that begins after this time. */
const longestHydrationMs = 2000;
/** Once the page is hydrated, an idle moment is waited for so long. */
const longestBusyMs = 2000;

/**
 * Resolves when the page is hydrated and the browser idle: then comes what the reader sees beside the
 * page, such as the question of consent, which would take the processor from hydration. Call it before
 * the owners start: it listens to the first mount.
 */
export async function whenHydrated(): Promise<void> {
  await new Promise<void>((resolve) => {
    addEventListener("single-spa:first-mount", () => resolve(), { once: true });
    setTimeout(resolve, longestHydrationMs);
  });
  await new Promise<void>((resolve) => whenIdle(resolve, longestBusyMs));
}
