import type { ComfortOptions } from "./comforts.ts";

/**
 * Fetches the comforts when it is calm, or sooner with the first navigation, whose progress they show.
 */
export function fetchComforts(options: Omit<ComfortOptions, "awaited">, calm: Promise<void>): void {
  let fetched = false;
  let awaited: string | undefined;
  const start = async () => {
    fetched = true;
    const { startComforts } = await import(/* webpackChunkName: "comforts" */ "./comforts.ts");
    startComforts({ ...options, awaited });
  };
  const startOnce = () => {
    if (!fetched) start().catch((error: unknown) => console.warn(error));
  };
  options.bus.navigation$.subscribe(({ phase, url }) => {
    awaited = phase === "started" ? url : undefined;
    startOnce();
  });
  void calm.then(startOnce);
}
