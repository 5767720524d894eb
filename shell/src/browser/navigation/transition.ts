/**
 * Changes the screen, and lets the browser blend the old one into the new where it can and the
 * reader wants movement. The styles say how; see `::view-transition` in shared-ui's base.css.
 * @returns settled when the change is made; the blending goes on behind it
 */
export async function blend(change: () => Promise<void>): Promise<void> {
  const isStill =
    document.hidden ||
    !("startViewTransition" in document) ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill) return change();
  const transition = document.startViewTransition(change);
  // one that is skipped, for a newer one or a hidden window, has made its change all the same
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
