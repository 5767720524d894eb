import type { Note } from "../site/progress.ts";

interface Installing {
  /** Finds or installs what it needs beyond npm's packages, such as a browser. */
  install?: (note: Note) => Promise<unknown>;
}

/**
 * Begins at once to install what the steps need, one after the other, as Debian's packages want it:
 * the steps before them compute meanwhile, and a download only waits. What fails is left to its step,
 * which tries again and says why not.
 * @returns for each step what has to come to an end before it runs
 */
export function installAhead<Step extends Installing>(
  steps: readonly Step[],
): Map<Step, Promise<unknown>> {
  const installed = new Map<Step, Promise<unknown>>();
  let before: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    const { install } = step;
    if (!install) continue;
    before = before.then(() => install(() => {})).catch(() => undefined);
    installed.set(step, before);
  }
  return installed;
}
