/**
 * Calls when the browser is idle; in one without idle callbacks, in the next task.
 * @param timeout after so many milliseconds at the latest
 */
export function whenIdle(run: () => void, timeout: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout });
  else setTimeout(run);
}
