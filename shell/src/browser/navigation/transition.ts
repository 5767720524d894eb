/** In milliseconds. A device that took longer to show its last screen would be held up by the blending. */
const quickMs = 60;

/** How long the last change took, to the end of the frame that showed it. */
let lastMs = Infinity;

function measured(change: () => Promise<void>): () => Promise<void> {
  return async () => {
    const since = performance.now();
    await change();
    requestAnimationFrame(() => setTimeout(() => (lastMs = performance.now() - since)));
  };
}

/**
 * Changes the screen, and lets the browser blend the old one into the new where it can, is quick and the
 * reader wants movement. The styles say how; see `::view-transition` in shared-ui's base.css.
 * @param enter takes the reader to the new screen, which makes the browser lay it out: where nothing is blended, within
 * the frame that does so anyway, and not in the same task as the change
 * @returns settled when the change is made; the blending goes on behind it
 */
export async function blend(change: () => Promise<void>, enter: () => void): Promise<void> {
  const make = measured(change);
  const isStill =
    document.hidden ||
    lastMs > quickMs ||
    !("startViewTransition" in document) ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill) {
    await make();
    // a hidden window has no frames
    if (!document.hidden) await new Promise(requestAnimationFrame);
    return enter();
  }
  const transition = document.startViewTransition(async () => {
    await make();
    enter();
  });
  // one that is skipped, for a newer one or a hidden window, has made its change all the same
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
