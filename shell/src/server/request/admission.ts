import type { AdmissionLimits } from "../config.ts";

/** Thrown for work that would wait too long; nothing of it has begun. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

interface RunOptions {
  /** Goes before all others, and is refused only where as many more wait. */
  isUrgent?: boolean;
}

/**
 * Bounds how much is in work, so that beyond capacity as much is done as at capacity and the rest is
 * refused at once, instead of everything taking too long.
 */
export function createAdmission({ atOnce, waiting }: AdmissionLimits) {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  async function enter(isUrgent: boolean): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const queue = isUrgent ? urgent : others;
    if (queue.length >= waiting) throw new Overloaded();
    // the one that leaves hands its place on
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = urgent.shift() ?? others.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    /** @throws Overloaded where too much waits already */
    async run<T>(work: () => Promise<T>, { isUrgent = false }: RunOptions = {}): Promise<T> {
      await enter(isUrgent);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
