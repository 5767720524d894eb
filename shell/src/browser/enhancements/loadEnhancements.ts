import type { EnhancementOptions } from "./enhancements.ts";

/**
 * Fetches the enhancements when the page is hydrated and the browser idle, or sooner with the first navigation, whose progress they show.
 */
export function loadEnhancements(
  options: Omit<EnhancementOptions, "awaited">,
  hydrated: Promise<void>,
): void {
  let fetched = false;
  let awaited: string | undefined;
  const start = async () => {
    fetched = true;
    const { startEnhancements } = await import(
      /* webpackChunkName: "enhancements" */ "./enhancements.ts"
    );
    startEnhancements({ ...options, awaited });
  };
  const startOnce = () => {
    if (!fetched) start().catch((error: unknown) => console.warn(error));
  };
  options.bus.navigation$.subscribe(({ phase, url }) => {
    awaited = phase === "started" ? url : undefined;
    startOnce();
  });
  void hydrated.then(startOnce);
}
