import type { ComfortOptions } from "./comforts/comforts.ts";

/** So long a quiet moment is waited for once the document is there. */
const quietTimeoutMs = 6000;

/**
 * Fetches the comforts when the document is there and the browser is idle, or sooner with the first
 * navigation, whose progress they show.
 */
export function fetchComforts(options: Omit<ComfortOptions, "awaited">): void {
  let fetched = false;
  let awaited: string | undefined;
  const start = async () => {
    fetched = true;
    const { startComforts } = await import(
      /* webpackChunkName: "comforts" */ "./comforts/comforts.ts"
    );
    startComforts({ ...options, awaited });
  };
  const startOnce = () => {
    if (!fetched) start().catch((error: unknown) => console.warn(error));
  };
  options.bus.navigation$.subscribe(({ phase, url }) => {
    awaited = phase === "started" ? url : undefined;
    startOnce();
  });
  const whenIdle = () => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(startOnce, { timeout: quietTimeoutMs });
    else setTimeout(startOnce);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
