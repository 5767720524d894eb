import type { Bus } from "@festival/contracts/bus";

/** So long a quiet moment is waited for once the document is there. */
const quietTimeoutMs = 6000;

/**
 * Fetches the comforts when the document is there and the browser is idle, or sooner with the first
 * navigation, whose progress they show.
 */
export function fetchComforts(bus: Bus, isStaff: boolean): void {
  let fetched = false;
  let awaited: string | undefined;
  const start = async () => {
    fetched = true;
    const { startComforts } = await import(
      /* webpackChunkName: "comforts" */ "./comforts/comforts.ts"
    );
    startComforts({ bus, isStaff, awaited });
  };
  const startOnce = () => {
    if (!fetched) start().catch((error: unknown) => console.warn(error));
  };
  bus.navigation$.subscribe(({ phase, url }) => {
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
